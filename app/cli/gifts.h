// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

#include <string>
#include <vector>

namespace cli {

/// Something that a seat is given when the first round begins, to see what it is worth: owning it is
/// otherwise mixed up with being ahead.
struct Gift {
    std::string name;
    /// Takes it from its deck or stock. False, and nothing changed, when there is none left.
    bool (*give)(genotype::State& state, genotype::Seat seat, int which);
    int which = 0;
};

/// Nothing first; then coins, upgrades, tools, assistants, goals, and plants for the hand by their traits.
const std::vector<Gift>& gifts();

} // namespace cli
