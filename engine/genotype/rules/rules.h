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
/// automatically after whatever the player does. There is one source of legality: `legalActions` lists,
/// `whyNot` names the rule that keeps an action off the list, `apply` is the only change. Costs and
/// availability are asked of board/: `costFor`, `priceFor`, `spaceRefusal`, `diceSlots`, `plotExists`.
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

/// None exactly when `action` is in `legalActions(state)`; otherwise the one rule that refuses it.
Refusal whyNot(const State& state, const Action& action);

/// Takes a legal action; a refused one leaves the state as it was and is not an error of the caller.
Refusal apply(State& state, const Action& action, EventSink* events = nullptr);

/// As `apply`, without asking. Precondition: the action is in `legalActions(state)`.
void applyLegal(State& state, const Action& action, EventSink* events = nullptr);

} // namespace genotype
