#include "app/document/disk.h"

#include <QtCore/QFile>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#endif

namespace app::disk {

#ifdef Q_OS_WIN

bool sync(int descriptor) {
    return _commit(descriptor) == 0;
}

void syncFolder(const QString&) {}

#else

bool sync(int descriptor) {
    // Some file systems (a few network ones) know no fsync: that is no failed write.
    return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP;
}

void syncFolder(const QString& folder) {
    const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    fsync(descriptor);
    ::close(descriptor);
}

#endif

} // namespace app::disk
