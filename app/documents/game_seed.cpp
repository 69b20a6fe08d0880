// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_seed.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QRandomGenerator>

namespace app {

std::uint64_t drawnSeed() {
    return QRandomGenerator::system()->generate64() | std::uint64_t{1} << 63;
}

std::string hiddenNameOf(std::uint64_t seed) {
    constexpr qsizetype enough = 8; // bytes
    const QByteArray hash =
        QCryptographicHash::hash("game " + QByteArray::number(seed), QCryptographicHash::Sha256);
    return hash.first(enough).toHex().toStdString();
}

} // namespace app
