// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/game.h"
#include "game_json.h"
#include "genotype_codecs.h"

namespace messages {

using namespace genotype;

namespace {

constexpr Number upTo99{0, 99};
/// Counts by kind of tool.
constexpr ListOf<Number> toolCounts{{0, toolCardCount}};

} // namespace

} // namespace messages

namespace json {

using namespace messages;
using namespace genotype;

template <typename Io> void fields(Io& io, Plot& plot) {
    io("plant", plot.plant, PlantValue{});
    io("covered", plot.covered, TraitsValue{});
}

template <typename Io> void fields(Io& io, Player& player) {
    io("hand", player.hand, PlantsValue{});
    io("harvested", player.harvested, PlantsValue{});
    io("dealt", player.dealt, PlantsValue{});
    io("sow", player.setupSow, PlantValue{});
    io("keep", player.setupKeep, PlantValue{});
    io("coins", player.coins, Number{0, 999});
    io("tools", player.tools, toolCounts);
    io("plots", player.plots, ListOf<Object>{});
    io("assistants", player.assistants, BitsOf<AssistantValue>{});
    io("assistants_used", player.assistantsUsed, BitsOf<AssistantValue>{});
    io("new_plots", player.newPlots, Number{0, plotStock});
    io("dice_slots", player.diceSlots, Number{0, diceSlotStock});
    io("markers", player.markers, Number{0, maxMarkers});
    io("markers_left", player.markersLeft, Number{0, maxMarkers});
    io("goal_markers_left", player.goalMarkersLeft, Number{0, goalMarkers});
    io("gardening", player.gardening, Flag{});
    io("temporary_slot", player.temporarySlot, Flag{});
    io("omari", player.omari, Flag{});
    io("slots_filled", player.slotsFilled, upTo99);
    io("franz_slots_filled", player.franzSlotsFilled, upTo99);
    io("passed", player.passed, Flag{});
}

template <typename Io> void fields(Io& io, Die& die) {
    io("face", die.face, Word<DieFace>{});
    io("place", die.place, Word<DiePlace>{});
    io("holder", die.holder, genotypeSeat);
}

template <typename Io> void fields(Io& io, Parents& parents) {
    constexpr Number genotype{0, genotypeCount - 1};
    io("left", parents.left, genotype);
    io("top", parents.top, genotype);
}

template <typename Io> void fields(Io& io, Bench& bench) {
    io("parents", bench.parents, Object{});
    io("coin", bench.coin, Flag{});
    io("inheritance", bench.inheritance, Word<Inheritance>{});
    io("dice", bench.dice, ListOf<Object>{});
    io("pool", bench.pool, ListOf<Number>{{0, dicePerTrait}});
    io("goals", bench.goals, ListOf<SeatValue>{genotypeSeat});
}

/// What the numbers mean depends on the kind (state.h).
template <typename Io> void fields(Io& io, Pending& pending) {
    io("kind", pending.kind, Word<PendingKind>{});
    io("trait", pending.trait, traitLetter);
    io("count", pending.count, upTo99);
    io("genotype", pending.genotype, Number{0, 15});
    io("place", pending.place, Number{});
    io("source", pending.source, Word<ValidationSource>{});
    io("stage", pending.stage, Word<PickStage>{});
    io("reason", pending.reason, Word<FillReason>{});
}

template <typename Io> void fields(Io& io, PriceScale& scale) {
    io("steps", scale.steps, ListOf<Number>{{0, 99}});
    io("start", scale.start, Number{0, priceSteps - 1});
}

template <typename Io> void fields(Io& io, Johann& johann) {
    io("difficulty", johann.difficulty, Word<Difficulty>{});
    io("discard", johann.discard, BitsOf<AutomaValue>{});
    io("action", johann.action, AutomaValue{});
    io("support", johann.support, AutomaValue{});
    io("beside", johann.beside, ListOf<AutomaValue>{});
    io("face_down", johann.faceDown, BitsOf<AssistantValue>{});
    io("shifts_left", johann.shiftsLeft, upTo99);
    io("purchases_left", johann.purchasesLeft, upTo99);
}

/// Decks and generator are hidden, so they have no fields.
template <typename Io> void fields(Io& io, State& state) {
    io("seats", state.seats, Number{minSeats, maxSeats});
    io("rounds", state.rounds, Number{1, maxRounds});
    io("round", state.round, Number{1, maxRounds});
    io("phase", state.phase, Word<Phase>{});
    io("first_player", state.firstPlayer, genotypeSeat);
    io("actor", state.actor, genotypeSeat);
    io("pending", state.pending, ListOf<Object>{});
    io("players", state.players, ListOf<Object>{});
    io("benches", state.benches, ListOf<Object>{});
    io("plant_discard", state.plantDiscard, PlantsValue{});
    io("nursery", state.nursery, ListOf<PlantValue>{});
    io("tool_discard", state.toolDiscard, toolCounts);
    io("shed", state.toolShed, ListOf<ToolValue>{});
    io("assistant_discard", state.assistantDiscard, BitsOf<AssistantValue>{});
    io("for_hire", state.assistantsForHire, ListOf<AssistantValue>{});
    io("prices", state.prices, ListOf<Object>{});
    io("price_step", state.priceStep, ListOf<Number>{{0, priceSteps - 1}});
    io("plots_left", state.plotsLeft, Number{0, plotStock});
    io("slots_left", state.diceSlotsLeft, Number{0, diceSlotStock});
    io("spaces", state.spaceOwner, ListOf<SeatValue>{genotypeSeat});
    io("second_shift", state.secondShift, ListOf<SeatValue>{genotypeSeat});
    io("bags", state.bags, ListOf<PlantsValue>{});
    io("first_shifts_done", state.firstShiftsDone, Number{0, 15});
    io("second_shifts_done", state.secondShiftsDone, upTo99);
    io("anton_done", state.antonDone, Flag{});
    io("next_picker", state.nextPicker, genotypeSeat);
    io("rolls", state.rolls, Number{0, 65535});
    io("johann", state.johann, Object{});
}

template <typename Io> void fields(Io& io, Observation& seen) {
    constexpr Number plants{0, plantCardCount};
    io("seat", seen.seat, genotypeSeat);
    io("state", seen.visible, Object{});
    io("hand_sizes", seen.handSizes, ListOf<Number>{plants});
    io("tool_counts", seen.toolCounts, ListOf<Number>{{0, toolCardCount}});
    io("plant_deck", seen.plantDeckSize, plants);
    io("tool_deck", seen.toolDeckSize, Number{0, toolCardCount});
    io("assistant_deck", seen.assistantDeckSize, Number{0, assistantCount});
    io("bag_sizes", seen.bagSizes, ListOf<Number>{plants});
    io("automa_deck", seen.automaDeck, BitsOf<AutomaValue>{});
}

} // namespace json

