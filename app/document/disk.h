#pragma once

#include <QtCore/QString>

/// What Qt does not offer: making sure that what was written lies on the disk.
namespace app::disk {

/// Waits until the file's bytes are on the disk. False when the system says that they are not.
bool sync(int descriptor);

/// Makes a new name in a folder last, where a system needs that.
void syncFolder(const QString& folder);

} // namespace app::disk
