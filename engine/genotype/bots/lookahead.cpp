// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/lookahead.h"

#include <algorithm>

namespace genotype {

namespace {

bool isDeck(const Action& action) {
    const bool card = action.kind == ActionKind::TakePlant || action.kind == ActionKind::TakeTool;
    return card && action.place == deckPlace;
}

int bestOf(const State& state, Seat seat, const Judge& judge) {
    if (isSettled(state, seat))
        return judge.pointsOf(state, seat);
    ActionList list;
    legalActions(state, list);
    int best = -1'000'000;
    bool any = false;
    for (const Action& action : list) {
        // A card from the deck must not be chosen because it is known to be good before it is drawn.
        if (any && (canWait(action) || isDeck(action)))
            continue;
        State next = state;
        applyLegal(next, action);
        best = std::max(best, bestOf(next, seat, judge));
        any = true;
    }
    return best;
}

/// Hidden choices take effect together, so only the seat's own one is carried out.
int worthOfSetup(const State& world, const Action& action, const Judge& judge) {
    State state = world;
    Player& player = state.player(state.actor);
    player.dealt = {};
    player.plots[0].plant = action.plant();
    player.hand.insert(action.kept());
    player.markersLeft = player.markers;
    state.phase = Phase::Working;
    return judge.pointsOf(state, state.actor);
}

} // namespace

bool canWait(const Action& action) {
    return action.kind == ActionKind::PlayTool || action.kind == ActionKind::UseAssistant ||
           (action.kind == ActionKind::Validate && action.count > 0);
}

bool isSettled(const State& state, Seat seat) {
    if (state.finished() || state.actor != seat)
        return true;
    switch (state.now().kind) {
    case PendingKind::Marker:
    case PendingKind::EndOfTurn:
    case PendingKind::Pick:
    case PendingKind::Purchase: return true;
    default: return false;
    }
}

State heldOpen(State world) {
    // Brother Johann's turns follow automatically: against him, it is the player who gets another turn.
    const Seat other = world.johann.plays() ? world.actor : world.nextSeat(world.actor);
    Player& player = world.player(other);
    if (world.phase == Phase::Working) {
        player.markersLeft = std::max<std::uint8_t>(player.markersLeft, other == world.actor ? 2 : 1);
    } else if (world.phase == Phase::Upgrades && other != world.actor) {
        player.passed = false;
        player.coins = 99;
    }
    return world;
}

int worthAfter(const State& world, const Action& action, const Judge& judge) {
    if (action.kind == ActionKind::ChooseSetup)
        return worthOfSetup(world, action, judge);
    State next = world;
    applyLegal(next, action);
    return bestOf(next, world.actor, judge);
}

std::optional<Action> bestFollowUp(const State& world, const Action& action) {
    State next = world;
    applyLegal(next, action);
    if (isSettled(next, world.actor))
        return std::nullopt;
    ActionList list;
    legalActions(next, list);
    std::optional<Action> best;
    int most = 0;
    for (const Action& choice : list) {
        if (best && (canWait(choice) || isDeck(choice)))
            continue;
        State after = next;
        applyLegal(after, choice);
        const int worth = bestOf(after, world.actor, linearJudge);
        if (!best || worth > most) {
            best = choice;
            most = worth;
        }
    }
    return best;
}

} // namespace genotype
