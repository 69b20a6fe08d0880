// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots.h"

#include "engine/core/random.h"

namespace cli {

std::vector<GameSeeds> seedsOf(std::uint64_t series, std::size_t games) {
    std::vector<GameSeeds> seeds(games);
    core::Random random(series);
    for (GameSeeds& pair : seeds)
        for (std::uint64_t& seed : pair) {
            seed = std::uint64_t{random.below(1u << 31)} << 31;
            seed |= random.below(1u << 31);
        }
    return seeds;
}

} // namespace cli
