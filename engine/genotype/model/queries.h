// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

/// What can be read off the table: simple questions that rules, effects and Brother Johann share. None of
/// them knows a card's effect.
namespace genotype {

/// How each trait is inherited in this game.
inline Inheritances inheritancesOf(const State& state) {
    Inheritances all{};
    for (const Trait trait : allTraits)
        all[static_cast<std::size_t>(trait)] = state.bench(trait).inheritance;
    return all;
}

/// Bit t: some plot of the player has trait t uncovered.
inline std::uint8_t uncoveredTraits(const Player& player) {
    std::uint8_t traits = 0;
    for (const Plot& plot : player.plots)
        traits |= plot.uncovered();
    return traits;
}

/// The genotypes that the plot's plant has uncovered; none if it is empty. Called at every pick, so without a
/// branch.
inline GenotypeSet uncoveredGenotypes(const Plot& plot) {
    // By covered traits (bits): the genotypes of the others.
    static constexpr auto ofUncovered = [] {
        std::array<GenotypeSet, 1u << traitCount> sets;
        for (unsigned covered = 0; covered < sets.size(); ++covered)
            for (const Trait trait : allTraits)
                if (!((covered >> static_cast<int>(trait)) & 1))
                    sets[covered].add(trait, 0b111);
        return sets;
    }();
    return plantCard(plot.plant).asked & ofUncovered[plot.covered];
}
/// Those that some plot of the player has uncovered.
inline GenotypeSet uncoveredGenotypes(const Player& player) {
    GenotypeSet genotypes;
    for (const Plot& plot : player.plots)
        genotypes = genotypes | uncoveredGenotypes(plot);
    return genotypes;
}

/// Uncovered copies of one genotype in all plots.
inline int uncoveredCopies(const Player& player, Trait trait, Genotype genotype) {
    int copies = 0;
    for (const Plot& plot : player.plots)
        if ((plot.uncovered() >> static_cast<int>(trait)) & 1)
            copies += plantCard(plot.plant).genotype(trait) == genotype;
    return copies;
}

/// Dice slots without those of an assistant, and how many of them are free.
inline int ordinarySlots(const Player& player) {
    return baseDiceSlots + player.diceSlots + (player.temporarySlot ? 1 : 0);
}
inline int freeOrdinarySlots(const Player& player) {
    return ordinarySlots(player) - player.slotsFilled;
}

/// The first free ordinary plot, or -1.
inline int freeOrdinaryPlot(const Player& player) {
    for (int plot = 0; plot < basePlots + player.newPlots; ++plot)
        if (player.plots[static_cast<std::size_t>(plot)].empty())
            return plot;
    return -1;
}

inline int freeGoals(const State& state) {
    int count = 0;
    for (const Bench& bench : state.benches)
        for (int goal = 0; goal < goalCount(bench.inheritance); ++goal)
            count += bench.goals[static_cast<std::size_t>(goal)] == noSeat;
    return count;
}

/// Goals that the acting player has paid for but not chosen yet.
inline int promisedGoals(const State& state) {
    int count = 0;
    for (const Pending& pending : state.pending)
        count += pending.kind == PendingKind::Goal;
    return count;
}

/// Bit g: the player has marked a goal of the trait that counts genotype g.
inline std::uint8_t ownGoalGenotypes(const State& state, Seat seat, Trait trait) {
    const Bench& bench = state.bench(trait);
    std::uint8_t genotypes = 0;
    for (int goal = 0; goal < goalCount(bench.inheritance); ++goal)
        if (bench.goals[static_cast<std::size_t>(goal)] == seat)
            genotypes |= goalInfo(bench.inheritance, goal).genotypes;
    return genotypes;
}

/// Whether a card can still be drawn, from the deck or after a reshuffle.
inline bool plantDrawable(const State& state) {
    return !state.plantDeck.empty() || !state.plantDiscard.empty();
}
inline bool toolDrawable(const State& state) {
    if (!state.toolDeck.empty())
        return true;
    for (const auto count : state.toolDiscard)
        if (count > 0)
            return true;
    return false;
}

/// Whether a plant is available, from row or deck; likewise a tool.
inline bool plantAvailable(const State& state) {
    for (const PlantId plant : state.nursery)
        if (plant != noPlant)
            return true;
    return plantDrawable(state);
}
inline bool toolAvailable(const State& state) {
    for (const auto tool : state.toolShed)
        if (tool != noTool)
            return true;
    return toolDrawable(state);
}

} // namespace genotype