namespace messages {

namespace {

bool isSound(const Pending& pending) {
    switch (pending.kind) {
    case PendingKind::FillPlot: return pending.place < plotPlaces;
    case PendingKind::SeedBag: return pending.place < seedBags;
    case PendingKind::Validate: return pending.genotype <= anyGenotype;
    case PendingKind::Omari:
        for (int trait = 0; trait < traitCount; ++trait)
            if (((pending.place >> (2 * trait)) & 3) >= genotypeCount)
                return false;
        return true;
    default: return true;
    }
}

/// What belongs together although it is said in several places.
void check(const Observation& seen) {
    const State& state = seen.visible;
    const auto plays = [&state](Seat seat) { return seat < state.seats; };
    require(state.round <= state.rounds, "the round is after the last");
    require(plays(state.firstPlayer) && plays(state.nextPicker), "nobody begins");
    for (const Pending& pending : state.pending)
        require(isSound(pending), "a pending choice is out of range");
    for (const Seat seat : state.spaceOwner)
        require(seat == noSeat || plays(seat), "a marker belongs to no player");
    for (const Seat seat : state.secondShift)
        require(plays(seat), "a marker on the 2nd Shift belongs to no player");
    for (const Bench& bench : state.benches) {
        for (const Die& die : bench.dice)
            require(die.holder == noSeat || plays(die.holder), "a die belongs to no player");
        for (const Seat seat : bench.goals)
            require(seat == noSeat || plays(seat), "a goal belongs to no player");
    }
    require(!state.johann.plays() || state.seats == 2, "Brother Johann plays against one player");
}

} // namespace

template <> Json observationAsJson<Game>(const Observation& seen) {
    return Object::write(seen, Style::Sparse);
}

template <> Observation readObservation<Game>(const Json& json) {
    const auto seen = readSeen<Observation>(json);
    check(seen);
    return seen;
}

} // namespace messages
