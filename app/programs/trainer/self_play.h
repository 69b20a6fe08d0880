// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/bot.h"
#include "engine/genotype/bots/net_inputs.h"

#include <cstdint>
#include <vector>

namespace trainer {

/// A position after a choice, seen by one seat, and how its game went on.
struct Sample {
    genotype::NetInputs inputs;
    /// netResult at the end of the game.
    int result = 0;
    /// Index in Samples::later of the same seat's first position after the breeding phase of its round, whose
    /// value is less a matter of luck than the end of the game; -1 in the last round.
    std::int32_t later = -1;
};

struct Samples {
    std::vector<Sample> positions;
    std::vector<genotype::NetInputs> later;
};

struct SelfPlay {
    int games = 6000;
    /// Against Brother Johann.
    bool solo = false;
    std::uint64_t seed = 1;
    /// 0: one for each core.
    int threads = 0;
};

/// Plays games of two to five, most of four, in which the bot has every seat, or games against Brother
/// Johann, easy, standard, and hard with each assistant. One choice in twenty is random. The result does not
/// depend on the number of threads.
Samples samplesOf(const SelfPlay& options, const genotype::Bot& bot);

} // namespace trainer
