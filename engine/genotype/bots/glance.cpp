// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/glance.h"

#include "engine/genotype/bots/evaluation.h"
#include "engine/genotype/bots/instinct.h"
#include "engine/genotype/bots/lookahead.h"

#include <algorithm>

namespace genotype {

namespace {

/// Actions that get a glance.
constexpr std::size_t likeliest = 8;
constexpr int leastWorth = -1'000'000;

Action instinctiveChoice(const State& state, const ActionList& legal) {
    if (legal.size() == 1)
        return legal[0];
    const Instinct instinct(state, state.actor);
    std::size_t best = 0;
    int most = leastWorth;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (i > 0 && canWait(legal[i]))
            continue;
        const int worth = instinct.worth(legal[i]);
        if (worth > most) {
            best = i;
            most = worth;
        }
    }
    return legal[best];
}

/// The best result of the listed choices; no value when all of them lead to further choices.
int bestSettled(const State& state, const ActionList& legal, const Judge& judge) {
    int best = leastWorth;
    for (const Action& action : legal) {
        if (canWait(action))
            continue;
        State after = state;
        applyLegal(after, action);
        if (isSettled(after, state.actor))
            best = std::max(best, judge.pointsOf(after, state.actor));
    }
    return best;
}

/// Instinct knows little about parents and goals, and there are few of these.
bool needsALook(PendingKind kind) {
    return kind == PendingKind::GeneTile || kind == PendingKind::Goal;
}

/// Indices of the actions that instinct likes best; all of them when there are few.
core::FixedVector<std::uint16_t, ActionList::capacity()> likely(const State& state, const ActionList& legal) {
    core::FixedVector<std::uint16_t, ActionList::capacity()> places;
    for (std::size_t i = 0; i < legal.size(); ++i)
        places.push(static_cast<std::uint16_t>(i));
    if (places.size() <= likeliest)
        return places;
    const Instinct instinct(state, state.actor);
    std::array<int, ActionList::capacity()> worth;
    for (std::size_t i = 0; i < legal.size(); ++i)
        worth[i] = instinct.worth(legal[i]);
    std::partial_sort(places.begin(), places.begin() + likeliest, places.end(),
                      [&worth](std::uint16_t a, std::uint16_t b) {
                          return worth[a] != worth[b] ? worth[a] > worth[b] : a < b;
                      });
    while (places.size() > likeliest)
        places.pop();
    return places;
}

} // namespace

int worthAtAGlance(const State& held, const Action& action, const Judge& judge) {
    if (action.kind == ActionKind::ChooseSetup)
        return worthAfter(held, action, judge);
    const Seat seat = held.actor;
    State next = held;
    applyLegal(next, action);
    ActionList legal;
    while (!isSettled(next, seat)) {
        legalActions(next, legal);
        if (legal.size() > 1 && needsALook(next.now().kind))
            if (const int best = bestSettled(next, legal, judge); best > leastWorth)
                return best;
        applyLegal(next, instinctiveChoice(next, legal));
    }
    return judge.pointsOf(next, seat);
}

Action glancedChoice(const State& state, const ActionList& legal, core::Random& random, const Judge& judge) {
    if (legal.size() == 1)
        return legal[0];
    const State held = heldOpen(state);
    std::size_t best = 0;
    int most = leastWorth;
    for (const std::uint16_t place : likely(state, legal)) {
        const int worth = worthAtAGlance(held, legal[place], judge) + static_cast<int>(random.below(taste));
        if (worth > most) {
            best = place;
            most = worth;
        }
    }
    return legal[best];
}

} // namespace genotype
