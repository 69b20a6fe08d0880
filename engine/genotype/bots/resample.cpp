// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/resample.h"

#include <algorithm>

namespace genotype {

namespace {

/// Plant cards that the seat cannot locate: they are in decks and hands it may not see.
void collectPlants(const Observation& seen, core::FixedVector<PlantId, plantCardCount>& unseen) {
    const State& state = seen.visible;
    PlantSet known = state.plantDiscard;
    const auto insert = [&known](PlantId plant) {
        if (plant != noPlant)
            known.insert(plant);
    };
    for (const PlantId plant : state.nursery)
        insert(plant);
    for (const PlantSet& bag : state.bags)
        for (const PlantId plant : bag)
            insert(plant);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.player(seat);
        for (const PlantSet& cards : {player.hand, player.harvested, player.dealt})
            for (const PlantId plant : cards)
                insert(plant);
        for (const Plot& plot : player.plots)
            insert(plot.plant);
    }
    for (PlantId plant = 0; plant < plantCardCount; ++plant)
        if (!known.contains(plant))
            unseen.push(plant);
}

void collectTools(const Observation& seen, core::FixedVector<Tool, toolCardCount>& unseen) {
    const State& state = seen.visible;
    std::array<int, toolKinds> left{};
    for (std::size_t kind = 0; kind < toolKinds; ++kind)
        left[kind] = toolCards[kind].copies - state.toolDiscard[kind];
    for (const auto card : state.toolShed)
        if (card != noTool)
            --left[card];
    auto& pots = left[static_cast<std::size_t>(Tool::FlowerPot)];
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.player(seat);
        for (std::size_t kind = 0; kind < toolKinds; ++kind)
            left[kind] -= player.tools[kind];
        for (int pot = firstFlowerPot; pot < firstFlowerPot + flowerPots; ++pot)
            pots -= !player.plots[static_cast<std::size_t>(pot)].empty();
    }
    for (const Pending& pending : state.pending)
        pots -= pending.kind == PendingKind::FillPlot && pending.reason == FillReason::FlowerPot;
    for (std::size_t kind = 0; kind < toolKinds; ++kind)
        for (; left[kind] > 0; --left[kind])
            unseen.push(static_cast<Tool>(kind));
}

void collectAssistants(const Observation& seen, core::FixedVector<Assistant, assistantCount>& unseen) {
    const State& state = seen.visible;
    unsigned known = state.assistantDiscard | state.johann.faceDown;
    for (const auto card : state.assistantsForHire)
        if (card != noAssistant)
            known |= 1u << card;
    for (Seat seat = 0; seat < state.seats; ++seat)
        known |= state.player(seat).assistants;
    for (int a = 0; a < assistantCount; ++a)
        if (!((known >> a) & 1))
            unseen.push(static_cast<Assistant>(a));
}

/// In the setup phase the other seats hold three dealt cards; those before the acting one have chosen.
void dealAnew(State& state, Seat seat, core::FixedVector<PlantId, plantCardCount>& unseen) {
    Player& player = state.player(seat);
    std::array<PlantId, dealtPlants> cards{};
    for (PlantId& card : cards) {
        card = unseen.pop();
        player.dealt.insert(card);
    }
    if (seat < state.actor) {
        player.setupSow = cards[0];
        player.setupKeep = cards[1];
    }
}

} // namespace

State resample(const Observation& seen, core::Random& random) {
    State state = seen.visible;
    core::FixedVector<PlantId, plantCardCount> plants;
    core::FixedVector<Tool, toolCardCount> tools;
    core::FixedVector<Assistant, assistantCount> assistants;
    collectPlants(seen, plants);
    collectTools(seen, tools);
    collectAssistants(seen, assistants);
    random.shuffle(plants);
    random.shuffle(tools);
    random.shuffle(assistants);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (seat == seen.seat || state.isJohann(seat))
            continue; // Brother Johann has no hand
        Player& player = state.player(seat);
        if (state.phase == Phase::Setup)
            dealAnew(state, seat, plants);
        for (int i = 0; i < seen.handSizes[seat]; ++i)
            player.hand.insert(plants.pop());
        for (int i = 0; i < seen.toolCounts[seat]; ++i)
            ++player.tools[static_cast<std::size_t>(tools.pop())];
    }
    state.plantDeck = plants;
    state.toolDeck = tools;
    state.assistantDeck = assistants;
    for (int card = 0; card < automaCount; ++card)
        if ((seen.automaDeck >> card) & 1)
            state.johann.deck.push(static_cast<Automa>(card));
    random.shuffle(state.johann.deck);
    state.random = core::Random(drawSeed(random));
    return state;
}

std::uint64_t drawSeed(core::Random& random) {
    const std::uint64_t high = random.below(1u << 31);
    return high << 31 | random.below(1u << 31);
}

} // namespace genotype
