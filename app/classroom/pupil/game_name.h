// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

#include <string>

namespace app {

/// The name of a game, by its id; the id itself if this program does not have it.
QString gameNameOf(const std::string& id);

} // namespace app
