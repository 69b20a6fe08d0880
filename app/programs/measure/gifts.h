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

/// First no gift; then coins, upgrades (an assistant as the deck gives it), tools, assistants, goals, and
/// plants for the hand by number of traits. With words only those, besides no gift, whose names contain one
/// of them. Throws UserError for a word that no name contains.
std::vector<Gift> giftsNamed(const std::vector<std::string>& words);

} // namespace cli
