// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"

#include <algorithm>
#include <array>

namespace tests {

namespace {

template <typename Vector, typename Item> bool eraseFrom(Vector& items, Item item) {
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!(items[i] == item))
            continue;
        for (; i + 1 < items.size(); ++i)
            items[i] = items[i + 1];
        items.pop();
        return true;
    }
    return false;
}

} // namespace

Position::Position(int players, Setup setup) {
    setup.players = players;
    setup.seed = 7;
    setup.firstPlayer = 0;
    state = newGame(setup);
    ActionList list;
    while (state.phase == Phase::Setup) {
        legalActions(state, list);
        applyLegal(state, list[0]);
    }
    // All cards go back; the decks are in the order of the catalogue, its first card on top.
    state.plantDeck.clear();
    for (int id = plantCardCount - 1; id >= 0; --id)
        state.plantDeck.push(static_cast<PlantId>(id));
    state.plantDiscard = {};
    state.toolDeck.clear();
    for (auto card = toolCards.rbegin(); card != toolCards.rend(); ++card)
        for (int copy = 0; copy < card->copies; ++copy)
            state.toolDeck.push(card->id);
    state.toolDiscard = {};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        Player fresh;
        fresh.coins = startingCoins;
        fresh.markersLeft = baseMarkers;
        if (state.isJohann(seat))
            fresh.assistants = state.player(seat).assistants;
        state.player(seat) = fresh;
    }
    for (Bench& bench : state.benches)
        bench.goals.fill(noSeat);
    // The rows come from the bottom of the decks, so that tests of the decks can rely on their tops; they
    // show tools that do nothing by themselves.
    state.nursery.fill(noPlant);
    state.toolShed.fill(noTool);
    for (int place = 0; place < rowLength(players); ++place) {
        const auto at = static_cast<std::size_t>(place);
        state.nursery[at] = state.plantDeck[0];
        eraseFrom(state.plantDeck, state.nursery[at]);
        state.toolShed[at] = static_cast<std::uint8_t>(state.toolDeck[0]);
        eraseFrom(state.toolDeck, static_cast<Tool>(state.toolShed[at]));
    }
    state.pending.clear();
    state.pending.push({.kind = PendingKind::Marker});
    state.actor = 0;
}

Position Position::solo(Difficulty difficulty) {
    return Position(1, {.johann = difficulty});
}

Position Position::hard(Assistant assistant) {
    return Position(1, {.johann = Difficulty::Hard, .johannAssistant = static_cast<std::uint8_t>(assistant)});
}

void Position::takeOut(PlantId id) {
    if (eraseFrom(state.plantDeck, id))
        return;
    if (state.plantDiscard.contains(id))
        return state.plantDiscard.erase(id);
    for (PlantId& place : state.nursery)
        if (place == id) {
            place = noPlant;
            return;
        }
    badPosition(plantText(id) + " is used twice");
}

void Position::takeOut(Tool tool) {
    if (eraseFrom(state.toolDeck, tool))
        return;
    const auto kind = static_cast<std::size_t>(tool);
    if (state.toolDiscard[kind] > 0) {
        --state.toolDiscard[kind];
        return;
    }
    for (auto& place : state.toolShed)
        if (place == static_cast<std::uint8_t>(tool)) {
            place = noTool;
            return;
        }
    badPosition("a tool has too few copies");
}

Position& Position::coins(Seat seat, int coins) {
    player(seat).coins = static_cast<std::int16_t>(coins);
    return *this;
}

Position& Position::hand(Seat seat, std::initializer_list<std::string_view> plants) {
    for (const auto text : plants) {
        takeOut(plant(text));
        player(seat).hand.insert(plant(text));
    }
    return *this;
}

Position& Position::plot(Seat seat, int number, std::string_view genotypes, std::string_view coveredTraits) {
    Plot& place = player(seat).plots[static_cast<std::size_t>(number - 1)];
    if (!place.empty())
        badPosition("two plants in one plot");
    takeOut(plant(genotypes));
    place.plant = plant(genotypes);
    for (const Trait trait : allTraits)
        if (coveredTraits.find(letterOf(trait)) != std::string_view::npos)
            place.covered = static_cast<std::uint8_t>(place.covered | (1u << static_cast<int>(trait)));
    if (number - 1 >= firstFlowerPot && number - 1 != eduardPlot)
        takeOut(Tool::FlowerPot);
    return *this;
}

Position& Position::harvested(Seat seat, std::initializer_list<std::string_view> plants) {
    for (const auto text : plants) {
        takeOut(plant(text));
        player(seat).harvested.insert(plant(text));
    }
    return *this;
}

Position& Position::tools(Seat seat, std::initializer_list<Tool> tools) {
    for (const Tool tool : tools) {
        takeOut(tool);
        ++player(seat).tools[static_cast<std::size_t>(tool)];
    }
    return *this;
}

