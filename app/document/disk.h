// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

#include <string>

/// What Qt does not offer: making sure that what was written lies on the disk.
namespace app::disk {

/// Waits until the file's bytes are on the disk. False when the system says that they are not.
bool sync(int descriptor);

/// Replaces whatever was there by a file with this content, completely or not at all, and flushes it to the
/// disk.
bool replace(const QString& path, const std::string& content);

/// Whether the path leads to the very file that is open, and not to another one of its name. True where the
/// system keeps an open file from being replaced.
bool isAt(const QString& path, int descriptor);

/// Makes a new file name in a folder durable, where the system needs that.
void syncFolder(const QString& folder);

} // namespace app::disk
