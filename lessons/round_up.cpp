// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/round_up.h"

#include "engine/genotype/rules/board_facts.h"

#include <algorithm>
#include <array>

namespace lessons {

using namespace genotype;

namespace {

int completePlants(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    return player.harvested.size() + static_cast<int>(std::ranges::count_if(
                                         player.plots, [](const Plot& plot) { return plot.complete(); }));
}

/// What is counted, by trait and genotype.
using Wanted = std::array<std::array<bool, genotypeCount>, traitCount>;

Wanted wantedBy(const State& state, Seat seat, bool& any) {
    Wanted wanted{};
    any = false;
    if (seat >= state.seats)
        return wanted;
    for (const Trait trait : allTraits)
        for (const Genotype genotype : allGenotypes) {
            const bool needed = copiesNeeded(state, seat, trait, genotype) > 0;
            wanted[static_cast<std::size_t>(trait)][static_cast<std::size_t>(genotype)] = needed;
            any = any || needed;
        }
    return wanted;
}

RoundDice diceOf(const std::vector<Event>& events, const State& beforeRoll, Seat viewer) {
    RoundDice dice;
    Wanted wanted = wantedBy(beforeRoll, viewer, dice.needed);
    if (!dice.needed)
        for (auto& trait : wanted)
            trait[static_cast<std::size_t>(Genotype::Heterozygous)] = true;
    for (const Event& event : events) {
        const auto* die = std::get_if<event::DieRolled>(&event);
        if (!die || die->omari)
            continue;
        ++dice.rolled;
        const auto& counted = wanted[static_cast<std::size_t>(die->trait)];
        const auto cells = punnettCounts(die->parents);
        for (std::size_t genotype = 0; genotype < genotypeCount; ++genotype)
            dice.expected += counted[genotype] ? 2.0 * cells[genotype] / 9 : 0;
        if (die->face != DieFace::Mutation)
            dice.shown +=
                counted[static_cast<std::size_t>(punnettCell(die->parents, static_cast<int>(die->face)))];
    }
    return dice;
}

} // namespace

RoundUp roundUp(const State& begin, const State& end, const std::vector<Event>& events,
                const State& beforeRoll, Seat viewer) {
    RoundUp up;
    up.round = begin.round;
    for (Seat seat = 0; seat < end.seats; ++seat) {
        const Score before = score(begin, seat);
        const Score after = score(end, seat);
        up.gains.push_back({.plants = after.plants - before.plants,
                            .goals = after.goals - before.goals,
                            .markers = after.markers - before.markers,
                            .coins = after.coins - before.coins,
                            .completed = completePlants(end, seat) - completePlants(begin, seat)});
    }
    up.dice = diceOf(events, beforeRoll, viewer);
    return up;
}

} // namespace lessons