Position& Position::assistants(Seat seat, std::initializer_list<Assistant> assistants) {
    for (const Assistant assistant : assistants) {
        for (auto& place : state.assistantsForHire)
            if (place == static_cast<std::uint8_t>(assistant)) {
                place = static_cast<std::uint8_t>(state.assistantDeck.pop());
                if (place == static_cast<std::uint8_t>(assistant))
                    badPosition("assistants out of order");
                state.assistantDeck.push(assistant);
            }
        if (!eraseFrom(state.assistantDeck, assistant))
            badPosition("the assistant works for somebody already");
        player(seat).assistants =
            static_cast<std::uint16_t>(player(seat).assistants | (1u << static_cast<int>(assistant)));
    }
    return *this;
}

Position& Position::used(Seat seat, Assistant assistant) {
    player(seat).markUsed(assistant);
    return *this;
}

Position& Position::markers(Seat seat, int left) {
    player(seat).markersLeft = static_cast<std::uint8_t>(left);
    player(seat).markers = std::max(player(seat).markers, player(seat).markersLeft);
    return *this;
}

Position& Position::goal(Seat seat, Trait trait, int goal) {
    state.bench(trait).goals[static_cast<std::size_t>(goal)] = seat;
    --player(seat).goalMarkersLeft;
    return *this;
}

Position& Position::parents(Trait trait, Genotype left, Genotype top) {
    state.bench(trait).parents = {.left = left, .top = top};
    return *this;
}

Position& Position::round(int round) {
    state.round = static_cast<std::uint8_t>(round);
    return *this;
}

Position& Position::nursery(std::initializer_list<std::string_view> plants) {
    for (PlantId& place : state.nursery) {
        if (place != noPlant)
            state.plantDeck.push(place);
        place = noPlant;
    }
    std::size_t place = 0;
    for (const auto text : plants) {
        takeOut(plant(text));
        state.nursery[place++] = plant(text);
    }
    return *this;
}

Position& Position::shed(std::initializer_list<Tool> tools) {
    for (auto& place : state.toolShed) {
        if (place != noTool)
            state.toolDeck.push(static_cast<Tool>(place));
        place = noTool;
    }
    std::size_t place = 0;
    for (const Tool tool : tools) {
        takeOut(tool);
        state.toolShed[place++] = static_cast<std::uint8_t>(tool);
    }
    return *this;
}

Position& Position::forHire(std::initializer_list<Assistant> assistants) {
    for (auto& place : state.assistantsForHire) {
        if (place != noAssistant)
            state.assistantDeck.push(static_cast<Assistant>(place));
        place = noAssistant;
    }
    std::size_t place = 0;
    for (const Assistant assistant : assistants) {
        if (!eraseFrom(state.assistantDeck, assistant))
            badPosition("the assistant is not in the deck");
        state.assistantsForHire[place++] = static_cast<std::uint8_t>(assistant);
    }
    return *this;
}

Position& Position::plantsOnTop(std::initializer_list<std::string_view> plants) {
    for (auto text = std::rbegin(plants); text != std::rend(plants); ++text) {
        takeOut(plant(*text));
        state.plantDeck.push(plant(*text));
    }
    return *this;
}

Position& Position::toolsOnTop(std::initializer_list<Tool> tools) {
    for (auto tool = std::rbegin(tools); tool != std::rend(tools); ++tool) {
        takeOut(*tool);
        state.toolDeck.push(*tool);
    }
    return *this;
}

Position& Position::plantDeck(int size, bool discard) {
    while (static_cast<int>(state.plantDeck.size()) > size) {
        const PlantId bottom = state.plantDeck[0];
        eraseFrom(state.plantDeck, bottom);
        // Cards that must be out of the way go to the last seat's harvest.
        if (discard)
            state.plantDiscard.insert(bottom);
        else
            player(static_cast<Seat>(state.seats - 1)).harvested.insert(bottom);
    }
    return *this;
}

Position& Position::toolDeck(int size, bool discard) {
    while (static_cast<int>(state.toolDeck.size()) > size) {
        const Tool bottom = state.toolDeck[0];
        eraseFrom(state.toolDeck, bottom);
        if (discard)
            ++state.toolDiscard[static_cast<std::size_t>(bottom)];
        else
            ++player(static_cast<Seat>(state.seats - 1)).tools[static_cast<std::size_t>(bottom)];
    }
    return *this;
}

Position& Position::onSpace(Seat seat, Space space) {
    Player& owner = player(seat);
    if (owner.markersLeft > 0)
        --owner.markersLeft;
    switch (space) {
    case Space::SecondShift: state.secondShift.push(seat); break;
    case Space::Gardening: owner.gardening = true; break;
    case Space::TemporarySlot: owner.temporarySlot = true; break;
    case Space::Omari: owner.omari = true; break;
    default: state.spaceOwner[static_cast<std::size_t>(space)] = seat;
    }
    return *this;
}

} // namespace tests
