// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion_names.h"
#include "engine/genecards/game.h"
#include "engine/genomewars/game.h"
#include "json_state.h"

#include <algorithm>

namespace messages {

// ---- Gene Expression

namespace {

Json handJson(const genecards::CardSet& cards) {
    Json list = Json::array();
    for (const genecards::CardId card : cards)
        list.push_back(genecards::cardNotation(card));
    return list;
}

Json faceUpJson(const genecards::State& state) {
    Json json = statusJson(state);
    json["target"] = state.target;
    json["starter"] = seatJson(state.starter);
    json["last_winner"] = seatJson(state.lastWinner);
    json["pending"] = Json::array();
    for (const genecards::Pending& pending : state.pending) {
        Json one{{"kind", code(pending.kind)}};
        if (pending.kind == genecards::PendingKind::Drawn)
            one["card"] =
                pending.card == genecards::noCard ? Json() : Json(genecards::cardNotation(pending.card));
        json["pending"].push_back(std::move(one));
    }
    json["discard"] = Json::array();
    for (const genecards::CardId card : state.discard)
        json["discard"].push_back(genecards::cardNotation(card));
    return json;
}

} // namespace

Json statusJson(const genecards::State& state) {
    Json json{{"actor", seatJson(state.actor)},
              {"hand", state.hand},
              {"phase", code(state.phase)},
              {"finished", state.finished()}};
    if (state.finished())
        json["winners"] = seatsJson(winners(state));
    return json;
}

Json stateJson(const genecards::State& state) {
    Json json = faceUpJson(state);
    json["draw_pile"] = Json::array();
    for (std::size_t i = state.drawPile.size(); i-- > 0;)
        json["draw_pile"].push_back(genecards::cardNotation(state.drawPile[i]));
    json["players"] = Json::array();
    for (core::Seat seat = 0; seat < state.seats; ++seat)
        json["players"].push_back({{"seat", seatJson(seat)},
                                   {"score", state.scores[seat]},
                                   {"hand_size", state.handOf(seat).size()},
                                   {"hand", handJson(state.handOf(seat))}});
    return json;
}

Json observationJson(const genecards::Observation& seen) {
    const genecards::State& state = seen.visible;
    Json json{{"seat", seatJson(seen.seat)}};
    json.update(faceUpJson(state));
    json["draw_pile_size"] = state.drawPile.size();
    json["players"] = Json::array();
    for (core::Seat seat = 0; seat < state.seats; ++seat) {
        Json player{
            {"seat", seatJson(seat)}, {"score", state.scores[seat]}, {"hand_size", seen.handSizes[seat]}};
        if (seat == seen.seat || state.phase != genecards::Phase::Playing)
            player["hand"] = handJson(state.handOf(seat));
        json["players"].push_back(std::move(player));
    }
    return json;
}

// ---- Genome Wars

namespace {

/// Null for a genome that is not chosen or not seen.
Json genomeJson(const genomewars::Genome& genome) {
    if (genome.size() == 0)
        return {};
    Json json = Json::array();
    for (const genomewars::AlleleInfo& info : genomewars::alleles)
        for (int copy = 0; copy < genome.of(info.id); ++copy)
            json.push_back(info.notation);
    return json;
}

} // namespace

Json statusJson(const genomewars::State& state) {
    Json json{{"actor", seatJson(state.actor)},
              {"round", state.round},
              {"phase", code(state.phase)},
              {"finished", state.finished()}};
    if (state.finished())
        json["winners"] = seatsJson(genomewars::Game::winners(state));
    return json;
}

Json stateJson(const genomewars::State& state) {
    Json json = statusJson(state);
    json["rounds"] = state.rounds;
    json["closing"] = code(state.weighting);
    json["mutation"] = state.mutation;
    json["first_player"] = seatJson(state.first);
    // None has begun while genomes are chosen.
    json["environment"] =
        state.phase == genomewars::Phase::Construction ? Json() : Json(code(state.environment));
    json["turns"] = state.turns;
    json["pending"] = Json::array();
    for (const genomewars::Pending& pending : state.pending)
        json["pending"].push_back({{"kind", code(pending.kind)}});
    json["players"] = Json::array();
    for (core::Seat seat = 0; seat < state.seats; ++seat)
        json["players"].push_back({{"seat", seatJson(seat)},
                                   {"population", state.team(seat).population},
                                   {"chosen", ((state.chosen >> seat) & 1) != 0},
                                   {"genome", genomeJson(state.team(seat).genome)}});
    return json;
}

Json observationJson(const genomewars::Observation& seen) {
    // The visible state has no genome that the team may not see, and there are no decks.
    Json json{{"seat", seatJson(seen.seat)}};
    json.update(stateJson(seen.visible));
    return json;
}

} // namespace messages
