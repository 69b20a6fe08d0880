// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/legality.h"

#include "engine/genotype/board/spaces.h"
#include "engine/genotype/board/upgrades.h"
#include "engine/genotype/rules/dice.h"

namespace genotype::legality {

Refusal placementRefusal(const State& state, Space space, int bonusTools) {
    if (const Refusal refusal = spaceRefusal(state, state.actor, space); refusal != Refusal::None)
        return refusal;
    return effects::Unit<CoinsWithMarker>::refusal(state.player(state.actor), space, bonusTools);
}

Refusal geneTileRefusal(const Parents& parents, const Action& action) {
    const Genotype parent = action.side() == Side::Left ? parents.left : parents.top;
    const bool printed = parent == Genotype::Heterozygous;
    switch (action.kind) {
    case ActionKind::PlaceGeneTile: return printed ? Refusal::None : Refusal::SideTaken;
    case ActionKind::RemoveGeneTile: return printed ? Refusal::SideFree : Refusal::None;
    default: return Refusal::None;
    }
}

Refusal plantRefusal(const State& state, int place) {
    if (place == deckPlace)
        return plantDrawable(state) ? Refusal::None : Refusal::DeckEmpty;
    return state.nursery[static_cast<std::size_t>(place)] != noPlant ? Refusal::None : Refusal::PlaceEmpty;
}

Refusal toolRefusal(const State& state, int place) {
    if (place == deckPlace)
        return toolDrawable(state) ? Refusal::None : Refusal::DeckEmpty;
    return state.toolShed[static_cast<std::size_t>(place)] != noTool ? Refusal::None : Refusal::PlaceEmpty;
}

Refusal sowingRefusal(const Player& player, PlantId plant, int plot) {
    if (!player.hand.contains(plant))
        return Refusal::PlantNotInHand;
    bool free = false;
    visitFreePlots(player, [&](int one) { free = free || one == plot; });
    if (free)
        return Refusal::None;
    const bool sowable = plot < firstFlowerPot || plot == eduardPlot;
    if (!sowable || !plotExists(player, plot))
        return Refusal::NoSuchPlot;
    return player.plots[static_cast<std::size_t>(plot)].empty() ? Refusal::PlotOutOfOrder
                                                                : Refusal::PlotTaken;
}

Refusal goalRefusal(const Bench& bench, int goal) {
    if (goal >= goalCount(bench.inheritance))
        return Refusal::GoalNotInThisGame;
    return bench.goals[static_cast<std::size_t>(goal)] != noSeat ? Refusal::GoalTaken : Refusal::None;
}

GenotypeSet genotypesFor(const State& state, const Pending& pending) {
    constexpr unsigned all = 0b111;
    GenotypeSet genotypes;
    if (pending.source == ValidationSource::Die) {
        genotypes.add(pending.trait, pending.genotype == anyGenotype ? all : 1u << pending.genotype);
    } else if (const auto card = cardIn(pending.source)) {
        for (const Trait trait : allTraits)
            genotypes.add(trait, effects::genotypes(*card, state, pending, trait));
    } else if (pending.source == ValidationSource::University) {
        for (const Trait trait : allTraits)
            genotypes.add(trait, all);
    }
    return genotypes;
}

GenotypeSet rakedGenotypesFor(const State& state, const Pending& pending) {
    GenotypeSet genotypes;
    if (pending.kind == PendingKind::Omari &&
        effects::Unit<WildDie>::refusal(state.player(state.actor), DieUse::Rake) == Refusal::None)
        for (const Trait trait : allTraits)
            genotypes.add(trait, effects::Unit<RollOwnDice>::wildGenotypes(state, pending, trait));
    return genotypes;
}

namespace {

/// Why a Rake does not help to validate this genotype.
Refusal rakeRefusal(const State& state, const Pending& pending, Trait trait, Genotype genotype) {
    if (rakedGenotypesFor(state, pending).contains(trait, genotype))
        return Refusal::None;
    const Refusal card = effects::Unit<WildDie>::refusal(state.player(state.actor), DieUse::Rake);
    if (card != Refusal::None)
        return card;
    const bool spent = pending.kind == PendingKind::Omari && genotypesFor(state, pending).of(trait) == 0;
    return spent ? Refusal::DieUsedUp : Refusal::ToolWouldDoNothing;
}

} // namespace

Refusal validationRefusal(const State& state, const Pending& pending, int plot, Trait trait, int rakes) {
    const Player& player = state.player(state.actor);
    if (!plotExists(player, plot) || player.plots[static_cast<std::size_t>(plot)].empty())
        return Refusal::NoSuchPlot;
    const Plot& place = player.plots[static_cast<std::size_t>(plot)];
    const PlantCard& card = plantCard(place.plant);
    if (!card.has(trait))
        return Refusal::TraitNotOnPlant;
    if ((place.covered >> static_cast<int>(trait)) & 1)
        return Refusal::TraitCovered;
    if (rakes > 0)
        return rakeRefusal(state, pending, trait, card.genotype(trait));
    if (genotypesFor(state, pending).contains(trait, card.genotype(trait)))
        return Refusal::None;
    if (pending.source == ValidationSource::Die)
        return trait != pending.trait ? Refusal::WrongColour : Refusal::GenotypeDoesNotMatch;
    const auto paying = cardIn(pending.source);
    // Only Brother Johann's own sources are left: nobody chooses for them.
    return paying ? effects::missed(*paying, pending, trait) : Refusal::NotAnAction;
}

bool anyValidation(const State& state, const Pending& pending) {
    const GenotypeSet uncovered = uncoveredGenotypes(state.player(state.actor));
    return (uncovered & (genotypesFor(state, pending) | rakedGenotypesFor(state, pending))).bits != 0;
}

Refusal unasked(const Pending& pending) {
    switch (pending.kind) {
    case PendingKind::Marker:
    case PendingKind::EndOfTurn:
    case PendingKind::Pick:
    case PendingKind::Purchase: return Refusal::NotAskedNow;
    default: return Refusal::OtherChoiceFirst;
    }
}

Refusal finishRefusal(const State& state) {
    const Pending& pending = state.now();
    switch (pending.kind) {
    case PendingKind::GardenDraw: return pending.count > 0 ? Refusal::None : Refusal::MustDraw;
    case PendingKind::Pick:
        if (pending.count > 0)
            return Refusal::None;
        return mustUsePick(state, pending) ? Refusal::MustUsePick : unasked(pending);
    case PendingKind::GardenSow:
    case PendingKind::Omari: return Refusal::None;
    default: return unasked(pending);
    }
}

Refusal endTurnRefusal(const State& state) {
    if (state.now().kind != PendingKind::EndOfTurn)
        return state.now().kind == PendingKind::Marker ? Refusal::MarkerFirst : unasked(state.now());
    return effects::mustPlayFirst(state.player(state.actor)) ? Refusal::FunnelFirst : Refusal::None;
}

Refusal passRefusal(const State& state) {
    const Pending& pending = state.now();
    if (pending.kind == PendingKind::Purchase)
        return Refusal::None;
    if (pending.kind != PendingKind::Pick || pending.count > 0)
        return unasked(pending);
    return mustUsePick(state, pending) ? Refusal::MustUsePick : Refusal::None;
}

bool anyPurchase(const State& state) {
    return visitPurchases(state, [](const Action&) { return true; });
}

} // namespace genotype::legality
