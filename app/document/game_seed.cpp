// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_seed.h"

#include <QtCore/QRandomGenerator>

namespace app {

std::uint64_t drawnSeed() {
    return QRandomGenerator::system()->generate64() | std::uint64_t{1} << 63;
}

} // namespace app
