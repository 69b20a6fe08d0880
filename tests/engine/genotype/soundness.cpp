// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"

#include <array>

namespace tests {

namespace {

/// Every plant card is in exactly one place.
QString unsoundPlants(const State& state) {
    std::array<int, plantCardCount> seen{};
    const auto see = [&seen](PlantId id) {
        if (id != noPlant)
            ++seen[id];
    };
    const auto seeAll = [&see](const PlantSet& set) {
        for (const PlantId id : set)
            see(id);
    };
    for (const PlantId id : state.plantDeck)
        see(id);
    seeAll(state.plantDiscard);
    for (const PlantId id : state.nursery)
        see(id);
    for (const PlantSet& bag : state.bags)
        seeAll(bag);
    for (const Player& player : state.players) {
        seeAll(player.hand);
        seeAll(player.harvested);
        seeAll(player.dealt);
        for (const Plot& plot : player.plots) {
            see(plot.plant);
            if (plot.empty() && plot.covered != 0)
                return "trait markers without a plant";
            if (!plot.empty() && (plot.covered & ~plantCard(plot.plant).traits) != 0)
                return "a marker on a trait that " + plantText(plot.plant) + " does not have";
        }
    }
    for (PlantId id = 0; id < plantCardCount; ++id)
        if (seen[id] != 1)
            return plantText(id) + " is in " + QString::number(seen[id]) + " places";
    return {};
}

QString unsoundTools(const State& state) {
    std::array<int, toolKinds> seen{};
    for (const Tool tool : state.toolDeck)
        ++seen[static_cast<std::size_t>(tool)];
    for (const auto tool : state.toolShed)
        if (tool != noTool)
            ++seen[tool];
    for (std::size_t kind = 0; kind < toolKinds; ++kind) {
        seen[kind] += state.toolDiscard[kind];
        for (const Player& player : state.players)
            seen[kind] += player.tools[kind];
    }
    int& pots = seen[static_cast<std::size_t>(Tool::FlowerPot)];
    for (const Player& player : state.players)
        for (int place = firstFlowerPot; place < firstFlowerPot + flowerPots; ++place)
            pots += !player.plots[static_cast<std::size_t>(place)].empty();
    for (const Pending& pending : state.pending)
        pots += pending.kind == PendingKind::FillPlot && pending.reason == FillReason::FlowerPot;
    for (const ToolCard& card : toolCards)
        if (seen[static_cast<std::size_t>(card.id)] != card.copies)
            return QString::number(seen[static_cast<std::size_t>(card.id)]) + " copies of " +
                   QString::fromStdString(std::string(card.notation));
    return {};
}

QString unsoundAssistants(const State& state) {
    std::array<int, assistantCount> seen{};
    for (const Assistant assistant : state.assistantDeck)
        ++seen[static_cast<std::size_t>(assistant)];
    for (const auto assistant : state.assistantsForHire)
        if (assistant != noAssistant)
            ++seen[assistant];
    for (std::size_t a = 0; a < assistantCount; ++a) {
        seen[a] += (state.assistantDiscard >> a) & 1;
        for (const Player& player : state.players)
            seen[a] += (player.assistants >> a) & 1;
        seen[a] += (state.johann.faceDown >> a) & 1;
        if (seen[a] != 1)
            return "an assistant is in " + QString::number(seen[a]) + " places";
    }
    return {};
}

/// Pools agree with dice, dice on slots with slots.
QString unsoundDice(const State& state) {
    std::array<int, maxSeats> onSlots{};
    std::array<int, maxSeats> onFranz{};
    for (const Bench& bench : state.benches) {
        std::array<int, poolAreaCount> pool{};
        for (const Die& die : bench.dice) {
            const bool taken = die.place == DiePlace::Slot || die.place == DiePlace::FranzSlot ||
                               die.place == DiePlace::Knife || die.place == DiePlace::Aside;
            if (die.place == DiePlace::Aside && !state.isJohann(die.holder))
                return "a die lies aside for nobody";
            if (taken != (die.holder != noSeat))
                return "a die and its holder disagree";
            if (die.place == DiePlace::Pool)
                ++pool[static_cast<std::size_t>(poolAreaOf(bench.parents, die.face))];
            else if (die.place == DiePlace::Slot)
                ++onSlots[die.holder];
            else if (die.place == DiePlace::FranzSlot)
                ++onFranz[die.holder];
            if (die.place != DiePlace::Board && state.phase != Phase::Breeding &&
                state.phase != Phase::Upgrades && state.phase != Phase::Finished)
                return "a die was not returned";
        }
        for (std::size_t a = 0; a < poolAreaCount; ++a)
            if (pool[a] != bench.pool[a])
                return "the pool counts disagree with the dice";
    }
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        const Player& player = state.player(seat);
        if (onSlots[seat] != player.slotsFilled || onFranz[seat] != player.franzSlotsFilled)
            return "slots disagree with dice";
        if (seat < state.seats && freeDiceSlots(player) < 0)
            return "more dice than slots";
        if (player.franzSlotsFilled > (player.hasUsed(Assistant::Franz) ? 2 : 0))
            return "dice on slots of Brother Franz that are not paid for";
    }
    return {};
}

QString unsoundStock(const State& state) {
    int plots = state.plotsLeft;
    int diceSlotTiles = state.diceSlotsLeft;
    std::array<int, maxSeats> goals{};
    for (const Bench& bench : state.benches)
        for (int goal = 0; goal < maxGoals; ++goal) {
            const Seat owner = bench.goals[static_cast<std::size_t>(goal)];
            if (owner != noSeat && goal >= goalCount(bench.inheritance))
                return "a marker on a goal that does not exist";
            if (owner != noSeat)
                ++goals[owner];
        }
    std::array<int, maxSeats> placed{};
    for (const Seat owner : state.spaceOwner)
        if (owner != noSeat)
            ++placed[owner];
    for (const Seat owner : state.secondShift)
        ++placed[owner];
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.player(seat);
        plots += player.newPlots;
        diceSlotTiles += player.diceSlots;
        placed[seat] += player.gardening + player.temporarySlot + player.omari;
        if (player.coins < 0)
            return "a negative number of coins";
        if (player.markers < baseMarkers || player.markers > maxMarkers)
            return "too many or too few action markers";
        if (goals[seat] + player.goalMarkersLeft != goalMarkers)
            return "research markers are lost";
        if (state.phase == Phase::Working && placed[seat] + player.markersLeft > player.markers)
            return "more action markers than the player owns";
    }
    if (plots != plotStock || diceSlotTiles != diceSlotStock)
        return "the stock of tiles does not add up";
    if (state.round < 1 || state.round > state.rounds)
        return "the round is out of range";
    if (state.finished() != (state.actor == noSeat) || state.finished() != state.pending.empty())
        return "somebody owes a choice exactly while the game runs";
    if (state.pending.size() > pendingDepth)
        return "too many waiting choices";
    return {};
}

