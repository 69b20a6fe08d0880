// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/action.h"
#include "engine/genecards/event.h"
#include "engine/genecards/refusal.h"
#include "engine/genecards/state.h"

/// The rules of Gene Expression for four to six players. Legality has one source: `legalActions` lists what
/// is allowed, `whyNot` names the rule that keeps an action off the list, and only `apply` changes a state.
///
/// The game can never get stuck: when both piles are empty, the players hold every card but the top one, so
/// the whole of the next category is in their hands, and whoever holds a card that fits must play one. So
/// there is never a round in which everybody passes.
namespace genecards {

/// Whether the numbers of a setup are within their ranges.
bool isValid(const Setup& setup);

/// The first hand dealt, its first card turned up and carried out. Precondition: isValid(setup).
State newGame(const Setup& setup, EventSink* events = nullptr);

/// Fills `list` with everything the acting player may do now, in a stable order: cards in the order of the
/// catalogue, pairs of players from the lowest, then drawing, keeping, passing, dealing. Empty only when the
/// game is over.
void legalActions(const State& state, ActionList& list);

bool isLegal(const State& state, const Action& action);

/// None exactly when `action` is in `legalActions(state)`; otherwise the one rule that forbids it.
Refusal whyNot(const State& state, const Action& action);

/// Carries out a legal action. Refuses any other, leaving the state as it was: callers may ask without
/// checking first.
Refusal apply(State& state, const Action& action, EventSink* events = nullptr);

/// As `apply`, without the check. Precondition: the action is in `legalActions(state)`.
void applyLegal(State& state, const Action& action, EventSink* events = nullptr);

/// Whether the hand holds a card that fits on `top`.
bool anyFits(const CardSet& hand, CardId top);
/// Whether the hand holds a card that may be played for a Deletion.
bool anyExtra(const CardSet& hand);

} // namespace genecards
