// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/roster.h"
#include "engine/genotype/record.h"

#include <cstdint>

/// Games of Genotype that bots play.
namespace cli {

/// The choice of a bot that plays the acting seat.
genotype::Action choiceOf(const genotype::Bot& bot, const genotype::State& state, core::Random& random,
                          const genotype::Budget& budget = {});

/// Plays the record's game from its setup to its end, the bot every seat, and writes down what it does.
/// `choices` is the seed of its choices.
void playToTheEnd(genotype::Record& record, const genotype::Bot& bot, std::uint64_t choices);

} // namespace cli
