// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/effects.h"
#include "engine/genotype/rules/dice.h"
#include "engine/genotype/rules/rules.h"
#include "engine/genotype/words/words.h"
#include "engine/genotype/words/words_parts.h"

#include <algorithm>

namespace genotype::words {

namespace {

bool anyComplete(const Player& player) {
    return std::any_of(player.plots.begin(), player.plots.end(),
                       [](const Plot& plot) { return plot.complete(); });
}

Phrase geneTilePrompt(const State& state, Trait trait) {
    const Parents& parents = state.bench(trait).parents;
    const int tiles =
        (parents.left != Genotype::Heterozygous ? 1 : 0) + (parents.top != Genotype::Heterozygous ? 1 : 0);
    if (tiles == 0)
        return {ENGINE_TEXT("engine", "%1: place a gene tile, or leave the parents as they are."),
                {title(trait)}};
    if (tiles == 1)
        return {ENGINE_TEXT("engine", "%1: place a gene tile, remove one, or leave the parents as they are."),
                {title(trait)}};
    return {ENGINE_TEXT("engine", "%1: remove a gene tile, or leave the parents as they are."),
            {title(trait)}};
}

Phrase validationPrompt(const State& state, const Pending& pending) {
    if (const auto card = cardIn(pending.source))
        return effects::prompt(*card);
    if (pending.source != ValidationSource::Die)
        return {ENGINE_TEXT("engine", "%1: choose a trait to validate."), {name(pending.source)}};
    if (pending.genotype == anyGenotype)
        return {ENGINE_TEXT("engine", "%1: choose any genotype of this trait to validate."),
                {title(pending.trait)}};
    const bool several = uncoveredCopies(state.player(state.actor), pending.trait,
                                         static_cast<Genotype>(pending.genotype)) > 1;
    return {several ? ENGINE_TEXT("engine", "Choose the plant on which you validate %1.")
                    : ENGINE_TEXT("engine", "Validate %1 on your plant."),
            {std::string(notation(pending.trait, static_cast<Genotype>(pending.genotype)))}};
}

Phrase pickPrompt(const State& state, const Pending& pick) {
    if (pick.count > 0)
        return {ENGINE_TEXT("engine", "Graft Knife: take one more die, or finish."), {}};
    if (!legality::anyUse(state, pick))
        return {ENGINE_TEXT("engine", "Your dice slots are full: pay Brother Franz for his, or pass."), {}};
    const bool must = legality::mustUsePick(state, pick);
    switch (pick.stage) {
    case PickStage::FirstShift:
        return {must ? ENGINE_TEXT("engine", "1st Shift, %1: choose a die.")
                     : ENGINE_TEXT("engine", "1st Shift, %1: choose a die, or go without."),
                {name(pick.trait)}};
    case PickStage::Anton: return {ENGINE_TEXT("engine", "Father Anton: choose a die, or go without."), {}};
    case PickStage::SecondShift:
        return {must ? ENGINE_TEXT("engine", "2nd Shift: choose a die.")
                     : ENGINE_TEXT("engine", "2nd Shift: choose a die, or go without."),
                {}};
    case PickStage::Normal:
        return {must ? ENGINE_TEXT("engine", "Choose a die.")
                     : ENGINE_TEXT("engine", "Choose a die, or pass and take no more this round."),
                {}};
    }
    return {};
}

Phrase ownPrompt(const State& state) {
    const Pending& pending = state.now();
    const Player& player = state.player(state.actor);
    switch (pending.kind) {
    case PendingKind::Setup:
        return {ENGINE_TEXT("engine", "Choose one plant to sow and one to keep; the third is discarded."),
                {}};
    case PendingKind::Marker: return {ENGINE_TEXT("engine", "Place a marker on a glowing space."), {}};
    case PendingKind::EndOfTurn:
        return {effects::mustPlayFirst(player)
                    ? ENGINE_TEXT("engine", "Play your Watering Funnel before your turn ends.")
                    : ENGINE_TEXT("engine", "Use a glowing tool or assistant, or end your turn."),
                {}};
    case PendingKind::GeneTile: return geneTilePrompt(state, pending.trait);
    case PendingKind::Nursery:
        return counted(
            pending.count, ENGINE_SINGULAR("Nursery: take a plant from the row or the deck."),
            ENGINE_PLURAL("engine",
                          "Nursery: take %n plants, one after the other, from the row or the deck."));
    case PendingKind::ToolShed:
        return {ENGINE_TEXT("engine", "Tool Shed: take a tool from the row or the deck."), {}};
    case PendingKind::GardenDraw:
        return {pending.count == 0
                    ? ENGINE_TEXT("engine", "Gardening: take a plant or a tool, from its row or its deck.")
                    : ENGINE_TEXT("engine", "Brother Alipius: take one more plant or tool, or continue."),
                {}};
    case PendingKind::GardenHarvest:
        return {
            anyComplete(player)
                ? ENGINE_TEXT("engine", "Gardening: harvest your complete plants.")
                : ENGINE_TEXT("engine", "Gardening: use a glowing tool or assistant, or continue to sowing."),
            {}};
    case PendingKind::GardenSow:
        return {
            player.hand.empty()
                ? ENGINE_TEXT("engine", "Gardening: use a glowing tool or assistant, or finish.")
                : ENGINE_TEXT("engine", "Gardening: sow plants from your hand into free plots, or finish."),
            {}};
    case PendingKind::Omari: return effects::prompt(*cardIn(pending.source));
    case PendingKind::Validate: return validationPrompt(state, pending);
    case PendingKind::Goal: return {ENGINE_TEXT("engine", "Choose a research goal to mark."), {}};
    case PendingKind::SeedBag: return effects::Unit<DrawAndKeep>::prompt(pending);
    case PendingKind::FillPlot: return effects::Unit<PlotWithPlant>::prompt(pending);
    case PendingKind::Pick: return pickPrompt(state, pending);
    case PendingKind::Purchase: return {ENGINE_TEXT("engine", "Buy an upgrade, or pass."), {}};
    }
    return {};
}

/// "…" with the tools that are played with it.
Phrase withTools(Phrase what, Tool tool, int count) {
    if (count == 0)
        return what;
    if (count == 1)
        return {ENGINE_TEXT("engine", "%1 (with %2)"), {std::move(what), name(tool)}};
    return {ENGINE_TEXT("engine", "%1 (with %2 × %3)"), {std::move(what), std::to_string(count), name(tool)}};
}

Phrase markerLabel(const Action& action) {
    const auto tool = effects::Unit<CoinsWithMarker>::toolFor(action.space());
    return withTools(name(action.space()), tool.value_or(Tool{}), tool ? action.count : 0);
}

Phrase geneTileLabel(const State& state, const Action& action) {
    const bool left = action.side() == Side::Left;
    if (action.kind == ActionKind::RemoveGeneTile)
        return {left ? ENGINE_TEXT("engine", "Remove the gene tile from the left parent")
                     : ENGINE_TEXT("engine", "Remove the gene tile from the top parent"),
                {}};
    const bool known = !state.pending.empty() && state.now().kind == PendingKind::GeneTile;
    const Trait trait = known ? state.now().trait : Trait::SeedShape;
    return {left ? ENGINE_TEXT("engine", "Set the left parent to %1")
                 : ENGINE_TEXT("engine", "Set the top parent to %1"),
            {std::string(notation(trait, action.tileGenotype()))}};
}

Phrase plantLabel(const State& state, int place) {
    if (place == deckPlace)
        return {ENGINE_TEXT("engine", "Draw a plant from the deck"), {}};
    const PlantId plant = state.nursery[static_cast<std::size_t>(place)];
    if (plant == noPlant)
        return {ENGINE_TEXT("engine", "Take the plant in place %1"), {std::to_string(place + 1)}};
    return {ENGINE_TEXT("engine", "Take plant %1 (%2)"), {number(plant), traits(plant)}};
}

Phrase toolLabel(const State& state, int place) {
    if (place == deckPlace)
        return {ENGINE_TEXT("engine", "Draw a tool from the deck"), {}};
    const std::uint8_t tool = state.toolShed[static_cast<std::size_t>(place)];
    if (tool == noTool)
        return {ENGINE_TEXT("engine", "Take the tool in place %1"), {std::to_string(place + 1)}};
    return {ENGINE_TEXT("engine", "Take a tool: %1"), {name(static_cast<Tool>(tool))}};
}

Phrase rakedValidationLabel(Widening widening, const std::string& genotype, PlantId plant) {
    switch (widening) {
    case Widening::None:
        return {ENGINE_TEXT("engine", "Validate %1 on plant %2 with the Rake"), {genotype, number(plant)}};
    case Widening::PollenBrush:
        return {ENGINE_TEXT("engine", "Validate every %1 with the Rake and the Pollen Brush"), {genotype}};
    case Widening::SisterMay:
        return {ENGINE_TEXT("engine", "Validate every %1 with the Rake and Sister May"), {genotype}};
    }
    return {};
}

Phrase validationLabel(const State& state, const Action& action) {
    const PlantId plant =
        state.actor == noSeat ? noPlant : state.player(state.actor).plots[action.place].plant;
    if (plant == noPlant || !plantCard(plant).has(action.trait))
        return {ENGINE_TEXT("engine", "Validate %1: %2"), {name(action.trait), plotName(action.plot())}};
    const std::string genotype(notation(action.trait, plantCard(plant).genotype(action.trait)));
    if (action.count > 0)
        return rakedValidationLabel(action.widening(), genotype, plant);
    switch (action.widening()) {
    case Widening::None: return {ENGINE_TEXT("engine", "Validate %1 on plant %2"), {genotype, number(plant)}};
    case Widening::PollenBrush:
        return {ENGINE_TEXT("engine", "Validate every %1 with the Pollen Brush"), {genotype}};
    case Widening::SisterMay: return {ENGINE_TEXT("engine", "Validate every %1 with Sister May"), {genotype}};
    }
    return {};
}

Phrase dieLabel(const Action& action) {
    const bool mutation = action.area == PoolArea::DeNovo;
    if (action.use() == DieUse::Coin)
        return {ENGINE_TEXT("engine", "Take 1 coin for a mutation: %1"), {name(action.trait)}};
    const Phrase die = mutation ? Phrase{ENGINE_TEXT("engine", "%1 mutation"), {name(action.trait)}}
                                : name(action.trait, action.area);
    switch (action.use()) {
    case DieUse::Match: return {ENGINE_TEXT("engine", "Take %1"), {die}};
    case DieUse::Coin: break;
    case DieUse::Pair:
        return action.partner == PoolArea::DeNovo
                   ? Phrase{ENGINE_TEXT("engine", "Take two mutations as any genotype: %1"),
                            {name(action.trait)}}
                   : Phrase{ENGINE_TEXT("engine", "Take a mutation and %1 as any genotype"),
                            {name(action.trait, action.partner)}};
    case DieUse::Rake: return {ENGINE_TEXT("engine", "Take as any genotype with the Rake: %1"), {die}};
    case DieUse::Maria: return {ENGINE_TEXT("engine", "Take as any genotype with Sister Maria: %1"), {die}};
    }
    return {};
}

Phrase purchaseLabel(const State& state, const Action& action) {
    const bool buying = state.phase == Phase::Upgrades && state.actor != noSeat;
    const int price = buying ? priceFor(state, state.actor, action.upgrade(), action.count)
                             : state.prices[action.item].steps[state.priceStep[action.item]];
    if (action.upgrade() != Upgrade::Assistant)
        return counted(price, ENGINE_SINGULAR("%1 for 1 coin"), ENGINE_PLURAL("engine", "%1 for %n coins"),
                       {name(action.upgrade())});
    const std::uint8_t assistant = state.assistantsForHire[action.place];
    return counted(
        price, ENGINE_SINGULAR("Hire for 1 coin: %1"), ENGINE_PLURAL("engine", "Hire for %n coins: %1"),
        {assistant == noAssistant ? name(Upgrade::Assistant) : name(static_cast<Assistant>(assistant))});
}

Phrase finishLabel(const State& state) {
    const PendingKind kind = state.pending.empty() ? PendingKind::EndOfTurn : state.now().kind;
    if (kind == PendingKind::GardenDraw)
        return {ENGINE_TEXT("engine", "Take no more cards"), {}};
    if (kind == PendingKind::GardenSow)
        return {state.player(state.actor).hand.empty() ? ENGINE_TEXT("engine", "Finish gardening")
                                                       : ENGINE_TEXT("engine", "Stop sowing"),
                {}};
    if (kind == PendingKind::Pick)
        return {ENGINE_TEXT("engine", "Finish this pick"), {}};
    return {ENGINE_TEXT("engine", "Finish"), {}};
}

} // namespace

Phrase prompt(const State& visible, Seat seat, const std::vector<std::string>& names) {
    if (visible.finished() || visible.pending.empty())
        return {ENGINE_TEXT("engine", "The game is over."), {}};
    if (seat != noSeat && seat != visible.actor)
        return {ENGINE_TEXT("engine", "Please wait: %1 is choosing."),
                {name(Table{names, {}}, visible.actor)}};
    return ownPrompt(visible);
}

Phrase label(const State& visible, const Action& action) {
    if (!isWellFormed(action))
        return {};
    switch (action.kind) {
    case ActionKind::ChooseSetup:
        return {
            ENGINE_TEXT("engine", "Sow plant %1 (%2), keep plant %3 (%4)"),
            {number(action.plant()), traits(action.plant()), number(action.kept()), traits(action.kept())}};
    case ActionKind::PlaceMarker: return markerLabel(action);
    case ActionKind::PlaceGeneTile:
    case ActionKind::RemoveGeneTile: return geneTileLabel(visible, action);
    case ActionKind::LeaveGeneTiles: return {ENGINE_TEXT("engine", "Leave the parents as they are"), {}};
    case ActionKind::TakePlant: return plantLabel(visible, action.place);
    case ActionKind::TakeTool: return toolLabel(visible, action.place);
    case ActionKind::KeepPlant:
        return {ENGINE_TEXT("engine", "Keep plant %1 (%2)"),
                {number(action.plant()), traits(action.plant())}};
    case ActionKind::Harvest:
        return {visible.actor == noSeat || anyComplete(visible.player(visible.actor))
                    ? ENGINE_TEXT("engine", "Harvest")
                    : ENGINE_TEXT("engine", "Continue to sowing"),
                {}};
    case ActionKind::Sow:
        if (action.plot() == eduardPlot)
            return {ENGINE_TEXT("engine", "Sow plant %1 (%2) with Brother Eduard"),
                    {number(action.plant()), traits(action.plant())}};
        return {ENGINE_TEXT("engine", "Sow plant %1 (%2) in plot %3"),
                {number(action.plant()), traits(action.plant()), std::to_string(action.plot() + 1)}};
    case ActionKind::Validate: return validationLabel(visible, action);
    case ActionKind::ChooseGoal: {
        const Inheritance inheritance = visible.bench(action.trait).inheritance;
        return {ENGINE_TEXT("engine", "Mark the goal: %1"),
                {goalName(action.trait, inheritance, std::min(action.goal(), goalCount(inheritance) - 1))}};
    }
    case ActionKind::PlayTool: return {ENGINE_TEXT("engine", "Play %1"), {name(action.tool())}};
    case ActionKind::UseAssistant: return effects::label(action.assistant());
    case ActionKind::TakeDie:
        return withTools(dieLabel(action), effects::Unit<ExtraPlace>::tool, action.count);
    case ActionKind::Buy:
        return withTools(purchaseLabel(visible, action), effects::Unit<Discount>::card.id, action.count);
    case ActionKind::Finish: return finishLabel(visible);
    case ActionKind::EndTurn: return {ENGINE_TEXT("engine", "End turn"), {}};
    case ActionKind::Pass: {
        const bool reserved = !visible.pending.empty() && visible.now().kind == PendingKind::Pick &&
                              visible.now().stage != PickStage::Normal;
        return {reserved ? ENGINE_TEXT("engine", "Take no die") : ENGINE_TEXT("engine", "Pass"), {}};
    }
    }
    return {};
}

} // namespace genotype::words
