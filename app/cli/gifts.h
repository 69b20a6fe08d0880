// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

#include <string>
#include <vector>

namespace cli {

/// Something given to a seat when the first round begins, to measure its worth: otherwise, owning it would be
/// confounded with being ahead.
struct Gift {
    std::string name;
    /// Takes it from its deck or stock. False, with nothing changed, if there is none left.
    bool (*give)(genotype::State& state, genotype::Seat seat, int which);
    int which = 0;
};

/// First no gift; then coins, upgrades, tools, assistants, goals, and plants for the hand by number of
/// traits.
const std::vector<Gift>& gifts();

} // namespace cli
