// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/observation.h"

#include "engine/core/decided.h"
#include "engine/genomewars/event.h"

namespace genomewars {

Observation observe(const State& state, Seat seat) {
    // Every field by its name: a new one does not compile here until somebody says who may see it, and what
    // is not taken over below stays blank.
    const auto& [random, seats, rounds, round, phase, weighting, mutation, startEnvironment, first, actor,
                 environment, turns, teams, pending, chosen] = state;
    Observation seen;
    seen.seat = seat;
    State& visible = seen.visible;
    visible.seats = seats;
    visible.rounds = rounds;
    visible.round = round;
    visible.phase = phase;
    visible.weighting = weighting;
    visible.mutation = mutation;
    visible.startEnvironment = startEnvironment;
    visible.first = first;
    visible.actor = actor;
    visible.environment = environment;
    visible.turns = turns;
    visible.pending = pending;
    static_assert(core::fieldCount<Pending>() == 1);
    visible.chosen = chosen;
    for (std::size_t other = 0; other < teams.size(); ++other) {
        const auto& [genome, population] = teams[other];
        visible.teams[other].population = population;
        if (other == seat || phase != Phase::Construction)
            visible.teams[other].genome = genome;
    }
    return seen;
}

namespace {

/// What everybody sees.
using Public =
    core::Decisions<core::Whole<event::GenomeRevealed, 2>, core::Whole<event::GenePoolCounted, 3>,
                    core::Whole<event::FirstTeamFound, 2>, core::Whole<event::EnvironmentRolled, 1>,
                    core::Whole<event::EnvironmentBegan, 2>, core::Whole<event::RoundBegan, 1>,
                    core::Whole<event::TurnBegan, 1>, core::Whole<event::DiceRolled, 4>,
                    core::Whole<event::TeamJudged, 4>, core::Whole<event::TeamDiedOut, 1>,
                    core::Whole<event::GenomeMutated, 3>, core::Whole<event::GameEnded, 2>>;

/// Blanks what `seat` may not see.
struct Filter {
    Seat seat;

    void operator()(event::GenomeChosen& choice) const {
        auto& [owner, genome] = choice;
        if (owner != seat)
            genome = {};
    }
    template <typename E>
    requires(Public::name<E>) void operator()(E&) const {}
};
static_assert(core::answersAll<Filter, Event>, "An event is new: decide who may see it.");

/// What shows nobody anything that was hidden.
using NothingNew =
    core::Decisions<core::Whole<event::GenomeChosen, 2>, core::Whole<event::GenePoolCounted, 3>,
                    core::Whole<event::EnvironmentBegan, 2>, core::Whole<event::RoundBegan, 1>,
                    core::Whole<event::TurnBegan, 1>, core::Whole<event::TeamJudged, 4>,
                    core::Whole<event::TeamDiedOut, 1>, core::Whole<event::GenomeMutated, 3>,
                    core::Whole<event::GameEnded, 2>>;

struct Reveals {
    bool operator()(const event::GenomeRevealed&) const { return true; }
    bool operator()(const event::FirstTeamFound& found) const { return found.drawn; }
    bool operator()(const event::EnvironmentRolled&) const { return true; }
    bool operator()(const event::DiceRolled&) const { return true; }
    template <typename E>
    requires(NothingNew::name<E>) bool operator()(const E&) const { return false; }
};
static_assert(core::answersAll<Reveals, Event>, "An event is new: decide whether it reveals something.");

} // namespace

bool revealsInformation(const Event& event) {
    return std::visit(Reveals{}, event);
}

std::vector<Event> observeEvents(const std::vector<Event>& events, Seat seat) {
    std::vector<Event> seen = events;
    for (Event& one : seen)
        std::visit(Filter{seat}, one);
    return seen;
}

} // namespace genomewars
