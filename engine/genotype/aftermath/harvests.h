// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/aftermath/expected_lead.h"
#include "engine/genotype/record.h"

#include <stop_token>
#include <vector>

namespace genotype {

/// What one throw of the twenty dice brought a seat.
struct Harvest {
    /// Traits that it validated in the breeding phase.
    int traits = 0;
    /// Its lead over the mean of the others at the end of the game.
    double lead = 0;
    bool operator==(const Harvest&) const = default;
};

/// The actions, counted from 0, after which the breeding dice were rolled, one for each round that came so
/// far.
std::vector<std::size_t> breedingRolls(const Record& record);

/// The harvests that the dice of one roll could have brought.
struct OtherHarvests {
    /// With the dice thrown again.
    std::vector<Harvest> others;
    /// As it was played. The real lead is that at the end of the game.
    Harvest real;
    /// The real dice, thrown once, but the rest played by instinct, as in the others: what is left of luck
    /// when the choices are the same.
    std::vector<Harvest> replayed;
};

/// The share of others that brought less than `value`, counting equal ones half: 0 … 1.
double rankOf(const std::vector<Harvest>& others, double value, double (*of)(const Harvest&));

/// Throws the dice of a roll again, with the same parents and gardens. Everybody then follows instinct
/// (bots/instinct.h) to the end of the game. `times` throws, and as many games with the real dice. Stopped,
/// it returns those that it has. Precondition: the record is of a finished game, and `roll` is one of its
/// `breedingRolls`.
OtherHarvests otherHarvests(const Record& record, std::size_t roll, Seat seat, int times, std::uint64_t seed,
                            const std::stop_token& stop = {});

} // namespace genotype
