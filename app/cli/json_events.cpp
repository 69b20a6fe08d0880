// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_events.h"

namespace cli {

using namespace genotype;

namespace {

Json source(CardSource from) {
    return from.fromDeck() ? Json("deck") : Json(from.place + 1);
}

/// The fields of each kind of event; a new kind needs its fields here.
struct Fields {
    Json operator()(const event::CardsDealt& e) const {
        return {{"type", "cards-dealt"},
                {"seat", seatJson(e.seat)},
                {"plants", plantsJson(e.plants)},
                {"tool", toolJson(e.tool)}};
    }
    Json operator()(const event::SetupChosen& e) const {
        return {{"type", "setup-chosen"},
                {"seat", seatJson(e.seat)},
                {"sow", plantJson(e.sown)},
                {"keep", plantJson(e.kept)},
                {"discard", plantJson(e.discarded)}};
    }
    Json operator()(const event::SetupRevealed& e) const {
        return {{"type", "setup-revealed"},
                {"seat", seatJson(e.seat)},
                {"sow", plantJson(e.sown)},
                {"discard", plantJson(e.discarded)}};
    }
    Json operator()(const event::PositionSet& e) const {
        return {{"type", "position-set"},         {"seat", seatJson(e.seat)},  {"round", e.round},
                {"garden", plantsJson(e.garden)}, {"keep", plantJson(e.kept)}, {"tool", toolJson(e.tool)}};
    }
    Json operator()(const event::RoundBegan& e) const {
        return {{"type", "round-began"}, {"round", e.round}, {"first_player", seatJson(e.firstPlayer)}};
    }
    Json operator()(const event::PhaseBegan& e) const {
        return {{"type", "phase-began"}, {"phase", code(e.phase)}};
    }
    Json operator()(const event::TurnBegan& e) const {
        return {{"type", "turn-began"}, {"seat", seatJson(e.seat)}};
    }
    Json operator()(const event::MarkerPlaced& e) const {
        return {
            {"type", "marker-placed"}, {"seat", seatJson(e.seat)}, {"space", spaceInfo(e.space).notation}};
    }
    Json operator()(const event::CoinsGained& e) const {
        return {{"type", "coins-gained"},
                {"seat", seatJson(e.seat)},
                {"coins", e.coins},
                {"reason", code(e.reason)}};
    }
    Json operator()(const event::CoinsPaid& e) const {
        return {{"type", "coins-paid"},
                {"seat", seatJson(e.seat)},
                {"coins", e.coins},
                {"reason", code(e.reason)}};
    }
    Json operator()(const event::GeneTilePlaced& e) const {
        return {{"type", "gene-tile-placed"},
                {"seat", seatJson(e.seat)},
                {"trait", code(e.trait)},
                {"side", notation(e.side)},
                {"genotype", code(e.trait, e.genotype)}};
    }
    Json operator()(const event::GeneTileRemoved& e) const {
        return {{"type", "gene-tile-removed"},
                {"seat", seatJson(e.seat)},
                {"trait", code(e.trait)},
                {"side", notation(e.side)}};
    }
    Json operator()(const event::GeneTilesLeft& e) const {
        return {{"type", "gene-tiles-left"}, {"seat", seatJson(e.seat)}, {"trait", code(e.trait)}};
    }
    Json operator()(const event::PlantTaken& e) const {
        return {{"type", "plant-taken"},
                {"seat", seatJson(e.seat)},
                {"plant", plantJson(e.plant)},
                {"from", source(e.from)}};
    }
    Json operator()(const event::PlantPlaced& e) const {
        return {{"type", "plant-placed"},
                {"seat", seatJson(e.seat)},
                {"plant", plantJson(e.plant)},
                {"from", source(e.from)},
                {"plot", plotNotation(e.plot)}};
    }
    Json operator()(const event::ToolTaken& e) const {
        return {{"type", "tool-taken"},
                {"seat", seatJson(e.seat)},
                {"tool", toolJson(e.tool)},
                {"from", source(e.from)}};
    }
    Json operator()(const event::ToolPlayed& e) const {
        return {{"type", "tool-played"}, {"seat", seatJson(e.seat)}, {"tool", toolCard(e.tool).notation}};
    }
    Json operator()(const event::AssistantUsed& e) const {
        return {{"type", "assistant-used"},
                {"seat", seatJson(e.seat)},
                {"assistant", assistantCard(e.assistant).notation}};
    }
    Json operator()(const event::SeedBagOpened& e) const {
        return {{"type", "seed-bag-opened"},
                {"seat", seatJson(e.seat)},
                {"plants", plantsJson(e.plants)},
                {"count", e.count}};
    }
    Json operator()(const event::PlantKept& e) const {
        return {{"type", "plant-kept"}, {"seat", seatJson(e.seat)}, {"plant", plantJson(e.plant)}};
    }
    Json operator()(const event::PlantsDiscarded& e) const {
        return {{"type", "plants-discarded"}, {"seat", seatJson(e.seat)}, {"plants", plantsJson(e.plants)}};
    }
    Json operator()(const event::PlantSown& e) const {
        return {{"type", "plant-sown"},
                {"seat", seatJson(e.seat)},
                {"plant", plantJson(e.plant)},
                {"plot", plotNotation(e.plot)}};
    }
    Json operator()(const event::PlantHarvested& e) const {
        return {{"type", "plant-harvested"},
                {"seat", seatJson(e.seat)},
                {"plant", plantJson(e.plant)},
                {"plot", plotNotation(e.plot)}};
    }
    Json operator()(const event::TraitValidated& e) const {
        return {{"type", "trait-validated"},
                {"seat", seatJson(e.seat)},
                {"plot", plotNotation(e.plot)},
                {"plant", plantJson(e.plant)},
                {"genotype", code(e.trait, e.genotype)},
                {"source", code(e.source)},
                {"widening", notation(e.widening)}};
    }
    Json operator()(const event::ValidationLost& e) const {
        return {{"type", "validation-lost"}, {"seat", seatJson(e.seat)}, {"source", code(e.source)}};
    }
    Json operator()(const event::GoalClaimed& e) const {
        return {{"type", "goal-claimed"},
                {"seat", seatJson(e.seat)},
                {"trait", code(e.trait)},
                {"goal", e.goal + 1}};
    }
    Json operator()(const event::DieRolled& e) const {
        return {{"type", "die-rolled"},
                {"seat", seatJson(e.seat)},
                {"trait", code(e.trait)},
                {"die", e.die + 1},
                {"first", code(e.first)},
                {"face", code(e.face)},
                {"rerolls", e.rerolls},
                {"left", code(e.trait, e.parents.left)},
                {"top", code(e.trait, e.parents.top)},
                {"result", areaNotation(e.trait, poolAreaOf(e.parents, e.face))},
                {"omari", e.omari},
                {"roll", e.roll},
                {"round", e.round}};
    }
    Json operator()(const event::PickBegan& e) const { return pick("pick-began", e.seat, e.stage, e.trait); }
    Json operator()(const event::DieTaken& e) const {
        return {{"type", "die-taken"},    {"seat", seatJson(e.seat)},
                {"die", e.die + 1},       {"result", areaNotation(e.trait, e.area)},
                {"use", notation(e.use)}, {"place", code(e.place)}};
    }
    Json operator()(const event::PickLost& e) const { return pick("pick-lost", e.seat, e.stage, e.trait); }
    Json operator()(const event::Passed& e) const {
        return {
            {"type", "passed"}, {"seat", seatJson(e.seat)}, {"phase", code(e.phase)}, {"forced", e.forced}};
    }
    Json operator()(const event::UpgradeBought& e) const {
        return {{"type", "upgrade-bought"},
                {"seat", seatJson(e.seat)},
                {"upgrade", notation(e.upgrade)},
                {"paid", e.paid},
                {"grants", e.grants}};
    }
    Json operator()(const event::AssistantHired& e) const {
        return {{"type", "assistant-hired"},
                {"seat", seatJson(e.seat)},
                {"assistant", assistantCard(e.assistant).notation}};
    }
    Json operator()(const event::DeckReshuffled& e) const {
        return {{"type", "deck-reshuffled"}, {"deck", code(e.deck)}};
    }
    Json operator()(const event::RowsRefilled&) const { return {{"type", "rows-refilled"}}; }
    Json operator()(const event::PricesFell&) const { return {{"type", "prices-fell"}}; }
    Json operator()(const event::TurnEnded& e) const {
        return {{"type", "turn-ended"}, {"seat", seatJson(e.seat)}};
    }
    Json operator()(const event::GameEnded& e) const {
        Json winners = Json::array();
        for (Seat seat = 0; seat < maxSeats; ++seat)
            if ((e.winners >> seat) & 1)
                winners.push_back(seatJson(seat));
        return {{"type", "game-ended"}, {"winners", winners}};
    }
    Json operator()(const event::JohannJoined& e) const {
        return {{"type", "johann-joined"},
                {"seat", seatJson(e.seat)},
                {"difficulty", notation(e.difficulty)},
                {"assistant", assistantJson(e.assistant)}};
    }
    Json operator()(const event::AutomaDrawn& e) const {
        Json json{{"type", "automa-drawn"},
                  {"seat", seatJson(e.seat)},
                  {"card", automaCard(e.card).notation},
                  {"role", code(e.role)},
                  {"refusal", e.refusal == Refusal::None ? Json() : Json(notation(e.refusal))}};
        if (e.role == AutomaRole::Shift) {
            json["plant"] = plantJson(e.plant);
            json["plot"] = e.plant == noPlant ? Json() : Json(plotNotation(e.plot));
        }
        return json;
    }
    Json operator()(const event::NoAutomaFits& e) const {
        return {{"type", "no-automa-fits"}, {"seat", seatJson(e.seat)}};
    }
    Json operator()(const event::ToolDiscarded& e) const {
        return {{"type", "tool-discarded"},
                {"seat", seatJson(e.seat)},
                {"tool", toolCard(e.tool).notation},
                {"from", source(e.from)}};
    }
    Json operator()(const event::AutomaPhaseBegan& e) const {
        return {{"type", "automa-phase-began"}, {"seat", seatJson(e.seat)}};
    }
    Json operator()(const event::ShiftMoved& e) const {
        return {{"type", "shift-moved"}, {"seat", seatJson(e.seat)}, {"trait", code(e.trait)}};
    }
    Json operator()(const event::ArrowFollowed& e) const {
        return {{"type", "arrow-followed"},
                {"seat", seatJson(e.seat)},
                {"plant", plantJson(e.plant)},
                {"trait", code(e.trait)},
                {"double", e.twice},
                {"outcome", code(e.outcome)},
                {"dice", e.dice}};
    }
    Json operator()(const event::MutationRowFollowed& e) const {
        return {{"type", "mutation-row-followed"},
                {"seat", seatJson(e.seat)},
                {"trait", code(e.trait)},
                {"outcome", code(e.outcome)}};
    }

private:
    static Json pick(const char* type, Seat seat, PickStage stage, Trait trait) {
        Json json{{"type", type}, {"seat", seatJson(seat)}, {"stage", code(stage)}};
        if (stage == PickStage::FirstShift)
            json["trait"] = code(trait);
        return json;
    }
};

} // namespace

Json eventJson(const Event& event, const words::Table& table) {
    Json json = std::visit(Fields{}, event);
    json["text"] = english(words::phrase(event, table));
    return json;
}

Json eventsJson(const std::vector<Event>& events, const words::Table& table) {
    Json list = Json::array();
    for (const Event& event : events)
        list.push_back(eventJson(event, table));
    return list;
}

} // namespace cli
