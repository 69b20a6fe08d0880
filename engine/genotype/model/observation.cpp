// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/observation.h"

#include "engine/core/decided.h"
#include "engine/genotype/model/event.h"

namespace genotype {

namespace {

// Of these, everybody sees every field.
static_assert(core::fieldCount<Plot>() == 2 && core::fieldCount<Bench>() == 6 &&
                  core::fieldCount<Die>() == 3 && core::fieldCount<Parents>() == 2 &&
                  core::fieldCount<Pending>() == 8 && core::fieldCount<PriceScale>() == 2 &&
                  core::fieldCount<CardSource>() == 1,
              "The number of fields has changed: decide who may see each of them.");

/// What everybody may see of a player, or the owner.
Player observed(const Player& player, bool own) {
    const auto& [hand, harvested, dealt, setupSow, setupKeep, coins, tools, plots, assistants, assistantsUsed,
                 newPlots, diceSlots, markers, markersLeft, goalMarkersLeft, gardening, temporarySlot, omari,
                 slotsFilled, franzSlotsFilled, passed] = player;
    Player visible;
    if (own) {
        visible.hand = hand;
        visible.dealt = dealt;
        visible.setupSow = setupSow;
        visible.setupKeep = setupKeep;
        visible.tools = tools;
    }
    visible.harvested = harvested;
    visible.coins = coins;
    visible.plots = plots;
    visible.assistants = assistants;
    visible.assistantsUsed = assistantsUsed;
    visible.newPlots = newPlots;
    visible.diceSlots = diceSlots;
    visible.markers = markers;
    visible.markersLeft = markersLeft;
    visible.goalMarkersLeft = goalMarkersLeft;
    visible.gardening = gardening;
    visible.temporarySlot = temporarySlot;
    visible.omari = omari;
    visible.slotsFilled = slotsFilled;
    visible.franzSlotsFilled = franzSlotsFilled;
    visible.passed = passed;
    return visible;
}

/// What everybody may see of Brother Johann: all but the order of his deck.
Johann observed(const Johann& johann) {
    const auto& [difficulty, deck, discard, action, support, beside, faceDown, shiftsLeft, purchasesLeft] =
        johann;
    Johann visible;
    visible.difficulty = difficulty;
    visible.discard = discard;
    visible.action = action;
    visible.support = support;
    visible.beside = beside;
    visible.faceDown = faceDown;
    visible.shiftsLeft = shiftsLeft;
    visible.purchasesLeft = purchasesLeft;
    return visible;
}

} // namespace

Observation observe(const State& state, Seat seat) {
    // Every field by its name: a new one does not compile here until somebody says who may see it, and what
    // is not taken over below stays blank.
    const auto& [random, seats, rounds, round, phase, firstPlayer, actor, players, benches, plantDeck,
                 plantDiscard, nursery, toolDeck, toolDiscard, toolShed, assistantDeck, assistantDiscard,
                 assistantsForHire, prices, priceStep, plotsLeft, diceSlotsLeft, spaceOwner, secondShift,
                 bags, pending, firstShiftsDone, secondShiftsDone, antonDone, nextPicker, rolls, johann] =
        state;
    Observation seen;
    seen.seat = seat;
    State& visible = seen.visible;
    visible.seats = seats;
    visible.rounds = rounds;
    visible.round = round;
    visible.phase = phase;
    visible.firstPlayer = firstPlayer;
    visible.actor = actor;
    visible.benches = benches;
    visible.plantDiscard = plantDiscard;
    visible.nursery = nursery;
    visible.toolDiscard = toolDiscard;
    visible.toolShed = toolShed;
    visible.assistantDiscard = assistantDiscard;
    visible.assistantsForHire = assistantsForHire;
    visible.prices = prices;
    visible.priceStep = priceStep;
    visible.plotsLeft = plotsLeft;
    visible.diceSlotsLeft = diceSlotsLeft;
    visible.spaceOwner = spaceOwner;
    visible.secondShift = secondShift;
    visible.pending = pending;
    visible.firstShiftsDone = firstShiftsDone;
    visible.secondShiftsDone = secondShiftsDone;
    visible.antonDone = antonDone;
    visible.nextPicker = nextPicker;
    visible.rolls = rolls;
    visible.johann = observed(johann);
    // Of a deck its size; of Brother Johann's also its cards, which are those that are nowhere else.
    seen.plantDeckSize = static_cast<std::uint8_t>(plantDeck.size());
    seen.toolDeckSize = static_cast<std::uint8_t>(toolDeck.size());
    seen.assistantDeckSize = static_cast<std::uint8_t>(assistantDeck.size());
    for (const Automa card : johann.deck)
        seen.automaDeck = static_cast<std::uint16_t>(seen.automaDeck | (1u << static_cast<int>(card)));
    for (std::size_t i = 0; i < seedBags; ++i)
        seen.bagSizes[i] = static_cast<std::uint8_t>(bags[i].size());
    if (seat == actor)
        visible.bags = bags;
    for (Seat other = 0; other < maxSeats; ++other)
        visible.players[other] = observed(players[other], other == seat);
    for (Seat other = 0; other < seats; ++other) {
        seen.handSizes[other] = static_cast<std::uint8_t>(players[other].hand.size());
        seen.toolCounts[other] = static_cast<std::uint8_t>(players[other].toolTotal());
    }
    return seen;
}

State ruledState(const Observation& seen) {
    State state = seen.visible;
    for (std::size_t i = 0; i < seen.plantDeckSize; ++i)
        state.plantDeck.push(noPlant);
    for (std::size_t i = 0; i < seen.toolDeckSize; ++i)
        state.toolDeck.push(Tool{});
    for (std::size_t i = 0; i < seen.assistantDeckSize; ++i)
        state.assistantDeck.push(Assistant{});
    return state;
}

namespace {

/// What everybody sees.
using Public = core::Decisions<
    core::Whole<event::SetupRevealed, 3>, core::Whole<event::RoundBegan, 2>,
    core::Whole<event::PhaseBegan, 1>, core::Whole<event::TurnBegan, 1>, core::Whole<event::MarkerPlaced, 2>,
    core::Whole<event::CoinsGained, 3>, core::Whole<event::CoinsPaid, 3>,
    core::Whole<event::GeneTilePlaced, 4>, core::Whole<event::GeneTileRemoved, 3>,
    core::Whole<event::GeneTilesLeft, 2>, core::Whole<event::PlantPlaced, 4>,
    core::Whole<event::ToolPlayed, 2>, core::Whole<event::AssistantUsed, 2>,
    core::Whole<event::PlantsDiscarded, 2>, core::Whole<event::PlantSown, 3>,
    core::Whole<event::PlantHarvested, 3>, core::Whole<event::TraitValidated, 7>,
    core::Whole<event::ValidationLost, 2>, core::Whole<event::GoalClaimed, 3>,
    core::Whole<event::DieRolled, 10>, core::Whole<event::PickBegan, 3>, core::Whole<event::DieTaken, 6>,
    core::Whole<event::PickLost, 3>, core::Whole<event::Passed, 3>, core::Whole<event::UpgradeBought, 4>,
    core::Whole<event::AssistantHired, 2>, core::Whole<event::DeckReshuffled, 1>,
    core::Whole<event::RowsRefilled, 0>, core::Whole<event::PricesFell, 0>, core::Whole<event::TurnEnded, 1>,
    core::Whole<event::GameEnded, 1>, core::Whole<event::JohannJoined, 3>, core::Whole<event::AutomaDrawn, 6>,
    core::Whole<event::NoAutomaFits, 1>, core::Whole<event::ToolDiscarded, 3>,
    core::Whole<event::AutomaPhaseBegan, 1>, core::Whole<event::ShiftMoved, 2>,
    core::Whole<event::ArrowFollowed, 7>, core::Whole<event::MutationRowFollowed, 3>>;

/// Blanks what `seat` may not see.
struct Filter {
    Seat seat;

