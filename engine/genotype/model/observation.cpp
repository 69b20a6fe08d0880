// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/observation.h"

#include "engine/genotype/model/event.h"

namespace genotype {

Observation observe(const State& state, Seat seat) {
    Observation seen;
    seen.seat = seat;
    seen.visible = state;
    State& visible = seen.visible;
    seen.plantDeckSize = static_cast<std::uint8_t>(state.plantDeck.size());
    seen.toolDeckSize = static_cast<std::uint8_t>(state.toolDeck.size());
    seen.assistantDeckSize = static_cast<std::uint8_t>(state.assistantDeck.size());
    visible.random = core::Random{};
    visible.plantDeck.clear();
    visible.toolDeck.clear();
    visible.assistantDeck.clear();
    for (std::size_t i = 0; i < seedBags; ++i)
        seen.bagSizes[i] = static_cast<std::uint8_t>(state.bags[i].size());
    for (const Automa card : state.johann.deck)
        seen.automaDeck = static_cast<std::uint16_t>(seen.automaDeck | (1u << static_cast<int>(card)));
    visible.johann.deck.clear();
    if (seat != state.actor)
        visible.bags = {};
    for (Seat other = 0; other < state.seats; ++other) {
        Player& player = visible.player(other);
        seen.handSizes[other] = static_cast<std::uint8_t>(player.hand.size());
        seen.toolCounts[other] = static_cast<std::uint8_t>(player.toolTotal());
        if (other == seat)
            continue;
        player.hand = {};
        player.tools = {};
        player.dealt = {};
        player.setupSow = noPlant;
        player.setupKeep = noPlant;
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

/// The event with what `seat` may not see blanked; false when the seat may not know of it at all.
struct Filter {
    Seat seat;

    bool operator()(event::CardsDealt& dealt) const {
        if (dealt.seat != seat) {
            dealt.plants = {};
            dealt.tool = noTool;
        }
        return true;
    }
    bool operator()(event::SetupChosen& chosen) const {
        if (chosen.seat != seat)
            chosen.sown = chosen.kept = chosen.discarded = noPlant;
        return true;
    }
    bool operator()(event::PositionSet& set) const {
        if (set.seat != seat) {
            set.kept = noPlant;
            set.tool = noTool;
        }
        return true;
    }
    bool operator()(event::PlantTaken& taken) const {
        if (taken.seat != seat && taken.from.fromDeck())
            taken.plant = noPlant;
        return true;
    }
    bool operator()(event::ToolTaken& taken) const {
        if (taken.seat != seat && taken.from.fromDeck())
            taken.tool = noTool;
        return true;
    }
    bool operator()(event::SeedBagOpened& opened) const {
        if (opened.seat != seat)
            opened.plants = {};
        return true;
    }
    bool operator()(event::PlantKept& kept) const {
        if (kept.seat != seat)
            kept.plant = noPlant;
        return true;
    }
    template <typename Public> bool operator()(Public&) const { return true; }
};

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
    template <typename Known> bool operator()(const Known&) const { return false; }
};

} // namespace

bool revealsInformation(const Event& event) {
    return std::visit(Reveals{}, event);
}

std::vector<Event> observeEvents(const std::vector<Event>& events, Seat seat) {
    std::vector<Event> seen;
    seen.reserve(events.size());
    for (Event event : events)
        if (std::visit(Filter{seat}, event))
            seen.push_back(event);
    return seen;
}

} // namespace genotype
