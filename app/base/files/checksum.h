// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QCryptographicHash>
#include <QtCore/QString>

namespace app {

/// The first `digits` hexadecimal digits (at most 64) of the SHA-256 of these bytes: it tells damage by a
/// disk or an editor. Anybody can work it out, so it proves nothing about who has written them.
inline QString checksumOf(const QByteArray& bytes, qsizetype digits) {
    return QString::fromLatin1(
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(digits));
}

} // namespace app
