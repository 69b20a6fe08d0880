// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/state.h"

#include <array>
#include <span>

namespace genotype {

int goalPoints(const State& state, Seat seat, PlantId plant) {
    int points = 0;
    const PlantCard& card = plantCard(plant);
    for (const Trait trait : allTraits) {
        if (!card.has(trait))
            continue;
        const Bench& bench = state.bench(trait);
        for (int goal = 0; goal < goalCount(bench.inheritance); ++goal) {
            if (bench.goals[static_cast<std::size_t>(goal)] != seat)
                continue;
            if (const GoalInfo info = goalInfo(bench.inheritance, goal); info.matches(card.genotype(trait)))
                points += info.points;
        }
    }
    return points;
}

Score score(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    Score result;
    result.coins = player.coins;
    result.harvestedPlants = player.harvested.size();
    for (const PlantId plant : player.harvested) {
        result.plants += plantCard(plant).points;
        result.goals += goalPoints(state, seat, plant);
    }
    for (const Plot& plot : player.plots)
        if (!plot.empty())
            result.markers += traitsIn(plot.covered);
    return result;
}

std::uint8_t winners(const State& state) {
    std::array<Score, maxSeats> scores;
    for (Seat seat = 0; seat < state.seats; ++seat)
        scores[seat] = score(state, seat);
    return winners(std::span(scores).first(state.seats));
}

std::uint8_t winners(std::span<const Score> scores) {
    unsigned best = 0;
    int bestTotal = -1;
    int bestPlants = -1;
    for (Seat seat = 0; seat < scores.size(); ++seat) {
        const Score& own = scores[seat];
        const bool ahead =
            own.total() > bestTotal || (own.total() == bestTotal && own.harvestedPlants > bestPlants);
        if (ahead) {
            bestTotal = own.total();
            bestPlants = own.harvestedPlants;
            best = 0;
        }
        if (own.total() == bestTotal && own.harvestedPlants == bestPlants)
            best |= 1u << seat;
    }
    return static_cast<std::uint8_t>(best);
}

} // namespace genotype