    void operator()(event::CardsDealt& dealt) const {
        auto& [owner, plants, tool] = dealt;
        if (owner == seat)
            return;
        plants = {};
        tool = noTool;
    }
    void operator()(event::SetupChosen& chosen) const {
        auto& [owner, sown, kept, discarded] = chosen;
        if (owner != seat)
            sown = kept = discarded = noPlant;
    }
    void operator()(event::PositionSet& set) const {
        auto& [owner, round, garden, kept, tool] = set;
        if (owner == seat)
            return;
        kept = noPlant;
        tool = noTool;
    }
    void operator()(event::PlantTaken& taken) const {
        auto& [owner, plant, from] = taken;
        if (owner != seat && from.fromDeck())
            plant = noPlant;
    }
    void operator()(event::ToolTaken& taken) const {
        auto& [owner, tool, from] = taken;
        if (owner != seat && from.fromDeck())
            tool = noTool;
    }
    void operator()(event::SeedBagOpened& opened) const {
        auto& [owner, plants, count] = opened;
        if (owner != seat)
            plants = {};
    }
    void operator()(event::PlantKept& kept) const {
        auto& [owner, plant] = kept;
        if (owner != seat)
            plant = noPlant;
    }
    template <typename E>
    requires(Public::name<E>) void operator()(E&) const {}
};
static_assert(core::answersAll<Filter, Event>, "An event is new: decide who may see it.");

/// What shows nobody anything that was hidden.
using NothingNew = core::Decisions<
    core::Whole<event::SetupChosen, 4>, core::Whole<event::RoundBegan, 2>, core::Whole<event::PhaseBegan, 1>,
    core::Whole<event::TurnBegan, 1>, core::Whole<event::MarkerPlaced, 2>, core::Whole<event::CoinsGained, 3>,
    core::Whole<event::CoinsPaid, 3>, core::Whole<event::GeneTilePlaced, 4>,
    core::Whole<event::GeneTileRemoved, 3>, core::Whole<event::GeneTilesLeft, 2>,
    core::Whole<event::ToolPlayed, 2>, core::Whole<event::AssistantUsed, 2>, core::Whole<event::PlantKept, 2>,
    core::Whole<event::PlantsDiscarded, 2>, core::Whole<event::PlantSown, 3>,
    core::Whole<event::PlantHarvested, 3>, core::Whole<event::TraitValidated, 7>,
    core::Whole<event::ValidationLost, 2>, core::Whole<event::GoalClaimed, 3>,
    core::Whole<event::PickBegan, 3>, core::Whole<event::DieTaken, 6>, core::Whole<event::PickLost, 3>,
    core::Whole<event::Passed, 3>, core::Whole<event::UpgradeBought, 4>,
    core::Whole<event::AssistantHired, 2>, core::Whole<event::PricesFell, 0>,
    core::Whole<event::TurnEnded, 1>, core::Whole<event::GameEnded, 1>, core::Whole<event::JohannJoined, 3>,
    core::Whole<event::NoAutomaFits, 1>, core::Whole<event::AutomaPhaseBegan, 1>,
    core::Whole<event::ShiftMoved, 2>, core::Whole<event::ArrowFollowed, 7>,
    core::Whole<event::MutationRowFollowed, 3>>;

struct Reveals {
    bool operator()(const event::CardsDealt&) const { return true; }
    bool operator()(const event::SetupRevealed&) const { return true; }
    bool operator()(const event::PositionSet&) const { return true; }
    bool operator()(const event::PlantTaken& taken) const { return taken.from.fromDeck(); }
    bool operator()(const event::PlantPlaced& placed) const { return placed.from.fromDeck(); }
    bool operator()(const event::ToolTaken& taken) const { return taken.from.fromDeck(); }
    bool operator()(const event::SeedBagOpened&) const { return true; }
    bool operator()(const event::DieRolled&) const { return true; }
    bool operator()(const event::RowsRefilled&) const { return true; }
    bool operator()(const event::DeckReshuffled&) const { return true; }
    bool operator()(const event::AutomaDrawn&) const { return true; }
    bool operator()(const event::ToolDiscarded& discarded) const { return discarded.from.fromDeck(); }
    template <typename E>
    requires(NothingNew::name<E>) bool operator()(const E&) const { return false; }
};
static_assert(core::answersAll<Reveals, Event>, "An event is new: decide whether it reveals something.");

} // namespace

bool revealsInformation(const Event& event) {
    return std::visit(Reveals{}, event);
}

std::vector<Event> observeEvents(const std::vector<Event>& events, Seat seat) {
    std::vector<Event> seen = events;
    for (Event& event : seen)
        std::visit(Filter{seat}, event);
    return seen;
}

} // namespace genotype
