// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"
#include "engine/genotype/model/event.h"
#include "engine/genotype/model/refusal.h"
#include "engine/genotype/model/state.h"

/// The rules of Genotype for two to five players, or for one against Brother Johann, whose turns follow by
/// themselves whatever the player does. There is one source of legality: `legalActions` lists,
/// `whyNot` names the rule that keeps an action off the list, `apply` is the only change.
namespace genotype {

/// Whether the numbers of a setup are within their ranges.
bool isValid(const Setup& setup);

/// A game dealt out and waiting for the first setup choice. Precondition: isValid(setup).
State newGame(const Setup& setup, EventSink* events = nullptr);

/// Fills `list` with everything the acting player may do now, in a stable order: the waiting choice's own
/// options first (spaces in board order, rows from the left and then the deck, plots from the left with their
/// traits in board order, traits and pool areas in board order), then tools, then assistants, then finishing
/// or passing. Empty only when the game is over.
void legalActions(const State& state, ActionList& list);

bool isLegal(const State& state, const Action& action);

/// None exactly when `action` is in `legalActions(state)`; otherwise the one rule that refuses it.
Refusal whyNot(const State& state, const Action& action);

/// Takes a legal action; a refused one leaves the state as it was and is not an error of the caller.
Refusal apply(State& state, const Action& action, EventSink* events = nullptr);

/// As `apply`, without asking. Precondition: the action is in `legalActions(state)`.
void applyLegal(State& state, const Action& action, EventSink* events = nullptr);

/// What something costs this player after Brother Leopold.
int costFor(const Player& player, int cost);
/// What an upgrade costs the player after Brother Leopold and `grants` Grants.
int priceFor(const State& state, Seat seat, Upgrade upgrade, int grants = 0);

/// Why the player could not put a marker on the space now, if it were his turn to place one.
Refusal spaceRefusal(const State& state, Seat seat, Space space);

/// Who stands on a space: for own spaces the seat itself when it is taken; noSeat when free.
Seat occupant(const State& state, Space space, Seat seat);

/// Dice slots a player has this round (Franz's only when paid), and how many are still free.
int diceSlots(const Player& player);
int freeDiceSlots(const Player& player);

/// Whether a plant can be had from row or deck, a tool likewise.
bool plantAvailable(const State& state);
bool toolAvailable(const State& state);

/// The plot exists for this player and may hold a plant.
bool plotExists(const Player& player, int plot);
/// The same for any seat; Brother Johann has four places, the lowest first.
bool plotExists(const State& state, Seat seat, int plot);

} // namespace genotype
