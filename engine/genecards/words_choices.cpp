// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"
#include "engine/genecards/rules.h"
#include "engine/genecards/words.h"

namespace genecards::words {

Phrase phrase(Refusal refusal) {
    switch (refusal) {
    case Refusal::None: return {ENGINE_TEXT("engine", "You may do this now."), {}};
    case Refusal::GameOver: return {ENGINE_TEXT("engine", "The game is over."), {}};
    case Refusal::NotAnAction: return {ENGINE_TEXT("engine", "There is no such move in this game."), {}};
    case Refusal::OtherChoiceFirst:
        return {ENGINE_TEXT("engine", "Another choice is still open: finish that one first."), {}};
    case Refusal::NotAskedNow: return {ENGINE_TEXT("engine", "You are not asked for this now."), {}};
    case Refusal::HandIsOver:
        return {ENGINE_TEXT("engine", "This hand is over: deal the next one first."), {}};
    case Refusal::HandGoesOn:
        return {ENGINE_TEXT("engine", "New cards are dealt only when this hand is over."), {}};
    case Refusal::NoSuchPlayer:
        return {ENGINE_TEXT("engine", "Nobody is sitting there. Choose one of the players."), {}};
    case Refusal::CardNotHeld:
        return {ENGINE_TEXT("engine", "This card is not in your hand. Choose one that is."), {}};
    case Refusal::SameCategory:
        return {ENGINE_TEXT("engine", "A card cannot be played on its own category: play the next category "
                                      "in the order of expression, or the same number or action."),
                {}};
    case Refusal::OutOfOrder:
        return {ENGINE_TEXT("engine", "This card does not fit: play the next category in the order of "
                                      "expression, or the same number or action."),
                {}};
    case Refusal::OnlyTheDrawnCard:
        return {ENGINE_TEXT("engine", "You can only play the card you have just drawn, or keep it."), {}};
    case Refusal::NoSecondDeletion:
        return {ENGINE_TEXT("engine", "After a Deletion you can play any card except another Deletion."), {}};
    case Refusal::MustPlay:
        return {ENGINE_TEXT("engine",
                            "You have a card that fits, so you cannot draw or pass: play a glowing card."),
                {}};
    case Refusal::MustDraw:
        return {ENGINE_TEXT("engine", "You have no card that fits: draw one before your turn ends."), {}};
    case Refusal::NothingToDraw:
        return {ENGINE_TEXT("engine", "There are no cards left to draw. Play a card, or pass if none fits."),
                {}};
    }
    return {};
}

namespace {

Phrase turnPrompt(CardId top) {
    const Category next = following(categoryOf(top));
    const char* text = "";
    switch (next) {
    case Category::Promoter:
        text = isAction(top) ? ENGINE_TEXT("engine", "Play a glowing card: a promoter, or another %1.")
                             : ENGINE_TEXT("engine", "Play a glowing card: a promoter, or any %1.");
        break;
    case Category::Operon:
        text = isAction(top) ? ENGINE_TEXT("engine", "Play a glowing card: an operon, or another %1.")
                             : ENGINE_TEXT("engine", "Play a glowing card: an operon, or any %1.");
        break;
    case Category::TranscriptionFactor:
        text = isAction(top)
                   ? ENGINE_TEXT("engine", "Play a glowing card: a transcription factor, or another %1.")
                   : ENGINE_TEXT("engine", "Play a glowing card: a transcription factor, or any %1.");
        break;
    case Category::ExpressedGene:
        text = isAction(top) ? ENGINE_TEXT("engine", "Play a glowing card: an expressed gene, or another %1.")
                             : ENGINE_TEXT("engine", "Play a glowing card: an expressed gene, or any %1.");
        break;
    }
    if (isAction(top))
        return {text, {name(mutationOf(top))}};
    return {text, {std::to_string(numberOf(top))}};
}

/// What the acting player has to do. A hidden hand is assumed to have a choice.
Phrase ownPrompt(const State& state) {
    const Pending& pending = state.now();
    const CardSet& hand = state.handOf(state.actor);
    switch (pending.kind) {
    case PendingKind::Turn:
        if (hand.empty() || anyFits(hand, state.top()))
            return turnPrompt(state.top());
        if (state.drawable() > 0)
            return {ENGINE_TEXT("engine", "None of your cards fits: draw one."), {}};
        return {ENGINE_TEXT("engine", "None of your cards fits and there are none left to draw: pass."), {}};
    case PendingKind::Drawn:
        if (pending.card == noCard)
            return {ENGINE_TEXT("engine", "The card you drew fits: play it or keep it."), {}};
        return {ENGINE_TEXT("engine", "You drew %1, which fits: play it or keep it."), {name(pending.card)}};
    case PendingKind::Swap:
        return {ENGINE_TEXT("engine", "Substitution: choose two players to swap hands."), {}};
    case PendingKind::Extra:
        return {ENGINE_TEXT("engine", "Deletion: play one more card of any kind except another Deletion."),
                {}};
    case PendingKind::NextHand: return {ENGINE_TEXT("engine", "The hand is over: deal the next one."), {}};
    }
    return {};
}

} // namespace

Phrase prompt(const State& visible, Seat seat, const std::vector<std::string>& names) {
    if (visible.finished())
        return {ENGINE_TEXT("engine", "The game is over."), {}};
    if (seat != noSeat && seat != visible.actor)
        return {ENGINE_TEXT("engine", "Please wait: %1 is choosing."), {name(Table{names}, visible.actor)}};
    return ownPrompt(visible);
}

Phrase label(const State&, const Action& action, const std::vector<std::string>& names) {
    switch (action.kind) {
    case ActionKind::Play: return {ENGINE_TEXT("engine", "Play %1"), {name(action.card)}};
    case ActionKind::Draw: return {ENGINE_TEXT("engine", "Draw a card"), {}};
    case ActionKind::Keep: return {ENGINE_TEXT("engine", "Keep the card"), {}};
    case ActionKind::Pass: return {ENGINE_TEXT("engine", "Pass"), {}};
    case ActionKind::Swap:
        return {ENGINE_TEXT("engine", "Swap the hands of %1 and %2"),
                {name(Table{names}, action.first), name(Table{names}, action.second)}};
    case ActionKind::Deal: return {ENGINE_TEXT("engine", "Deal the next hand"), {}};
    }
    return {};
}

} // namespace genecards::words
