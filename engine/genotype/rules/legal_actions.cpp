// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/legality.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

namespace {

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
        Tool tool{};
        const int bonus = legality::bonusToolFor(info.id, tool) ? player.toolCount(tool) : 0;
        for (int used = 0; used <= bonus; ++used)
            list.push(act::placeMarker(info.id, used));
    }
}

void listGeneTiles(const State& state, Trait trait, ActionList& list) {
    const Parents& parents = state.bench(trait).parents;
    for (const Side side : {Side::Left, Side::Top}) {
        const Genotype parent = side == Side::Left ? parents.left : parents.top;
        if (parent == Genotype::Heterozygous) {
            list.push(act::placeGeneTile(side, Genotype::HomozygousDominant));
            list.push(act::placeGeneTile(side, Genotype::HomozygousRecessive));
        } else {
            list.push(act::removeGeneTile(side));
        }
    }
    list.push(act::leaveGeneTiles());
}

void listPlants(const State& state, ActionList& list) {
    for (int place = 0; place < maxRow; ++place)
        if (state.nursery[static_cast<std::size_t>(place)] != noPlant)
            list.push(act::takePlant(place));
    if (legality::plantDrawable(state))
        list.push(act::takePlant(deckPlace));
}

void listTools(const State& state, ActionList& list) {
    for (int place = 0; place < maxRow; ++place)
        if (state.toolShed[static_cast<std::size_t>(place)] != noTool)
            list.push(act::takeTool(place));
    if (legality::toolDrawable(state))
        list.push(act::takeTool(deckPlace));
}

void listSowing(const State& state, ActionList& list) {
    const Player& player = state.player(state.actor);
    const int plot = legality::freeOrdinaryPlot(player);
    const bool eduard = legality::eduardIsFree(player);
    for (const PlantId plant : player.hand) {
        if (plot >= 0)
            list.push(act::sow(plant, plot));
        if (eduard)
            list.push(act::sow(plant, eduardPlot));
    }
}

void listValidations(const State& state, const Pending& pending, ActionList& list) {
    const Player& player = state.player(state.actor);
    const bool may = player.has(Assistant::May);
    const bool brush = player.toolCount(Tool::PollenBrush) > 0;
    for (int plot = 0; plot < plotPlaces; ++plot) {
        const Plot& place = player.plots[static_cast<std::size_t>(plot)];
        if (place.uncovered() == 0)
            continue;
        for (const Trait trait : allTraits) {
            if (legality::validationRefusal(state, pending, plot, trait) != Refusal::None)
                continue;
            list.push(act::validate(plot, trait));
            if ((may || brush) &&
                legality::uncoveredCopies(player, trait, plantCard(place.plant).genotype(trait)) > 1)
                list.push(act::validate(plot, trait, may ? Widening::SisterMay : Widening::PollenBrush));
        }
    }
}

void listGoals(const State& state, ActionList& list) {
    for (const Trait trait : allTraits) {
        const Bench& bench = state.bench(trait);
        for (int goal = 0; goal < goalCount(bench.inheritance); ++goal)
            if (bench.goals[static_cast<std::size_t>(goal)] == noSeat)
                list.push(act::chooseGoal(trait, goal));
    }
}

void listPick(const State& state, const Pending& pick, ActionList& list) {
    const Player& player = state.player(state.actor);
    legality::visitUses(state, pick, freeDiceSlots(player), [&list](const Action& action) {
        list.push(action);
        return false;
    });
    if (player.has(Assistant::Franz) && legality::franzRefusal(state, pick) == Refusal::None)
        list.push(act::useAssistant(Assistant::Franz));
    if (pick.count > 0)
        list.push(act::finish());
    else if (!legality::mustUsePick(state, pick))
        list.push(act::pass());
}

void listPurchases(const State& state, ActionList& list) {
    const int grants = state.player(state.actor).toolCount(Tool::Grant);
    for (int kind = 0; kind < upgradeKinds; ++kind) {
        const auto upgrade = static_cast<Upgrade>(kind);
        const int places =
            upgrade == Upgrade::Assistant ? static_cast<int>(state.assistantsForHire.size()) : 1;
        for (int place = 0; place < places; ++place)
            for (int used = 0; used <= grants; ++used)
                if (legality::purchaseRefusal(state, upgrade, place, used) == Refusal::None)
                    list.push(upgrade == Upgrade::Assistant ? act::hire(place, used)
                                                            : act::buy(upgrade, used));
    }
    list.push(act::pass());
}

void listOptional(const State& state, ActionList& list) {
    const Player& player = state.player(state.actor);
    constexpr std::array playable{Tool::WateringFunnel, Tool::SeedBag, Tool::Dissertation, Tool::FlowerPot};
    for (const Tool tool : playable)
        if (player.toolCount(tool) > 0 && legality::toolRefusal(state, state.actor, tool) == Refusal::None)
            list.push(act::playTool(tool));
    for (const Assistant assistant : {Assistant::Elisabeth, Assistant::Anna})
        if (player.has(assistant) &&
            legality::assistantRefusal(state, state.actor, assistant) == Refusal::None)
            list.push(act::useAssistant(assistant));
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
    case PendingKind::Purchase: listPurchases(state, list); break;
    }
    if (state.phase != Phase::Working)
        return;
    listOptional(state, list);
    const bool optional = pending.kind == PendingKind::GardenSow || pending.kind == PendingKind::Omari ||
                          (pending.kind == PendingKind::GardenDraw && pending.count > 0);
    if (optional)
        list.push(act::finish());
    if (pending.kind == PendingKind::EndOfTurn &&
        state.player(state.actor).toolCount(Tool::WateringFunnel) == 0)
        list.push(act::endTurn());
}

bool isLegal(const State& state, const Action& action) {
    ActionList list;
    legalActions(state, list);
    return list.contains(action);
}

Refusal apply(State& state, const Action& action, EventSink* events) {
    const Refusal refusal = whyNot(state, action);
    if (refusal == Refusal::None)
        applyLegal(state, action, events);
    return refusal;
}

} // namespace genotype
