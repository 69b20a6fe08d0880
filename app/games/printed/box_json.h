// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "box_game.h"

#include <QtCore/QJsonObject>

#include <optional>

namespace app {

QJsonObject toJson(const BoxGame& game);
/// No value if it is not a possible game.
std::optional<BoxGame> boxGameFrom(const QJsonObject& object);

} // namespace app
