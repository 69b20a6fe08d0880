// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/words.h"

#include "engine/core/text.h"

namespace genecards::words {

namespace {

/// A text for each category; the compiler warns about a missing one.
const char* oneOf(Category category, const char* promoter, const char* operon, const char* factor,
                  const char* gene) {
    switch (category) {
    case Category::Promoter: return promoter;
    case Category::Operon: return operon;
    case Category::TranscriptionFactor: return factor;
    case Category::ExpressedGene: return gene;
    }
    return "";
}

} // namespace

Phrase gameName() {
    return {ENGINE_TEXT("engine", "Gene Expression"), {}};
}

Phrase name(Category category) {
    return {oneOf(category, ENGINE_TEXT("engine", "promoter"), ENGINE_TEXT("engine", "operon"),
                  ENGINE_TEXT("engine", "transcription factor"), ENGINE_TEXT("engine", "expressed gene")),
            {}};
}

Phrase title(Category category) {
    return {oneOf(category, ENGINE_TEXT("engine", "Promoter"), ENGINE_TEXT("engine", "Operon"),
                  ENGINE_TEXT("engine", "Transcription factor"), ENGINE_TEXT("engine", "Expressed gene")),
            {}};
}

Phrase colour(Category category) {
    return {oneOf(category, ENGINE_TEXT("engine", "red"), ENGINE_TEXT("engine", "blue"),
                  ENGINE_TEXT("engine", "yellow"), ENGINE_TEXT("engine", "green")),
            {}};
}

Phrase name(Mutation mutation) {
    switch (mutation) {
    case Mutation::Substitution: return {ENGINE_TEXT("engine", "Substitution"), {}};
    case Mutation::Translocation: return {ENGINE_TEXT("engine", "Translocation"), {}};
    case Mutation::Deletion: return {ENGINE_TEXT("engine", "Deletion"), {}};
    case Mutation::Insertion: return {ENGINE_TEXT("engine", "Insertion"), {}};
    }
    return {};
}

Phrase name(CardId card) {
    const Category category = categoryOf(card);
    if (isAction(card))
        return {oneOf(category, ENGINE_TEXT("engine", "Promoter: %1"), ENGINE_TEXT("engine", "Operon: %1"),
                      ENGINE_TEXT("engine", "Transcription factor: %1"),
                      ENGINE_TEXT("engine", "Expressed gene: %1")),
                {name(mutationOf(card))}};
    return {oneOf(category, ENGINE_TEXT("engine", "Promoter %1"), ENGINE_TEXT("engine", "Operon %1"),
                  ENGINE_TEXT("engine", "Transcription factor %1"),
                  ENGINE_TEXT("engine", "Expressed gene %1")),
            {std::to_string(numberOf(card))}};
}

namespace {

struct EffectText {
    Phrase operator()(const SwapHands&) const {
        return {ENGINE_TEXT("engine", "Choose two players to swap hands."), {}};
    }
    Phrase operator()(const SkipNext& skip) const {
        if (skip.draws == 0)
            return {ENGINE_TEXT("engine", "The next player loses a turn."), {}};
        return core::counted(skip.draws, ENGINE_SINGULAR("The next player draws 1 card and loses a turn."),
                             ENGINE_PLURAL("engine", "The next player draws %n cards and loses a turn."));
    }
    Phrase operator()(const PlayAnother&) const {
        return {ENGINE_TEXT("engine", "Play one more card of any kind except another Deletion."), {}};
    }
};

} // namespace

Phrase rule(Mutation mutation) {
    return std::visit(EffectText{}, actionCard(mutation).effect);
}

Phrase worth(CardId card) {
    return core::counted(
        pointsOf(card), ENGINE_SINGULAR("If it is left in a hand, the winner scores 1 point for it."),
        ENGINE_PLURAL("engine", "If it is left in a hand, the winner scores %n points for it."));
}

Phrase whatFits(CardId top) {
    const Category next = following(categoryOf(top));
    if (isAction(top))
        return {oneOf(next, ENGINE_TEXT("engine", "What fits: any promoter, or another %1."),
                      ENGINE_TEXT("engine", "What fits: any operon, or another %1."),
                      ENGINE_TEXT("engine", "What fits: any transcription factor, or another %1."),
                      ENGINE_TEXT("engine", "What fits: any expressed gene, or another %1.")),
                {name(mutationOf(top))}};
    return {oneOf(next, ENGINE_TEXT("engine", "What fits: any promoter, or any %1."),
                  ENGINE_TEXT("engine", "What fits: any operon, or any %1."),
                  ENGINE_TEXT("engine", "What fits: any transcription factor, or any %1."),
                  ENGINE_TEXT("engine", "What fits: any expressed gene, or any %1.")),
            {std::to_string(numberOf(top))}};
}

} // namespace genecards::words
