// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/privacy.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFileInfo>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace app::disk {

namespace {

struct Privacy {
    Q_DECLARE_TR_FUNCTIONS(app::Privacy)
};

constexpr QFileDevice::Permissions others = QFileDevice::ReadGroup | QFileDevice::WriteGroup |
                                            QFileDevice::ExeGroup | QFileDevice::ReadOther |
                                            QFileDevice::WriteOther | QFileDevice::ExeOther;

#ifdef Q_OS_WIN

bool isOurs(const QFileInfo&) {
    return false; // Windows keeps a person's folders from others by itself
}

#else

/// What the process allowed before `keepToOwner`.
mode_t usualMask() {
    static const mode_t mask = [] {
        const mode_t now = ::umask(077);
        ::umask(now);
        return now;
    }();
    return mask;
}

bool isOurs(const QFileInfo& info) {
    return !info.isSymLink() && info.exists() && info.ownerId() == ::geteuid();
}

#endif

/// Whether others can still use it.
bool staysOpen(const QString& path, QFileDevice::Permissions wanted) {
    const QFileInfo before(path);
    if (!isOurs(before) || !(before.permissions() & others))
        return false;
    // The owner's own rights stay as they are: a file may be read-only on purpose.
    QFile::setPermissions(path, before.permissions() & wanted);
    QFileInfo after(path);
    return static_cast<bool>(after.permissions() & others);
}

} // namespace

QFileDevice::Permissions usualFile() {
#ifdef Q_OS_WIN
    return QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup | QFileDevice::ReadOther;
#else
    const mode_t mode = 0666 & ~usualMask();
    QFileDevice::Permissions allowed = ownersFile;
    allowed.setFlag(QFileDevice::ReadGroup, mode & S_IRGRP);
    allowed.setFlag(QFileDevice::WriteGroup, mode & S_IWGRP);
    allowed.setFlag(QFileDevice::ReadOther, mode & S_IROTH);
    allowed.setFlag(QFileDevice::WriteOther, mode & S_IWOTH);
    return allowed;
#endif
}

void keepToOwner() {
#ifndef Q_OS_WIN
    usualMask(); // before it changes
    ::umask(077);
#endif
}

QStringList tightenFile(const QString& path) {
    constexpr QFileDevice::Permissions user =
        QFileDevice::ReadUser | QFileDevice::WriteUser | QFileDevice::ExeUser;
    const bool isFolder = QFileInfo(path).isDir();
    return staysOpen(path, (isFolder ? ownersFolder : ownersFile) | user) ? QStringList{path} : QStringList();
}

QStringList tighten(const QString& dataFolder) {
    static const QStringList kept{QStringLiteral("*.json"),      QStringLiteral("*.csv"),
                                  QStringLiteral("*.ini"),       QStringLiteral("*.lock"),
                                  QStringLiteral("*.sqlite*"),   QStringLiteral("class-id*"),
                                  QStringLiteral("class-name*"), QStringLiteral("teacher-*")};
    static const QStringList folders{QStringLiteral("games"), QStringLiteral("keys"), QStringLiteral("class"),
                                     QStringLiteral("puzzles")};
    QStringList open;
    const QDir folder(dataFolder);
    if (!folder.exists())
        return open;
    for (const QString& name : folder.entryList(kept, QDir::Files | QDir::Hidden))
        open << tightenFile(folder.filePath(name));
    for (const QString& name : folders) {
        if (!folder.exists(name) || QFileInfo(folder.filePath(name)).isSymLink())
            continue;
        open << tightenFile(folder.filePath(name));
        QDirIterator inside(folder.filePath(name), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                            QDirIterator::Subdirectories);
        while (inside.hasNext())
            open << tightenFile(inside.next());
    }
    // A folder in which the program has kept nothing yet may be somebody else's.
    const bool isUsed = !folder.entryList(kept, QDir::Files).isEmpty() || folder.exists(folders.front());
    return isUsed ? open << tightenFile(folder.path()) : open;
}

QString openFilesWords(const QStringList& open, const QString& folder) {
    if (open.isEmpty())
        return {};
    return Privacy::tr(
               "The disk of the folder “%1” keeps no permissions. Everybody who can use this disk can read "
               "what the program keeps there: names, answers, games and keys.")
        .arg(QDir::toNativeSeparators(folder));
}

} // namespace app::disk
