// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/words.h"

namespace genomewars::words {

Phrase phrase(Refusal refusal) {
    switch (refusal) {
    case Refusal::None: return {ENGINE_TEXT("engine", "You may do this now."), {}};
    case Refusal::GameOver: return {ENGINE_TEXT("engine", "The game is over."), {}};
    case Refusal::NotAnAction: return {ENGINE_TEXT("engine", "There is no such move in this game."), {}};
    case Refusal::GenomesFirst:
        return {ENGINE_TEXT("engine", "Evolution begins when every team has chosen its genome."), {}};
    case Refusal::GenomesChosen:
        return {ENGINE_TEXT("engine",
                            "A genome is chosen once, before evolution begins. Later only a mutation "
                            "changes it."),
                {}};
    case Refusal::NoMutationNow:
        return {ENGINE_TEXT("engine", "Only a natural roll of 7 or 8 lets the team whose turn it is mutate."),
                {}};
    case Refusal::MutationFirst:
        return {ENGINE_TEXT("engine", "The mutation comes first: choose an allele and what it becomes."), {}};
    case Refusal::GenomeFull:
        return {ENGINE_TEXT("engine", "A genome has four alleles, and it is full."), {}};
    case Refusal::CopyLimit:
        return {ENGINE_TEXT("engine", "A genome holds at most one copy of Fast Reproduction and one of "
                                      "Adaptability."),
                {}};
    case Refusal::AlleleNotHeld: return {ENGINE_TEXT("engine", "This allele is not in the genome."), {}};
    case Refusal::SameAllele:
        return {ENGINE_TEXT("engine", "A mutation makes a different allele of it."), {}};
    }
    return {};
}

} // namespace genomewars::words
