// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/words.h"

namespace genomewars::words {

Phrase phrase(Refusal refusal) {
    switch (refusal) {
    case Refusal::None: return {ENGINE_TEXT("engine", "You may do this now."), {}};
    case Refusal::GameOver: return {ENGINE_TEXT("engine", "The game is over."), {}};
    case Refusal::NotAnAction: return {ENGINE_TEXT("engine", "There is no such move in this game."), {}};
    case Refusal::GenomesFirst:
        return {ENGINE_TEXT("engine", "Evolution begins once every team has chosen its genome."), {}};
    case Refusal::GenomesChosen:
        return {ENGINE_TEXT("engine", "You choose a genome only once, before evolution begins. After that, "
                                      "only a mutation can change it."),
                {}};
    case Refusal::NoMutationNow:
        return {
            ENGINE_TEXT("engine", "A team can mutate only on its own turn, after a natural roll of 7 or 8."),
            {}};
    case Refusal::MutationFirst:
        return {ENGINE_TEXT("engine", "Finish the mutation first: choose an allele and what it becomes."),
                {}};
    case Refusal::GenomeFull:
        return {ENGINE_TEXT("engine", "This genome is full: it already has four alleles."), {}};
    case Refusal::CopyLimit:
        return {ENGINE_TEXT("engine", "A genome can have only one copy of Fast Reproduction and one of "
                                      "Adaptability. Choose another allele."),
                {}};
    case Refusal::AlleleNotHeld:
        return {ENGINE_TEXT("engine", "This allele is not in the genome. Choose one that is."), {}};
    case Refusal::SameAllele:
        return {ENGINE_TEXT("engine", "A mutation must produce a different allele. Choose another one."), {}};
    }
    return {};
}

} // namespace genomewars::words
