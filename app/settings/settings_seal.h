// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

/// A checksum for the file of a QSettings, which has none: a comment in its first line, over all that
/// follows. Whatever rewrites the file without knowing it, such as an earlier version of the program, leaves
/// the comment out; such a file is read unchecked.
namespace app::settings_seal {

enum class State {
    None, ///< there is no file
    Good,
    Unchecked, ///< it has no checksum
    Damaged,   ///< not what the program has written
    Unreadable ///< it cannot be read at the moment
};
/// `reason`: of a file that cannot be read, in the words of the system.
State look(const QString& path, QString* reason);

/// Gives the file its checksum. If that fails, the file is as it was.
void put(const QString& path);

} // namespace app::settings_seal
