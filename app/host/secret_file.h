// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

#include <optional>
#include <string>

namespace app {

/// The secret in a file, which only the user of this account can read: the teacher's key, the name of a
/// class. It is drawn at the first time. No value if the file can be neither read nor written.
std::optional<std::string> secretIn(const QString& path);

} // namespace app
