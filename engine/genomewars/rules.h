// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/action.h"
#include "engine/genomewars/event.h"
#include "engine/genomewars/refusal.h"
#include "engine/genomewars/state.h"

/// The rules of Genome Wars for two to six teams. Legality has one source: `legalActions` lists what is
/// allowed, `whyNot` names the rule that keeps an action off the list, and only `apply` changes a state.
namespace genomewars {

/// Whether the numbers of a setup are within their ranges.
bool isValid(const Setup& setup);

/// A game that waits for the first team's genome. Precondition: isValid(setup).
State newGame(const Setup& setup, EventSink* events = nullptr);

/// Fills `list` with everything the acting team may do now, in a stable order: genomes in lexicographic
/// order, with the alleles in the order of the catalogue; the roll; mutations by the allele lost, then by the
/// one gained. Empty only when the game is over.
void legalActions(const State& state, ActionList& list);

bool isLegal(const State& state, const Action& action);

/// None exactly when `action` is in `legalActions(state)`; otherwise the one rule that forbids it.
Refusal whyNot(const State& state, const Action& action);

/// Carries out a legal action. Refuses any other, leaving the state as it was: callers may ask without
/// checking first.
Refusal apply(State& state, const Action& action, EventSink* events = nullptr);

/// As `apply`, without the check. Precondition: the action is in `legalActions(state)`.
void applyLegal(State& state, const Action& action, EventSink* events = nullptr);

/// Why another copy of the allele cannot be added to a genome that is still being chosen.
Refusal addRefusal(const Genome& partly, Allele allele);

/// Why a mutation cannot replace `from` with `to` in this genome.
Refusal mutationRefusal(const Genome& genome, Allele from, Allele to);

} // namespace genomewars
