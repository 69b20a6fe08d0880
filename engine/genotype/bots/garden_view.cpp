// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/garden_view.h"

#include "engine/genotype/rules/rules.h"

#include <algorithm>

namespace genotype {

GardenView::GardenView(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    for (int place = 0; place < plotPlaces; ++place) {
        const Plot& plot = player.plots[static_cast<std::size_t>(place)];
        completePlants += plot.complete();
        if (plot.empty() && plotExists(player, place))
            ++freePlots;
        for (const Trait trait : allTraits) {
            if (!((plot.uncovered() >> static_cast<int>(trait)) & 1))
                continue;
            const auto genotype = static_cast<std::size_t>(plantCard(plot.plant).genotype(trait));
            ++open[static_cast<std::size_t>(trait)][genotype];
            ++openTotal;
        }
    }
}

int GardenView::chance(Parents parents, Genotype genotype) {
    return 8 * punnettCounts(parents)[static_cast<std::size_t>(genotype)];
}

int GardenView::supply(Trait trait, Parents parents) const {
    int sum = 0;
    for (const Genotype genotype : allGenotypes) {
        const int wanted = open[static_cast<std::size_t>(trait)][static_cast<std::size_t>(genotype)];
        // Five dice; other players take some of them.
        const int dice = 100 * dicePerTrait * chance(parents, genotype) / 36;
        sum += std::min(dice / 2, 100 * wanted);
    }
    return sum;
}

int validationWorth(const Player& player, int place, Trait trait) {
    const Plot& plot = player.plots[static_cast<std::size_t>(place)];
    if (!((plot.uncovered() >> static_cast<int>(trait)) & 1))
        return 0;
    const PlantCard& card = plantCard(plot.plant);
    const int left = traitsIn(plot.uncovered());
    const int spare = 100 * (card.points - card.traitTotal() + 1);
    return 100 + (left == 1 ? spare : spare / (2 * left));
}

int bestValidation(const Player& player, Trait trait, int genotype) {
    int best = 0;
    for (int place = 0; place < plotPlaces; ++place) {
        const Plot& plot = player.plots[static_cast<std::size_t>(place)];
        if (!plot.empty() &&
            (genotype < 0 || static_cast<int>(plantCard(plot.plant).genotype(trait)) == genotype))
            best = std::max(best, validationWorth(player, place, trait));
    }
    return best;
}

int bestValidation(const Player& player) {
    int best = 0;
    for (const Trait trait : allTraits)
        best = std::max(best, bestValidation(player, trait, -1));
    return best;
}

int plantWorth(const State& state, Seat seat, PlantId plant) {
    const PlantCard& card = plantCard(plant);
    int worth = 60 * card.points;
    for (const Trait trait : allTraits) {
        if (!card.has(trait))
            continue;
        const Bench& bench = state.bench(trait);
        worth += 3 * GardenView::chance(bench.parents, card.genotype(trait));
        for (int goal = 0; goal < goalCount(bench.inheritance); ++goal) {
            const GoalInfo info = goalInfo(bench.inheritance, goal);
            if (bench.goals[static_cast<std::size_t>(goal)] == seat && info.matches(card.genotype(trait)))
                worth += 70 * info.points;
        }
    }
    return worth;
}

int goalWorth(const State& state, Seat seat, Trait trait, int goal) {
    const Player& player = state.player(seat);
    const GoalInfo info = goalInfo(state.bench(trait).inheritance, goal);
    const auto counts = [&](PlantId plant) {
        return plant != noPlant && plantCard(plant).has(trait) &&
               info.matches(plantCard(plant).genotype(trait));
    };
    int worth = 0;
    for (const PlantId plant : player.harvested)
        worth += counts(plant) ? 100 * info.points : 0;
    for (const Plot& plot : player.plots)
        worth += counts(plot.plant) ? 70 * info.points : 0;
    for (const PlantId plant : player.hand)
        worth += counts(plant) ? 35 * info.points : 0;
    // Plants to come: one a round; three in four need the trait.
    int share = 0;
    for (const Genotype genotype : allGenotypes)
        if (info.matches(genotype))
            share += genotype == Genotype::Heterozygous ? 42 : 29;
    return worth + (state.rounds - state.round) * info.points * share * 6 / 10;
}

int bestGoal(const State& state, Seat seat) {
    int best = 0;
    for (const Trait trait : allTraits)
        for (int goal = 0; goal < goalCount(state.bench(trait).inheritance); ++goal)
            if (state.bench(trait).goals[static_cast<std::size_t>(goal)] == noSeat)
                best = std::max(best, goalWorth(state, seat, trait, goal));
    return best;
}

} // namespace genotype
