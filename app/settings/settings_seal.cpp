// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_seal.h"

#include "app/base/files/checksum.h"
#include "app/base/files/disk.h"

#include <QtCore/QFile>
#include <QtCore/QLockFile>

namespace app::settings_seal {

namespace {

constexpr int sealPatience = 2000; // milliseconds
constexpr qsizetype sealDigits = 32;
constexpr qint64 mostSettings = qint64{8} * 1024 * 1024;
const QByteArray sealMark = "; checked ";

struct Parts {
    QByteArray seal; ///< without its line feed; empty if there is none
    QByteArray content;
};

Parts partsOf(const QByteArray& bytes) {
    const qsizetype end = bytes.startsWith(sealMark) ? bytes.indexOf('\n') : -1;
    return end < 0 ? Parts{{}, bytes} : Parts{bytes.left(end), bytes.mid(end + 1)};
}

QByteArray sealOf(const QByteArray& content) {
    return sealMark + checksumOf(content, sealDigits).toLatin1();
}

} // namespace

State look(const QString& path, QString* reason) {
    QFile file(path);
    if (!file.exists())
        return State::None;
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const QByteArray bytes = isOpen ? file.read(mostSettings) : QByteArray();
    if (!isOpen || file.error() != QFile::NoError) {
        *reason = file.errorString();
        return State::Unreadable;
    }
    // The program leaves no empty file.
    if (bytes.isEmpty() || bytes.contains('\0'))
        return State::Damaged;
    const Parts parts = partsOf(bytes);
    // QSettings reads anything, and writes a section first.
    if (parts.seal.isEmpty())
        return bytes.startsWith('[') ? State::Unchecked : State::Damaged;
    return parts.seal == sealOf(parts.content) ? State::Good : State::Damaged;
}

void put(const QString& path) {
    QFile file(path);
    if (!file.exists())
        return;
    // The lock that QSettings takes when it writes.
    const QString lockPath = path + QStringLiteral(".lock");
    QLockFile lock(lockPath);
    if (disk::lock(lock, lockPath, sealPatience) != disk::Locked::Ours || !file.open(QIODevice::ReadOnly))
        return;
    const Parts parts = partsOf(file.read(mostSettings));
    const bool isWhole = file.atEnd();
    file.close();
    const QByteArray seal = sealOf(parts.content);
    if (isWhole && seal != parts.seal)
        disk::replace(path, (seal + '\n' + parts.content).toStdString());
}

} // namespace app::settings_seal
