// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

#include <array>

namespace genotype {

/// What a bot needs to know about its own garden, computed once for each choice.
struct GardenView {
    GardenView(const State& state, Seat seat);

    /// Uncovered copies by trait and genotype.
    std::array<std::array<int, genotypeCount>, traitCount> open{};
    int openTotal = 0;
    int completePlants = 0;
    int freePlots = 0;
    /// Dice of 36 that one breeding roll shows as this genotype, under these parents: 8 for each cell of the
    /// square (a numeral ends with 2 in 9).
    static int chance(Parents parents, Genotype genotype);
    /// Sum of the dice that may serve a trait's open copies, in hundredths.
    int supply(Trait trait, Parents parents) const;
};

/// What a validation at this place is worth in hundredths of a point: completing a plant is worth the most.
int validationWorth(const Player& player, int plot, Trait trait);
/// The most that a validation of the genotype can bring in any plot; 0 if none is open. `genotype` -1: any.
int bestValidation(const Player& player, Trait trait, int genotype);
/// The most that a validation of any trait can bring.
int bestValidation(const Player& player);

/// What a plant card is worth: its points, how easy its traits are to roll, the seat's goals.
int plantWorth(const State& state, Seat seat, PlantId plant);
/// What marking a goal is worth: counts the plants that the seat has, at any stage, and those to come.
int goalWorth(const State& state, Seat seat, Trait trait, int goal);
int bestGoal(const State& state, Seat seat);

} // namespace genotype
