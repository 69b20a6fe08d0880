// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/board/mat.h"
#include "engine/genotype/board/spaces.h"
#include "engine/genotype/board/upgrades.h"
#include "engine/genotype/effects/lower_costs.h"
#include "engine/genotype/model/action.h"
#include "engine/genotype/model/event.h"
#include "engine/genotype/model/refusal.h"
#include "engine/genotype/model/state.h"

/// The rules of Genotype for two to five players, or for one against Brother Johann, whose turns follow
/// automatically after whatever the player does. Legality has one source: `legalActions` lists what is
/// allowed, `whyNot` names the rule that keeps an action off the list, and only `apply` changes a state.
/// Costs and availability come from board/: `costFor`, `priceFor`, `spaceRefusal`, `diceSlots`, `plotExists`.
namespace genotype {

/// Whether the numbers of a setup are within their ranges.
bool isValid(const Setup& setup);

/// A game dealt out and waiting for the first setup choice. Precondition: isValid(setup).
State newGame(const Setup& setup, EventSink* events = nullptr);

/// Fills `list` with everything the acting player may do now, in a stable order: the options of the current
/// choice first (spaces in board order, rows from the left and then the deck, plots from the left with their
/// traits in board order, traits and pool areas in board order), then tools, then assistants, then finishing
/// or passing. Empty only when the game is over.
void legalActions(const State& state, ActionList& list);

bool isLegal(const State& state, const Action& action);

/// None exactly when `action` is in `legalActions(state)`; otherwise the one rule that forbids it.
Refusal whyNot(const State& state, const Action& action);

/// Carries out a legal action. Refuses any other, leaving the state as it was: callers may ask without
/// checking first.
Refusal apply(State& state, const Action& action, EventSink* events = nullptr);

/// As `apply`, without the check. Precondition: the action is in `legalActions(state)`.
void applyLegal(State& state, const Action& action, EventSink* events = nullptr);

} // namespace genotype
