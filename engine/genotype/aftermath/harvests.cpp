// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/harvests.h"

#include "engine/genotype/aftermath/fresh_chance.h"
#include "engine/genotype/bots/playout.h"
#include "engine/genotype/bots/resample.h"
#include "engine/genotype/rules/rules.h"

#include <bit>
#include <utility>

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

/// A position after the roll, and the traits that the seat had covered when the dice fell.
struct Thrown {
    State state;
    int covered = 0;
};

/// What the action leads to. It may be more than the roll: the action may cover a trait itself, Brother
/// Johann may have turns left before the dice, and the first pick may be his.
Thrown thrownBy(const Action& action, State state, Seat seat) {
    std::vector<Event> events;
    applyLegal(state, action, &events);
    int validated = 0;
    bool breeding = false;
    for (const Event& event : events) {
        if (const auto* phase = std::get_if<event::PhaseBegan>(&event))
            breeding = phase->phase == Phase::Breeding;
        else if (const auto* trait = std::get_if<event::TraitValidated>(&event))
            validated += breeding && trait->seat == seat;
    }
    const int covered = coveredTraits(state, seat) - validated;
    return {std::move(state), covered};
}

/// Plays a harvest on by instinct, with fresh decks and dice from here on.
Harvest playedOn(const Thrown& roll, Seat seat, std::uint64_t chance, std::uint64_t choiceSeed) {
    State state = withFreshChance(roll.state, chance);
    const int round = state.round;
    core::Random choices(choiceSeed);
    while (isBreeding(state, round))
        playOneChoice(state, Thought::Instinct, choices);
    Harvest harvest{.traits = coveredTraits(state, seat) - roll.covered};
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
    const Action& action = record.actions[roll];
    const Thrown rolled = thrownBy(action, before, seat);

    State real = rolled.state;
    std::size_t next = roll + 1;
    while (isBreeding(real, round))
        applyLegal(real, record.actions[next++]);
    result.real.traits = coveredTraits(real, seat) - rolled.covered;
    while (!real.finished())
        applyLegal(real, record.actions[next++]);
    result.real.lead = leadsOf(real)[seat];

    core::Random random(seed);
    for (int i = 0; i < times && !stop.stop_requested(); ++i) {
        const std::uint64_t dice = drawSeed(random);
        const std::uint64_t chance = drawSeed(random);
        const std::uint64_t choices = drawSeed(random);
        // Fresh dice alone: what the action draws, and what Brother Johann still does, must stay the same.
        State thrown = before;
        thrown.random = core::Random(dice);
        result.others.push_back(playedOn(thrownBy(action, std::move(thrown), seat), seat, chance, choices));
        result.replayed.push_back(playedOn(rolled, seat, chance, choices));
    }
    return result;
}

} // namespace genotype
