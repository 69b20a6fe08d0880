// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/board/spaces.h"
#include "engine/genotype/rules/dice.h"
#include "engine/genotype/rules/legality.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

namespace {

/// For visitors such as those of `visitUses`: lists everything.
template <typename List> struct Lister {
    List& list;

    bool operator()(const Action& action) const {
        list.push(action);
        return false;
    }
};

template <typename List> void listSetup(const State& state, List& list) {
    const PlantSet& dealt = state.player(state.actor).dealt;
    for (const PlantId sow : dealt)
        for (const PlantId keep : dealt)
            if (sow != keep)
                list.push(act::chooseSetup(sow, keep));
}

template <typename List> void listSpaces(const State& state, List& list) {
    const Player& player = state.player(state.actor);
    const SpaceSet withBonus = effects::Unit<CoinsWithMarker>::spacesOf(player);
    for (SpaceSet open = openSpaces(state, state.actor); open; open &= open - 1) {
        const auto space = static_cast<Space>(std::countr_zero(open));
        list.push(act::placeMarker(space));
        if (!(withBonus & setOf(space)))
            continue;
        for (int used = 1; used <= effects::Unit<CoinsWithMarker>::held(player, space); ++used)
            list.push(act::placeMarker(space, used));
    }
}

template <typename List> void listGeneTiles(const State& state, Trait trait, List& list) {
    const Parents& parents = state.bench(trait).parents;
    for (const Side side : {Side::Left, Side::Top})
        for (const Action& action :
             {act::placeGeneTile(side, Genotype::HomozygousDominant),
              act::placeGeneTile(side, Genotype::HomozygousRecessive), act::removeGeneTile(side)})
            if (legality::geneTileRefusal(parents, action) == Refusal::None)
                list.push(action);
    list.push(act::leaveGeneTiles());
}

constexpr std::array cardPlaces{0, 1, 2, 3, 4, static_cast<int>(deckPlace)};
static_assert(cardPlaces.size() == maxRow + 1);

template <typename List> void listPlants(const State& state, List& list) {
    for (const int place : cardPlaces)
        if (legality::plantRefusal(state, place) == Refusal::None)
            list.push(act::takePlant(place));
}

template <typename List> void listTools(const State& state, List& list) {
    for (const int place : cardPlaces)
        if (legality::toolRefusal(state, place) == Refusal::None)
            list.push(act::takeTool(place));
}

template <typename List> void listSowing(const State& state, List& list) {
    const Player& player = state.player(state.actor);
    for (const PlantId plant : player.hand)
        visitFreePlots(player, [&](int plot) { list.push(act::sow(plant, plot)); });
}

template <typename List> void listValidations(const State& state, const Pending& pending, List& list) {
    using Widen = effects::Unit<WidenValidation>;
    const Player& player = state.player(state.actor);
    const Widening way = Widen::way(player);
    const GenotypeSet genotypes = legality::genotypesFor(state, pending);
    const GenotypeSet raked = legality::rakedGenotypesFor(state, pending);
    for (int plot = 0; plot < plotPlaces; ++plot) {
        const GenotypeSet uncovered = uncoveredGenotypes(player.plots[static_cast<std::size_t>(plot)]);
        (uncovered & (genotypes | raked)).visit([&](Trait trait, Genotype genotype) {
            const int rakes = genotypes.contains(trait, genotype) ? 0 : 1;
            list.push(act::validate(plot, trait, Widening::None, rakes));
            if (way != Widening::None && Widen::refusal(player, way, trait, genotype) == Refusal::None)
                list.push(act::validate(plot, trait, way, rakes));
        });
    }
}

template <typename List> void listGoals(const State& state, List& list) {
    for (const Trait trait : allTraits)
        for (int goal = 0; goal < maxGoals; ++goal)
            if (legality::goalRefusal(state.bench(trait), goal) == Refusal::None)
                list.push(act::chooseGoal(trait, goal));
}

/// Returns whether the pick may not be declined: `mustUsePick`, since all uses are listed anyway.
template <typename List> bool listPick(const State& state, const Pending& pick, List& list) {
    bool mustUse = false;
    legality::visitUses(state, pick, freeDiceSlots(state.player(state.actor)), [&](const Action& use) {
        list.push(use);
        mustUse = mustUse || legality::obliges(pick, use);
        return false;
    });
    effects::visitPick(state, legality::CountUses{state, pick}, Lister<List>{list});
    return mustUse;
}

/// Adds everything that may be done to any kind of list. Precondition: `list` is empty.
template <typename List> void listActions(const State& state, List& list) {
    if (state.finished())
        return;
    const Pending& pending = state.now();
    switch (pending.kind) {
    case PendingKind::Setup: listSetup(state, list); break;
    case PendingKind::Marker: listSpaces(state, list); break;
    case PendingKind::EndOfTurn: break;
    case PendingKind::GeneTile: listGeneTiles(state, pending.trait, list); break;
    case PendingKind::Nursery:
    case PendingKind::FillPlot: listPlants(state, list); break;
    case PendingKind::ToolShed: listTools(state, list); break;
    case PendingKind::GardenDraw:
        listPlants(state, list);
        listTools(state, list);
        break;
    case PendingKind::GardenHarvest: list.push(act::harvest()); break;
    case PendingKind::GardenSow: listSowing(state, list); break;
    case PendingKind::Omari:
    case PendingKind::Validate: listValidations(state, pending, list); break;
    case PendingKind::Goal: listGoals(state, list); break;
    case PendingKind::SeedBag:
        for (const PlantId plant : state.bags[pending.place])
            list.push(act::keepPlant(plant));
        break;
    case PendingKind::Pick:
        if (listPick(state, pending, list))
            return;
        break;
    case PendingKind::Purchase: visitPurchases(state, Lister<List>{list}); break;
    }
    if (state.phase == Phase::Working)
        effects::visitOwnTurn(state, Lister<List>{list});
    if (legality::passRefusal(state) == Refusal::None)
        list.push(act::pass());
    else if (legality::finishRefusal(state) == Refusal::None)
        list.push(act::finish());
    else if (legality::endTurnRefusal(state) == Refusal::None)
        list.push(act::endTurn());
}

} // namespace

void legalActions(const State& state, ActionList& list) {
    list.clear();
    listActions(state, list);
}

legality::Choices legality::choices(const State& state) {
    Choices choices;
    listActions(state, choices);
    return choices;
}

} // namespace genotype
