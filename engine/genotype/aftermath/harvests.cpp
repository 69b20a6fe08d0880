// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/harvests.h"

#include "engine/genotype/aftermath/fresh_chance.h"
#include "engine/genotype/bots/playout.h"
#include "engine/genotype/bots/resample.h"
#include "engine/genotype/rules/rules.h"

#include <bit>

namespace genotype {

namespace {

int coveredTraits(const State& state, Seat seat) {
    int covered = 0;
    for (const Plot& plot : state.player(seat).plots)
        covered += plot.empty() ? 0 : std::popcount(plot.covered);
    for (const PlantId plant : state.player(seat).harvested)
        covered += std::popcount(plantCard(plant).traits);
    return covered;
}

bool isBreeding(const State& state, int round) {
    return state.phase == Phase::Breeding && state.round == round;
}

/// Plays a harvest on by instinct. `before`: the seat's covered traits before the roll.
Harvest playedOn(State state, Seat seat, int round, int before, std::uint64_t choiceSeed) {
    core::Random choices(choiceSeed);
    while (isBreeding(state, round))
        playOneChoice(state, Thought::Instinct, choices);
    Harvest harvest{.traits = coveredTraits(state, seat) - before};
    playOut(state, maxRounds, Thought::Instinct, choices);
    harvest.lead = leadsOf(state)[seat];
    return harvest;
}

} // namespace

std::vector<std::size_t> breedingRolls(const Record& record) {
    std::vector<std::size_t> rolls;
    State state = newGame(record.setup);
    std::vector<Event> events;
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        events.clear();
        applyLegal(state, record.actions[i], &events);
        for (const Event& event : events)
            if (const auto* phase = std::get_if<event::PhaseBegan>(&event);
                phase && phase->phase == Phase::Breeding)
                rolls.push_back(i);
    }
    return rolls;
}

double rankOf(const std::vector<Harvest>& others, double value, double (*of)(const Harvest&)) {
    double below = 0;
    for (const Harvest& one : others)
        below += of(one) < value ? 1 : of(one) == value ? 0.5 : 0;
    return others.empty() ? 0.5 : below / static_cast<double>(others.size());
}

OtherHarvests otherHarvests(const Record& record, std::size_t roll, Seat seat, int times, std::uint64_t seed,
                            const std::stop_token& stop) {
    OtherHarvests result;
    State before = newGame(record.setup);
    for (std::size_t i = 0; i < roll; ++i)
        applyLegal(before, record.actions[i]);
    const int round = before.round;
    const int covered = coveredTraits(before, seat);
    State rolled = before;
    applyLegal(rolled, record.actions[roll]);

    State real = rolled;
    std::size_t next = roll + 1;
    while (isBreeding(real, round))
        applyLegal(real, record.actions[next++]);
    result.real.traits = coveredTraits(real, seat) - covered;
    while (!real.finished())
        applyLegal(real, record.actions[next++]);
    result.real.lead = leadsOf(real)[seat];

    core::Random random(seed);
    for (int i = 0; i < times && !stop.stop_requested(); ++i) {
        const std::uint64_t chance = drawSeed(random);
        const std::uint64_t choices = drawSeed(random);
        State thrown = withFreshChance(before, chance);
        applyLegal(thrown, record.actions[roll]);
        result.others.push_back(playedOn(thrown, seat, round, covered, choices));
        result.replayed.push_back(playedOn(withFreshChance(rolled, chance), seat, round, covered, choices));
    }
    return result;
}

} // namespace genotype
