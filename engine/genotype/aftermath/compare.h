// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/aftermath/report.h"

#include <stop_token>

namespace genotype {

/// How much thought a comparison takes: playouts of the search, and worlds of the comparison (at least 2).
struct ComparisonOptions {
    int searched = 32;
    int compared = 32;
    std::uint64_t seed = 1;
};

/// Looks for the best action as the strongest level does, by what the acting seat could see; then plays the
/// real one and the best one on in fresh worlds, both with the same chance, to the end of the round.
/// No value if there was only one action, or if it was stopped. Precondition: the action is legal.
std::optional<Choice> comparedWithBest(const State& state, const Action& action,
                                       const ComparisonOptions& options, const std::stop_token& stop = {});

} // namespace genotype
