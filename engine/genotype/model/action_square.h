// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"

#include <optional>

namespace genotype {

/// The Punnett square that an action is about.
struct ActionSquare {
    Trait trait = Trait::SeedShape;
    Inheritance inheritance = Inheritance::CompleteDominance;
    /// Once the action is done.
    Parents parents;
    /// The genotype of the die that is taken; none: the square as a whole.
    std::optional<Genotype> wanted;

    bool operator==(const ActionSquare&) const = default;
};

/// Of gene tiles, of a marker on Set Parent Genes or a 1st Shift, and of an offspring die; none of other
/// actions. Precondition: the action is legal in the state.
std::optional<ActionSquare> squareOf(const State& state, const Action& action);

} // namespace genotype
