// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/dice.h"
#include "engine/genotype/rules/legality.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

namespace {

/// For the visitors of `visitUses` and its like: lists all.
struct Lister {
    ActionList& list;

    bool operator()(const Action& action) const {
        list.push(action);
        return false;
    }
};

void listSetup(const State& state, ActionList& list) {
    const PlantSet& dealt = state.player(state.actor).dealt;
    for (const PlantId sow : dealt)
        for (const PlantId keep : dealt)
            if (sow != keep)
                list.push(act::chooseSetup(sow, keep));
}

void listSpaces(const State& state, ActionList& list) {
    const Player& player = state.player(state.actor);
    for (const SpaceInfo& info : spaces) {
        if (spaceRefusal(state, state.actor, info.id) != Refusal::None)
            continue;
        const int bonus = effects::Unit<CoinsWithMarker>::held(player, info.id);
        for (int used = 0; used <= bonus; ++used)
            list.push(act::placeMarker(info.id, used));
    }
}

void listGeneTiles(const State& state, Trait trait, ActionList& list) {
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

void listPlants(const State& state, ActionList& list) {
    for (const int place : cardPlaces)
        if (legality::plantRefusal(state, place) == Refusal::None)
            list.push(act::takePlant(place));
}

void listTools(const State& state, ActionList& list) {
    for (const int place : cardPlaces)
        if (legality::toolRefusal(state, place) == Refusal::None)
            list.push(act::takeTool(place));
}

void listSowing(const State& state, ActionList& list) {
    const Player& player = state.player(state.actor);
    for (const PlantId plant : player.hand)
        visitFreePlots(player, [&](int plot) { list.push(act::sow(plant, plot)); });
}

void listValidations(const State& state, const Pending& pending, ActionList& list) {
    using Widen = effects::Unit<WidenValidation>;
    const Player& player = state.player(state.actor);
    const Widening way = Widen::way(player);
    for (int plot = 0; plot < plotPlaces; ++plot) {
        const Plot& place = player.plots[static_cast<std::size_t>(plot)];
        if (place.uncovered() == 0)
            continue;
        for (const Trait trait : allTraits) {
            if (legality::validationRefusal(state, pending, plot, trait) != Refusal::None)
                continue;
            list.push(act::validate(plot, trait));
            const Genotype genotype = plantCard(place.plant).genotype(trait);
            if (way != Widening::None && Widen::refusal(player, way, trait, genotype) == Refusal::None)
                list.push(act::validate(plot, trait, way));
        }
    }
}

void listGoals(const State& state, ActionList& list) {
    for (const Trait trait : allTraits)
        for (int goal = 0; goal < maxGoals; ++goal)
            if (legality::goalRefusal(state.bench(trait), goal) == Refusal::None)
                list.push(act::chooseGoal(trait, goal));
}

void listPick(const State& state, const Pending& pick, ActionList& list) {
    const Lister push{list};
    legality::visitUses(state, pick, freeDiceSlots(state.player(state.actor)), push);
    effects::visitPick(state, legality::CountUses{state, pick}, push);
}

} // namespace

void legalActions(const State& state, ActionList& list) {
    list.clear();
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
    case PendingKind::Pick: listPick(state, pending, list); break;
    case PendingKind::Purchase: visitPurchases(state, Lister{list}); break;
    }
    if (state.phase == Phase::Working)
        effects::visitOwnTurn(state, Lister{list});
    if (legality::finishRefusal(state) == Refusal::None)
        list.push(act::finish());
    else if (legality::endTurnRefusal(state) == Refusal::None)
        list.push(act::endTurn());
    else if (legality::passRefusal(state) == Refusal::None)
        list.push(act::pass());
}

} // namespace genotype
