// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/disk.h"

#include "app/base/files/flusher.h"
#include "app/base/files/medium.h"
#include "app/base/files/privacy.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtCore/QThread>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#endif

namespace app::disk {

namespace {

Medium* theMedium = nullptr;

Verdict ask(Deed deed, const QString& path, qint64 bytes = 0) {
    return theMedium ? theMedium->before(deed, path, bytes) : Verdict{};
}

/// Whether the disk may perform this deed.
bool allows(Deed deed, const QString& path, qint64 bytes = 0) {
    const Verdict::Kind kind = ask(deed, path, bytes).kind;
    return kind == Verdict::Kind::Done || kind == Verdict::Kind::Lied;
}

bool told(bool done, Deed deed, const QString& path) {
    if (done && theMedium)
        theMedium->after(deed, path);
    return done;
}

#ifdef Q_OS_WIN

void syncFolder(const QString&) {}

bool isAt(const QString&, int) {
    return true;
}

#else

/// Flushes the folder to the disk, where the system needs that for a new name to survive a power cut.
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

/// Before anything is in the file, so that nobody else can read even its beginning. A disk without
/// permissions refuses to set them or forgets them: then everybody who has the disk can read it (privacy.h
/// tells).
void restrict(QSaveFile& file, Readers readers) {
    if (readers == Readers::Owner)
        file.setPermissions(ownersFile);
    else if (!QFileInfo::exists(file.fileName())) // an earlier file's permissions are kept
        file.setPermissions(usualFile());
}

/// Makes one folder, for its owner alone.
bool makeOne(const QString& path) {
    return QDir().mkdir(path, ownersFolder) || QFileInfo(path).isDir();
}

bool makeAll(const QString& path) {
    const QFileInfo info(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    return info.isDir() || (info.absolutePath() != info.absoluteFilePath() && makeAll(info.absolutePath()) &&
                            makeOne(info.absoluteFilePath()));
}

/// A lock file without a name was left by a process that died, or by a power cut, before the owner's name was
/// in it. Removes it if it is older than `settled` milliseconds and nobody has it open.
bool removeIfNameless(QLockFile& lock, const QString& path, qint64 settled) {
    qint64 process = 0;
    QString host;
    QString program;
    const QFileInfo file(path);
    return file.exists() && !lock.getLockInfo(&process, &host, &program) &&
           file.lastModified().msecsTo(QDateTime::currentDateTime()) > settled && lock.removeStaleLockFile();
}

/// Whether a nameless lock was in the way. QLockFile removes the lock of a process that is gone under the
/// protection of a second one, and takes a nameless one of those for somebody's for half a minute.
bool removeNameless(QLockFile& lock, const QString& path) {
    constexpr int removalSettles = 100; // milliseconds: it is held for some microseconds
    constexpr int lockSettles = 5'000;  // the clock of a server may be different
    const QString removalPath = path + QStringLiteral(".rmlock");
    QLockFile removal(removalPath);
    if (QFileInfo::exists(removalPath))
        QThread::msleep(removalSettles);
    const bool wasRemoving = removeIfNameless(removal, removalPath, removalSettles);
    return removeIfNameless(lock, path, lockSettles) || wasRemoving;
}

} // namespace

bool flush(int descriptor) {
#ifdef Q_OS_WIN
    return _commit(descriptor) == 0;
#else
    // Some file systems, mostly on a network, do not support fsync: that is not a failed write.
    return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP;
#endif
}

void setMedium(Medium* medium) {
    theMedium = medium;
}

bool makeFolder(const QString& path) {
    if (QFileInfo(path).isDir())
        return true;
    return allows(Deed::MakeFolder, path) && told(makeAll(path), Deed::MakeFolder, path);
}

Locked lock(QLockFile& lock, const QString& path, int patience) {
    if (!allows(Deed::Lock, path))
        return Locked::Refused;
    bool isOurs = lock.tryLock(patience);
    if (!isOurs && lock.error() == QLockFile::LockFailedError && removeNameless(lock, path))
        isOurs = lock.tryLock(patience);
    if (told(isOurs, Deed::Lock, path))
        return Locked::Ours;
    return lock.error() == QLockFile::LockFailedError ? Locked::Others : Locked::Refused;
}

bool replace(const QString& path, const std::string& content, Readers readers) {
    const auto count = static_cast<qint64>(content.size());
    if (!allows(Deed::Replace, path, count))
        return false;
    QSaveFile file(path);
    // The flush is needed: on a full disk QSaveFile (6.4) commits a truncated file, because it ignores what
    // its own buffer could not write.
    const bool written = file.open(QIODevice::WriteOnly) && (restrict(file, readers), true) &&
                         file.write(content.data(), count) == count && file.flush() && flush(file.handle()) &&
                         file.commit();
    if (written)
        syncFolder(QFileInfo(path).path());
    return told(written, Deed::Replace, path);
}

bool rename(const QString& from, const QString& to) {
    return allows(Deed::Rename, from) && told(QFile::rename(from, to), Deed::Rename, to);
}

QString remove(const QString& path) {
    QFile file(path);
    if (!allows(Deed::Remove, path))
        return QStringLiteral("EIO");
    return told(file.remove(), Deed::Remove, path) ? QString() : file.errorString();
}

bool moveToTrash(const QString& path) {
    // On an account that has saved nothing yet, there is no folder for the trash, and Qt 6.4 would make one
    // in the current folder.
    const bool hasTrash =
        QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    return hasTrash && allows(Deed::Remove, path) && told(QFile::moveToTrash(path), Deed::Remove, path);
}

bool stamp(const QString& path, const QDateTime& time) {
    QFile file(path);
    return allows(Deed::Stamp, path) && file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly) &&
           told(file.setFileTime(time, QFileDevice::FileModificationTime), Deed::Stamp, path);
}

bool settle(QSettings& settings) {
    if (!allows(Deed::Settle, settings.fileName()))
        return false;
    // Once a write has failed, a QSettings reports the error for ever. A new one on the same file shares the
    // unwritten settings and reports whether they can be written now.
    QSettings now(settings.fileName(), settings.format());
    now.sync();
    return told(now.status() == QSettings::NoError, Deed::Settle, settings.fileName());
}

bool GrowingFile::open() {
    close();
    if (!allows(Deed::Open, m_path) || !m_file.open(QIODevice::WriteOnly | QIODevice::Append |
                                                    QIODevice::ExistingOnly | QIODevice::Unbuffered))
        return false;
    m_descriptor = m_file.handle();
    return told(true, Deed::Open, m_path);
}

void GrowingFile::close() {
    m_file.close();
    m_descriptor = -1;
}

bool GrowingFile::append(const std::string& bytes) {
    const auto count = static_cast<qint64>(bytes.size());
    const Verdict verdict = ask(Deed::Append, m_path, count);
    if (verdict.kind == Verdict::Kind::Torn)
        m_file.write(bytes.data(), qMin(verdict.bytes, count));
    if (verdict.kind == Verdict::Kind::Torn || verdict.kind == Verdict::Kind::Refused)
        return false;
    return told(m_file.write(bytes.data(), count) == count, Deed::Append, m_path);
}

bool GrowingFile::cut(qint64 size) {
    return allows(Deed::Cut, m_path) && told(m_file.resize(size), Deed::Cut, m_path);
}

bool GrowingFile::sync() {
    const Verdict::Kind kind = ask(Deed::Sync, m_path).kind;
    if (kind == Verdict::Kind::Lied)
        return true;
    return kind == Verdict::Kind::Done &&
           told(Flusher::take(m_path, m_descriptor) || flush(m_descriptor), Deed::Sync, m_path);
}

bool GrowingFile::isInPlace() const {
    return isAt(m_path, m_descriptor);
}

} // namespace app::disk
