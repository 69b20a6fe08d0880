// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "engine/genomewars/action.h"
#include "engine/genomewars/event.h"
#include "engine/genomewars/refusal.h"
#include "engine/genomewars/state.h"

#include <string>
#include <vector>

/// Everything that Genome Wars says, produced in one place from events, refusals, alleles and choices. The
/// command line prints it with `english`, the program translates the texts of context "engine". Sentences end
/// with a full stop; names and button texts do not.
namespace genomewars {

using core::english;
using core::Phrase;

namespace words {

// ---- Names and rules (words_names.cpp)

Phrase name(Allele allele); ///< "Spore Former"
/// What the allele does, with its numbers, generated from its effect.
Phrase rule(Allele allele);
/// "Autotrophy, Resistance ×2, Adaptability"; for an empty genome, that it is secret.
Phrase description(const Genome& genome);
Phrase name(Environment environment);
/// Which allele gives a bonus here.
Phrase rule(Environment environment);
Phrase name(Phase phase);
Phrase rule(Phase phase);
Phrase name(Weighting weighting);
Phrase rule(Weighting weighting);
Phrase name(TableKind table); ///< "Natural roll"
/// Which teams use this table.
Phrase rule(TableKind table);

/// "3–4", "9–12+": the rolls of a row, the same in every language.
std::string range(const NaturalRow& row);
std::string range(const ModifiedRow& row);
/// The title of the row: "Mass extinction", "Population +1".
Phrase name(const NaturalRow& row);
Phrase name(const ModifiedRow& row);
/// The same as a sentence.
Phrase rule(const NaturalRow& row);
Phrase rule(const ModifiedRow& row);
/// "+2", "−1", "0" with a true minus sign.
std::string signedNumber(int number);

// ---- What happened (words_events.cpp)

/// What sentences need to know about a game besides the event.
struct Table {
    /// By seat. A missing or empty name becomes "Team 2".
    std::vector<std::string> names;
};
Table tableOf(const State& state, std::vector<std::string> names);
/// The team's name.
Phrase name(const Table& table, Seat seat);

/// One or two sentences in the past tense. A genome that `observeEvents` blanked is not named.
Phrase phrase(const Event& event, const Table& table);

// ---- Why not (words_refusals.cpp)

/// Which rule forbids the action, in one or two sentences. For None: that the action is allowed.
Phrase phrase(Refusal refusal);

// ---- What to do (words_choices.cpp)

/// The one sentence that says what to do next. For a seat other than the acting one it says whose choice is
/// pending, and for noSeat what that team has to do.
Phrase prompt(const State& visible, Seat seat, const std::vector<std::string>& names = {});

/// What a button for the action says: "Symbiotic becomes Resistance". Safe for any well-formed action.
Phrase label(const State& visible, const Action& action);

} // namespace words

} // namespace genomewars
