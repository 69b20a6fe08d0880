// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_state.h"

#include "engine/genotype/model/value_names.h"
#include "engine/genotype/rules/rules.h"

namespace messages {

using namespace genotype;

namespace {

/// A plant with the data on its card, so that readers need no list of cards.
Json cardJson(PlantId plant) {
    if (plant == noPlant)
        return {};
    const PlantCard& card = plantCard(plant);
    Json genotypes = Json::array();
    for (const Trait trait : allTraits)
        if (card.has(trait))
            genotypes.push_back(code(trait, card.genotype(trait)));
    return {{"plant", plantJson(plant)}, {"genotypes", genotypes}, {"points", card.points}};
}

Json cardsJson(PlantSet plants) {
    Json list = Json::array();
    for (const PlantId plant : plants)
        list.push_back(cardJson(plant));
    return list;
}

Json toolsJson(const std::array<std::uint8_t, toolKinds>& counts) {
    Json list = Json::array();
    for (std::uint8_t tool = 0; tool < toolKinds; ++tool)
        for (int copy = 0; copy < counts[tool]; ++copy)
            list.push_back(toolJson(tool));
    return list;
}

Json pendingJson(const Pending& pending) {
    Json json{{"kind", code(pending.kind)}};
    const std::string_view trait = code(pending.trait);
    switch (pending.kind) {
    case PendingKind::Setup:
    case PendingKind::Marker:
    case PendingKind::EndOfTurn:
    case PendingKind::ToolShed:
    case PendingKind::GardenHarvest:
    case PendingKind::GardenSow:
    case PendingKind::Goal:
    case PendingKind::Purchase: break;
    case PendingKind::GeneTile: json["trait"] = trait; break;
    case PendingKind::Nursery:
    case PendingKind::SeedBag: json["count"] = pending.count; break;
    case PendingKind::GardenDraw: json["extra"] = pending.count > 0; break;
    case PendingKind::FillPlot:
        json["plot"] = plotNotation(pending.place);
        json["reason"] = code(pending.reason);
        break;
    case PendingKind::Omari:
        json["dice"] = Json::array();
        for (const Trait one : allTraits) {
            const int t = static_cast<int>(one);
            if ((pending.genotype >> t) & 1)
                json["dice"].push_back(code(one, static_cast<Genotype>((pending.place >> (2 * t)) & 3)));
        }
        break;
    case PendingKind::Validate:
        json["source"] = code(pending.source);
        if (pending.source != ValidationSource::Die)
            break;
        json["trait"] = trait;
        // null: any genotype of the trait.
        json["genotype"] = pending.genotype == anyGenotype
                               ? Json()
                               : Json(code(pending.trait, static_cast<Genotype>(pending.genotype)));
        break;
    case PendingKind::Pick:
        json["stage"] = code(pending.stage);
        if (pending.stage == PickStage::FirstShift)
            json["trait"] = trait;
        json["taken"] = pending.count;
        break;
    }
    return json;
}

Json benchJson(const State& state, Trait trait) {
    const Bench& bench = state.bench(trait);
    Json pool = Json::object();
    for (int area = 0; area < poolAreaCount; ++area)
        pool[areaNotation(trait, static_cast<PoolArea>(area))] = bench.pool[static_cast<std::size_t>(area)];
    Json dice = Json::array();
    for (const Die& die : bench.dice)
        if (die.place != DiePlace::Board)
            dice.push_back(
                {{"face", code(die.face)}, {"place", code(die.place)}, {"holder", seatJson(die.holder)}});
    Json goals = Json::array();
    for (int goal = 0; goal < goalCount(bench.inheritance); ++goal) {
        const GoalInfo info = goalInfo(bench.inheritance, goal);
        Json genotypes = Json::array();
        for (const Genotype genotype : allGenotypes)
            if (info.matches(genotype))
                genotypes.push_back(code(trait, genotype));
        goals.push_back({{"goal", goal + 1},
                         {"genotypes", genotypes},
                         {"points", info.points},
                         {"owner", seatJson(bench.goals[static_cast<std::size_t>(goal)])}});
    }
    return {{"trait", code(trait)},
            {"inheritance", code(bench.inheritance)},
            {"left", code(trait, bench.parents.left)},
            {"top", code(trait, bench.parents.top)},
            {"coin", bench.coin},
            {"pool", pool},
            {"dice", dice},
            {"goals", goals}};
}

Json playerJson(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    Json plots = Json::array();
    for (int place = 0; place < plotPlaces; ++place) {
        if (!plotExists(state, seat, place))
            continue;
        const Plot& plot = player.plots[static_cast<std::size_t>(place)];
        Json covered = Json::array();
        for (const Trait trait : allTraits)
            if ((plot.covered >> static_cast<int>(trait)) & 1)
                covered.push_back(code(trait));
        plots.push_back(
            {{"plot", plotNotation(place)}, {"card", cardJson(plot.plant)}, {"covered", covered}});
    }
    const Score points = score(state, seat);
    return {{"seat", seatJson(seat)},
            {"coins", player.coins},
            {"markers", player.markers},
            {"markers_left", player.markersLeft},
            {"goal_markers_left", player.goalMarkersLeft},
            {"plots", plots},
            {"dice_slots", diceSlots(player)},
            {"free_dice_slots", freeDiceSlots(player)},
            {"assistants", assistantsJson(player.assistants)},
            {"assistants_used", assistantsJson(player.assistantsUsed)},
            {"passed", player.passed},
            {"harvested", plantsJson(player.harvested)},
            {"score",
             {{"plants", points.plants},
              {"goals", points.goals},
              {"markers", points.markers},
              {"coins", points.coins},
              {"total", points.total()}}}};
}

void addHand(Json& json, const State& state, const Player& player) {
    if (state.phase == genotype::Phase::Setup) {
        json["dealt"] = cardsJson(player.dealt);
        json["chosen"] = player.setupSow == noPlant ? Json()
                                                    : Json{{"sow", plantJson(player.setupSow)},
                                                           {"keep", plantJson(player.setupKeep)}};
    }
    json["hand"] = cardsJson(player.hand);
    json["tools"] = toolsJson(player.tools);
}

Json spacesJson(const State& state) {
    Json list = Json::array();
    for (const SpaceInfo& info : spaces)
        if (static_cast<int>(info.id) < boardSpaceCount && state.seats >= info.players &&
            info.id != Space::SecondShift)
            list.push_back(
                {{"space", info.notation}, {"cost", info.cost}, {"owner", seatJson(state.owner(info.id))}});
    // Spaces that each player has; the last one only for the player who employs Father Omari.
    for (Seat seat = 0; seat < state.seats; ++seat) {
        for (const Space space : {Space::Gardening, Space::TemporarySlot, Space::Omari})
            if (space != Space::Omari || state.player(seat).has(Assistant::Omari))
                list.push_back({{"space", spaceInfo(space).notation},
                                {"cost", spaceInfo(space).cost},
                                {"of", seatJson(seat)},
                                {"owner", seatJson(occupant(state, space, seat))}});
    }
    return list;
}

Json upgradesJson(const State& state) {
    const auto row = [&state](Upgrade upgrade, Json left) -> Json {
        const auto kind = static_cast<std::size_t>(upgrade);
        return {{"upgrade", notation(upgrade)},
                {"price", state.prices[kind].steps[state.priceStep[kind]]},
                {"left", std::move(left)}};
    };
    Json hire = row(Upgrade::Assistant, nullptr);
    hire.erase("left");
    hire["for_hire"] = Json::array();
    for (const auto place : state.assistantsForHire)
        hire["for_hire"].push_back(assistantJson(place));
    Json marker = row(Upgrade::ActionMarker, nullptr);
    marker.erase("left");
    marker["most"] = maxMarkers;
    return Json::array({row(Upgrade::NewPlot, state.plotsLeft), row(Upgrade::DiceSlot, state.diceSlotsLeft),
                        std::move(marker), std::move(hire)});
}

/// What everybody may see.
Json publicJson(const State& state) {
    Json json = statusJson(state);
    json["rounds"] = state.rounds;
    json["first_player"] = seatJson(state.firstPlayer);
    json["pending"] = Json::array();
    for (const Pending& pending : state.pending)
        json["pending"].push_back(pendingJson(pending));
    json["benches"] = Json::array();
    for (const Trait trait : allTraits)
        json["benches"].push_back(benchJson(state, trait));
    json["spaces"] = spacesJson(state);
    json["second_shift"] = Json::array();
    for (const Seat seat : state.secondShift)
        json["second_shift"].push_back(seatJson(seat));
    json["nursery"] = Json::array();
    json["shed"] = Json::array();
    for (std::size_t place = 0; place < static_cast<std::size_t>(rowLength(state.seats)); ++place) {
        json["nursery"].push_back(cardJson(state.nursery[place]));
        json["shed"].push_back(toolJson(state.toolShed[place]));
    }
    json["upgrades"] = upgradesJson(state);
    json["plant_discard"] = plantsJson(state.plantDiscard);
    json["tool_discard"] = toolsJson(state.toolDiscard);
    json["assistant_discard"] = assistantsJson(state.assistantDiscard);
    return json;
}

/// What only Brother Johann has; `left`: the cards still in his deck.
Json johannJson(const State& state, std::uint16_t left) {
    const Johann& own = state.johann;
    Json beside = Json::array();
    for (const std::uint8_t card : own.beside)
        beside.push_back(automaJson(card));
    return {{"seat", seatJson(johannSeat)},
            {"difficulty", notation(own.difficulty)},
            {"face_down", assistantsJson(own.faceDown)},
            {"action", automaJson(own.action)},
            {"support", automaJson(own.support)},
            {"beside", beside},
            {"automa_left", automaCardsJson(left)},
            {"automa_discard", automaCardsJson(own.discard)},
            {"shifts_left", own.shiftsLeft},
            {"purchases_left", own.purchasesLeft}};
}

Json bagsJson(const State& state) {
    Json list = Json::array();
    for (const PlantSet& bag : state.bags)
        if (!bag.empty())
            list.push_back(cardsJson(bag));
    return list;
}

/// A deck, beginning with the next card to be drawn.
template <typename Deck, typename Write> Json deckJson(const Deck& deck, Write&& write) {
    Json list = Json::array();
    for (std::size_t i = deck.size(); i-- > 0;)
        list.push_back(write(deck[i]));
    return list;
}

} // namespace

Json seatsJson(unsigned bits) {
    Json list = Json::array();
    for (Seat seat = 0; bits >> seat != 0; ++seat)
        if ((bits >> seat) & 1)
            list.push_back(seatJson(seat));
    return list;
}

Json statusJson(const State& state) {
    Json json{{"actor", seatJson(state.actor)},
              {"round", state.round},
              {"phase", code(state.phase)},
              {"finished", state.finished()}};
    if (state.finished())
        json["winners"] = seatsJson(winners(state));
    return json;
}

Json stateJson(const State& state) {
    Json json = publicJson(state);
    json["plant_deck"] = deckJson(state.plantDeck, plantJson);
    json["tool_deck"] =
        deckJson(state.toolDeck, [](Tool tool) { return toolJson(static_cast<std::uint8_t>(tool)); });
    json["assistant_deck"] = deckJson(
        state.assistantDeck, [](Assistant one) { return assistantJson(static_cast<std::uint8_t>(one)); });
    json["bags"] = bagsJson(state);
    if (state.johann.plays()) {
        json["johann"] = johannJson(state, observe(state, noSeat).automaDeck);
        json["automa_deck"] = deckJson(
            state.johann.deck, [](Automa card) { return automaJson(static_cast<std::uint8_t>(card)); });
    }
    json["players"] = Json::array();
    for (Seat seat = 0; seat < state.seats; ++seat) {
        Json player = playerJson(state, seat);
        addHand(player, state, state.player(seat));
        json["players"].push_back(std::move(player));
    }
    return json;
}

Json observationJson(const Observation& seen) {
    const State& state = seen.visible;
    Json json{{"seat", seatJson(seen.seat)}};
    json.update(publicJson(state));
    json["plant_deck_size"] = seen.plantDeckSize;
    json["tool_deck_size"] = seen.toolDeckSize;
    json["assistant_deck_size"] = seen.assistantDeckSize;
    json["bags"] = bagsJson(state);
    if (state.johann.plays())
        json["johann"] = johannJson(state, seen.automaDeck);
    json["players"] = Json::array();
    for (Seat seat = 0; seat < state.seats; ++seat) {
        Json player = playerJson(state, seat);
        player["hand_size"] = seen.handSizes[seat];
        player["tool_count"] = seen.toolCounts[seat];
        if (seat == seen.seat)
            addHand(player, state, state.player(seat));
        json["players"].push_back(std::move(player));
    }
    return json;
}

} // namespace messages
