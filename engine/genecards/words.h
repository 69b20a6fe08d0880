// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "engine/genecards/action.h"
#include "engine/genecards/event.h"
#include "engine/genecards/refusal.h"
#include "engine/genecards/state.h"

#include <string>
#include <vector>

/// Everything that the game says, produced in one place from events, refusals, cards and choices. Sentences
/// end with a full stop; names and button texts do not.
namespace genecards::words {

using core::Phrase;

/// "Gene Expression".
Phrase gameName();

// ---- Cards (words_cards.cpp)

Phrase name(Category category);   ///< "transcription factor"
Phrase title(Category category);  ///< "Transcription factor"
Phrase colour(Category category); ///< "red": what the card is printed in
Phrase name(Mutation mutation);   ///< "Deletion"
/// "Operon 7", "Operon: Deletion".
Phrase name(CardId card);
/// What an action makes the players do, generated from its effect.
Phrase rule(Mutation mutation);
/// How many points the card is worth to the winner.
Phrase worth(CardId card);
/// What may be played on a card: "What fits: any transcription factor, or any 7."
Phrase whatFits(CardId top);

// ---- What happened (words_events.cpp)

/// What sentences need to know about a game besides the event: names by seat. A missing or empty one becomes
/// "Player 2".
struct Table {
    std::vector<std::string> names;
};
/// The seat's name.
Phrase name(const Table& table, Seat seat);

/// One sentence in the past tense. Cards that `observeEvents` blanked are not named.
Phrase phrase(const Event& event, const Table& table);
/// The cards of a hand: "Promoter 3, Operon 7 and Expressed gene: Deletion". Precondition: not empty.
Phrase list(const CardSet& cards);

// ---- Why not, and what to do (words_choices.cpp)

/// Which rule forbids the action, in one or two sentences. For None: that the action is allowed.
Phrase phrase(Refusal refusal);

/// The one sentence that says what to do next. `visible` is a state or an observation's; for a seat other
/// than the acting one it says whose choice is pending, and for noSeat what that player has to do.
Phrase prompt(const State& visible, Seat seat, const std::vector<std::string>& names = {});

/// What a button for the action says, in the state in which it may be taken: "Play Operon 7". Safe for any
/// well-formed action.
Phrase label(const State& visible, const Action& action, const std::vector<std::string>& names = {});

} // namespace genecards::words
