#pragma once

#include "engine/genotype/state.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cli {

struct SelfplayOptions {
    /// Players, Brother Johann, rounds and overlays; its seed is that of the whole series.
    genotype::Setup setup;
    /// 1 … 100 000 000.
    std::int64_t games = 1;
    /// Ids of bots: one for all seats, or one for each.
    std::vector<std::string> bots{"random"};
    bool json = false;
};

/// Plays the games one after another on one core and prints the means. Game i of a seed is always the same.
/// The starting player is drawn in each game. Throws UserError for an unknown bot or a wrong number of them.
void selfplay(const SelfplayOptions& options);

} // namespace cli
