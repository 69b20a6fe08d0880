// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/game.h"

#include <vector>

/// What a round of the game brought: for a look back before the next one.
namespace lessons {

/// What one seat gained, in points by source.
struct RoundGain {
    int plants = 0;
    int goals = 0;
    int markers = 0;
    int coins = 0;
    /// Plants that became complete, harvested or not.
    int completed = 0;

    int total() const { return plants + goals + markers + coins; }
    bool operator==(const RoundGain&) const = default;
};

/// The dice of the breeding roll, and how many of them were of the kind that is counted.
struct RoundDice {
    int rolled = 0;
    int shown = 0;
    /// How many were to be expected from the Punnett squares, with one re-roll of each mutation: 2/9 for each
    /// cell.
    double expected = 0;
    /// Counted is what a seat's plants needed; otherwise, heterozygous genotypes.
    bool needed = false;
};

struct RoundUp {
    int round = 1;
    /// By seat.
    std::vector<RoundGain> gains;
    RoundDice dice;
};

/// The round between two states: where it began and where the next one does. `events`: everything that was
/// reported in between. `beforeRoll`: the state before the dice were rolled, which says what the plants of
/// `viewer` needed; for noSeat, or if they needed nothing, heterozygous dice are counted.
RoundUp roundUp(const genotype::State& begin, const genotype::State& end,
                const std::vector<genotype::Event>& events, const genotype::State& beforeRoll,
                genotype::Seat viewer);

} // namespace lessons
