// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"
#include "lessons/breeding/bench.h"

namespace lessons::breeding {

core::Phrase phrase(Refusal refusal) {
    switch (refusal) {
    case Refusal::NoSuchSpecimen: return {ENGINE_TEXT("engine", "There is no such individual."), {}};
    case Refusal::Discarded: return {ENGINE_TEXT("engine", "This individual has been discarded."), {}};
    case Refusal::SameSex: return {ENGINE_TEXT("engine", "A cross needs a female and a male."), {}};
    case Refusal::Size: return {ENGINE_TEXT("engine", "A cross has between 1 and 1 000 000 offspring."), {}};
    case Refusal::NoSuchOffspring: return {ENGINE_TEXT("engine", "There are no such offspring."), {}};
    case Refusal::AllKept:
        return {ENGINE_TEXT("engine", "All offspring that look like this have been kept."), {}};
    case Refusal::HasOffspring:
        return {ENGINE_TEXT("engine", "This individual is a parent and stays in the pedigree."), {}};
    case Refusal::IsStrain: return {ENGINE_TEXT("engine", "The starting strains cannot be discarded."), {}};
    case Refusal::LongLabel: return {ENGINE_TEXT("engine", "This label is too long."), {}};
    case Refusal::Full:
        return {ENGINE_TEXT("engine", "The bench is full: it holds 200 crosses and 400 individuals."), {}};
    }
    return {};
}

} // namespace lessons::breeding
