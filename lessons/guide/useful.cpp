// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/guide/useful.h"

#include <algorithm>

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

/// A choice that the action before it has opened.
bool followsUp(PendingKind kind) {
    return kind == PendingKind::GeneTile || kind == PendingKind::Validate ||
           kind == PendingKind::GardenDraw || kind == PendingKind::GardenHarvest ||
           kind == PendingKind::GardenSow;
}

bool usefulWithin(const State& state, const Action& action, int depth) {
    const Seat seat = state.actor;
    if (action.kind == ActionKind::PlaceMarker && isFirstShift(action.space()))
        return needs(state, seat, traitOf(action.space()));
    State next = state;
    std::vector<Event> events;
    Game::applyLegal(next, action, &events);
    if (std::ranges::any_of(events, [seat](const Event& event) { return bringsOn(event, seat); }))
        return true;
    for (const Trait trait : allTraits)
        if (cellsWanted(next, seat, trait) > cellsWanted(state, seat, trait))
            return true;
    if (depth == 0 || next.finished() || next.actor != seat || !followsUp(next.now().kind))
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
