// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/dice.h"

namespace genotype::legality {

Refusal dieRefusal(const State& state, const Action& action) {
    const Pending& pick = state.now();
    const Player& player = state.player(state.actor);
    const Bench& bench = state.bench(action.trait);
    const auto there = [&bench](PoolArea area) { return bench.pool[static_cast<std::size_t>(area)]; };
    const bool pair = action.use() == DieUse::Pair;
    const bool mutation = action.area == PoolArea::DeNovo;
    if (pick.stage == PickStage::FirstShift && action.trait != pick.trait)
        return Refusal::WrongColour;
    if (there(action.area) == 0 ||
        (pair && there(action.partner) < (action.partner == PoolArea::DeNovo ? 2 : 1)))
        return Refusal::NoSuchDie;
    const int dice = pair ? 2 : 1;
    const auto [fewest, most] = knivesFor(pick, dice);
    if (action.count > effects::Unit<ExtraPlace>::held(player))
        return Refusal::KnifeNotHeld;
    if (action.count < fewest)
        return Refusal::PickIsOver;
    if (action.count > most)
        return Refusal::KnifeNeedsADie;
    if (dice - action.count > freeDiceSlots(player))
        return Refusal::NoDiceSlot;
    if (action.use() == DieUse::Match && mutation)
        return Refusal::MutationHasNoGenotype;
    if (action.use() == DieUse::Coin)
        return mutation ? Refusal::None : Refusal::OnlyMutationsPayACoin;
    if (effects::Unit<WildDie>::isWild(action.use()))
        if (const Refusal refusal = effects::Unit<WildDie>::refusal(player, action.use());
            refusal != Refusal::None)
            return refusal;
    const TraitUses uses = usesOf(state, pick, action.trait, uncoveredGenotypes(player).of(action.trait));
    if (uses.wild == 0)
        return Refusal::NoUncoveredTrait;
    const bool fits = action.use() != DieUse::Match || ((uses.plain >> static_cast<int>(action.area)) & 1);
    return fits ? Refusal::None : Refusal::GenotypeDoesNotMatch;
}

bool mustUsePick(const State& state, const Pending& pick) {
    return visitUses(state, pick, freeDiceSlots(state.player(state.actor)),
                     [&pick](const Action& use) { return obliges(pick, use); });
}

bool anyUse(const State& state, const Pending& pick) {
    const Player& player = state.player(state.actor);
    if (!hasPlaceForDie(player, pick, freeDiceSlots(player)))
        return false;
    const bool wild = wildUsesOf(player) != 0;
    const GenotypeSet wanted = uncoveredGenotypes(player);
    // A mutation that can be paired can also be used alone, for a coin.
    unsigned areas = 0;
    for (const Trait trait : allTraits)
        areas |= usesOf(state, pick, trait, wanted.of(trait)).alone(wild);
    return areas != 0;
}

bool anyPick(const State& state, const Pending& pick) {
    const auto stopAtFirst = [](const Action&) { return true; };
    return anyUse(state, pick) || effects::visitPick(state, CountUses{state, pick}, stopAtFirst);
}

} // namespace genotype::legality
