// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/johann/decisions.h"

#include "engine/genotype/board/spaces.h"
#include "engine/genotype/board/upgrades.h"
#include "engine/genotype/model/queries.h"

namespace genotype::automa {

namespace {

Refusal refusalOf(const State& state, Space space) {
    return spaceRefusal(state, johannSeat, space);
}

Space cheapest(const State& state, Space cheap, Space dear) {
    return occupant(state, cheap, johannSeat) == noSeat ? cheap : dear;
}

/// None when the space of at least one trait is free.
Refusal anyTraitRefusal(const State& state, Automa card) {
    for (const Trait trait : allTraits)
        if (refusalOf(state, spaceOf(state, card, trait)) == Refusal::None)
            return Refusal::None;
    return Refusal::SpaceTaken;
}

bool goalIsFree(const State& state, AutomaLetter letter) {
    const Bench& bench = state.bench(letter.trait);
    return bench.goals[static_cast<std::size_t>(goalOf(bench, letter.homozygous()))] == noSeat;
}

/// Whether any letter stands for a free goal. With an overlay, no letter stands for the heterozygous one.
bool anyGoalFree(const State& state) {
    for (const Trait trait : allTraits)
        for (const bool capital : {true, false})
            if (goalIsFree(state, {trait, capital}))
                return true;
    return false;
}

} // namespace

Space spaceOf(const State& state, Automa card, Trait trait) {
    switch (card) {
    case Automa::Treasury: return Space::Treasury;
    case Automa::University: return cheapest(state, Space::UniversityOne, Space::UniversityTwo);
    case Automa::Nursery: return Space::Nursery;
    case Automa::ToolShed: return Space::ToolShed;
    case Automa::ParentGeneTop:
    case Automa::ParentGeneLeft: return parentGenesSpace(trait);
    case Automa::FirstShift: return firstShiftSpace(trait);
    case Automa::ResearchGoal: return cheapest(state, Space::GoalTwo, Space::GoalThree);
    case Automa::Gardening: break;
    }
    return Space::Gardening; // the space on the card: taken once a round, like any other
}

Refusal actionRefusal(const State& state, Automa card) {
    switch (card) {
    case Automa::ParentGeneTop:
    case Automa::ParentGeneLeft:
    case Automa::FirstShift: return anyTraitRefusal(state, card);
    case Automa::ResearchGoal: {
        const Refusal refusal = refusalOf(state, spaceOf(state, card));
        return refusal == Refusal::None && !anyGoalFree(state) ? Refusal::NoFreeGoal : refusal;
    }
    case Automa::Treasury:
    case Automa::University:
    case Automa::Nursery:
    case Automa::ToolShed:
    case Automa::Gardening: break;
    }
    return refusalOf(state, spaceOf(state, card));
}

std::optional<AutomaLetter> letterFor(Automa action, Automa support) {
    const auto& letter = automaCard(support).letter;
    return letter ? letter : automaCard(action).letter;
}

Refusal supportRefusal(const State& state, Automa action, Automa support) {
    const auto letter = letterFor(action, support);
    switch (action) {
    case Automa::ParentGeneTop:
    case Automa::ParentGeneLeft:
    case Automa::FirstShift:
        return letter ? refusalOf(state, spaceOf(state, action, letter->trait)) : Refusal::NotOffered;
    case Automa::ResearchGoal:
        if (!letter)
            return Refusal::NotOffered;
        return goalIsFree(state, *letter) ? Refusal::None : Refusal::GoalTaken;
    case Automa::Treasury:
    case Automa::University:
    case Automa::Nursery:
    case Automa::ToolShed:
    case Automa::Gardening: break;
    }
    return Refusal::None; // pips always point to a place, and the rest does not matter
}

int goalOf(const Bench& bench, Genotype homozygous) {
    for (int goal = 0; goal < goalCount(bench.inheritance); ++goal)
        if (goalInfo(bench.inheritance, goal).matches(homozygous))
            return goal;
    return 0;
}

Refusal upgradeRefusal(const State& state, Upgrade upgrade) {
    if (upgrade != Upgrade::Assistant)
        return purchaseRefusal(state, upgrade, 0, 0);
    for (int place = 0; place < static_cast<int>(state.assistantsForHire.size()); ++place) {
        const Refusal refusal = purchaseRefusal(state, upgrade, place, 0);
        if (refusal != Refusal::PlaceEmpty)
            return refusal;
    }
    return Refusal::PlaceEmpty;
}

} // namespace genotype::automa
