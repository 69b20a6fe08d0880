// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/disk.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#endif

namespace app::disk {

#ifdef Q_OS_WIN

bool sync(int descriptor) {
    return _commit(descriptor) == 0;
}

void syncFolder(const QString&) {}

bool isAt(const QString&, int) {
    return true;
}

#else

bool sync(int descriptor) {
    // Some file systems (a few network ones) do not support fsync: that is not a failed write.
    return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP;
}

void syncFolder(const QString& folder) {
    const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    fsync(descriptor);
    ::close(descriptor);
}

bool isAt(const QString& path, int descriptor) {
    struct stat named {};
    struct stat open {};
    return ::stat(QFile::encodeName(path).constData(), &named) == 0 && ::fstat(descriptor, &open) == 0 &&
           named.st_dev == open.st_dev && named.st_ino == open.st_ino;
}

#endif

bool replace(const QString& path, const std::string& content) {
    const auto count = static_cast<qint64>(content.size());
    QSaveFile file(path);
    // The flush is needed: on a full disk QSaveFile (6.4) commits a truncated file, because it ignores what
    // its own buffer could not write.
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content.data(), count) == count &&
                         file.flush() && sync(file.handle()) && file.commit();
    if (written)
        syncFolder(QFileInfo(path).path());
    return written;
}

} // namespace app::disk
