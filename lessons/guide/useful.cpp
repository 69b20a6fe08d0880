// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/guide/useful.h"

#include "engine/genotype/rules/board_facts.h"

#include <algorithm>
#include <optional>

namespace lessons {

using namespace genotype;

namespace {

/// Gardening is the longest: draw, harvest, sow.
constexpr int longestTurn = 4;

/// The cells of a trait's square that show what the seat's plants still need.
int cellsWanted(const State& state, Seat seat, Trait trait) {
    const auto counts = punnettCounts(state.bench(trait).parents);
    int cells = 0;
    for (const Plot& plot : state.player(seat).plots)
        if ((plot.uncovered() >> static_cast<int>(trait)) & 1)
            cells += counts[static_cast<std::size_t>(plantCard(plot.plant).genotype(trait))];
    return cells;
}

bool needs(const State& state, Seat seat, Trait trait) {
    return std::ranges::any_of(state.player(seat).plots, [trait](const Plot& plot) {
        return ((plot.uncovered() >> static_cast<int>(trait)) & 1) != 0;
    });
}

bool bringsOn(const Event& event, Seat seat) {
    if (const auto* covered = std::get_if<event::TraitValidated>(&event))
        return covered->seat == seat;
    if (const auto* sown = std::get_if<event::PlantSown>(&event))
        return sown->seat == seat;
    const auto* harvested = std::get_if<event::PlantHarvested>(&event);
    return harvested && harvested->seat == seat;
}

/// From here on, chance decides or another turn has begun.
bool isBeyond(const Event& event) {
    return std::holds_alternative<event::PhaseBegan>(event) ||
           std::holds_alternative<event::DieRolled>(event) ||
           std::holds_alternative<event::TurnBegan>(event) || std::holds_alternative<event::PickBegan>(event);
}

/// A choice that the action before it has opened.
bool followsUp(PendingKind kind) {
    return kind == PendingKind::GeneTile || kind == PendingKind::Validate || kind == PendingKind::Goal ||
           kind == PendingKind::Nursery || kind == PendingKind::GardenDraw ||
           kind == PendingKind::GardenHarvest || kind == PendingKind::GardenSow;
}

/// One of the seat's plants counts for the goal.
bool meetsGoal(const State& state, Seat seat, const Action& goal) {
    const GoalInfo info = goalInfo(state.bench(goal.trait).inheritance, goal.goal());
    const auto counts = [&](PlantId plant) {
        return plant != noPlant && plantCard(plant).has(goal.trait) &&
               info.matches(plantCard(plant).genotype(goal.trait));
    };
    const Player& player = state.player(seat);
    for (const PlantId plant : player.harvested)
        if (counts(plant))
            return true;
    return std::ranges::any_of(player.plots, [&](const Plot& plot) { return counts(plot.plant); });
}

/// What is plain from the action alone; nothing if one has to look further.
std::optional<bool> usefulAtSight(const State& state, const Action& action) {
    const Player& player = state.player(state.actor);
    switch (action.kind) {
    case ActionKind::PlaceMarker:
        if (isFirstShift(action.space()))
            return needs(state, state.actor, traitOf(action.space()));
        return {};
    case ActionKind::ChooseGoal: return meetsGoal(state, state.actor, action);
    case ActionKind::TakePlant:
        if (player.hand.empty() && firstFreePlot(player) >= 0)
            return true;
        return {};
    default: return {};
    }
}

/// A card from a deck may open a choice that only its name would tell.
bool isFromToolDeck(const Action& action) {
    return action.kind == ActionKind::TakeTool && action.place == deckPlace;
}

bool usefulWithin(const State& state, const Action& action, int depth) {
    const Seat seat = state.actor;
    if (const auto known = usefulAtSight(state, action))
        return *known;
    State next = state;
    std::vector<Event> events;
    Game::applyLegal(next, action, &events);
    const auto beyond = std::ranges::find_if(events, isBeyond);
    if (std::any_of(events.begin(), beyond, [seat](const Event& event) { return bringsOn(event, seat); }))
        return true;
    for (const Trait trait : allTraits)
        if (cellsWanted(next, seat, trait) > cellsWanted(state, seat, trait))
            return true;
    if (depth == 0 || beyond != events.end() || next.finished() || next.actor != seat ||
        !followsUp(next.now().kind) || (isFromToolDeck(action) && next.now().kind == PendingKind::Validate))
        return false;
    ActionList legal;
    legalActions(next, legal);
    return std::ranges::any_of(legal, [&](const Action& one) {
        const bool card = one.kind == ActionKind::PlayTool || one.kind == ActionKind::UseAssistant;
        return !card && usefulWithin(next, one, depth - 1);
    });
}

} // namespace

bool isUseful(const State& state, const Action& action) {
    return usefulWithin(state, action, longestTurn);
}

} // namespace lessons