/// Brother Johann's garden has no gap, no complete plant and no fifth one; each of his nine cards is in one
/// place; he has nothing that only players have.
QString unsoundJohann(const State& state) {
    const Johann& own = state.johann;
    if (!own.plays())
        return own == Johann{} ? QString() : "Brother Johann has something in a game without him";
    const Player& player = state.player(johannSeat);
    bool gap = false;
    for (int place = 0; place < plotPlaces; ++place) {
        const Plot& plot = player.plots[static_cast<std::size_t>(place)];
        const bool card = place < johannGardenSize && own.beside[static_cast<std::size_t>(place)] != noAutoma;
        if (plot.empty() ? card : place >= johannGardenSize || gap || plot.complete())
            return "Brother Johann's garden is out of order";
        gap = gap || plot.empty();
    }
    std::array<int, automaCount> seen{};
    for (const Automa card : own.deck)
        ++seen[static_cast<std::size_t>(card)];
    for (const auto card : own.beside)
        if (card != noAutoma)
            ++seen[card];
    for (const auto card : {own.action, own.support})
        if (card != noAutoma)
            ++seen[card];
    for (std::size_t card = 0; card < automaCount; ++card)
        if (seen[card] + ((own.discard >> card) & 1) != 1)
            return "an automa card is in no place or in two";
    const bool hard = own.difficulty == Difficulty::Hard;
    if (std::popcount(player.assistants) != (hard ? 1 : 0))
        return "Brother Johann's own assistant is missing, or he has too many";
    if (!player.hand.empty() || !player.dealt.empty() || player.toolTotal() != 0 || player.slotsFilled != 0 ||
        player.franzSlotsFilled != 0 || player.temporarySlot)
        return "Brother Johann has what only players have";
    if (state.firstPlayer != 0 || state.actor == johannSeat)
        return "Brother Johann starts, or is asked";
    return {};
}

} // namespace

QString unsound(const State& state) {
    for (const auto check :
         {unsoundPlants, unsoundTools, unsoundAssistants, unsoundDice, unsoundStock, unsoundJohann}) {
        const QString wrong = check(state);
        if (!wrong.isEmpty())
            return wrong;
    }
    return {};
}

} // namespace tests
