// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/stored.h"
#include "box_game.h"

/// What the file of a printed game holds. If any part is invalid, the whole game is rejected, so that
/// nobody continues with half a game.
namespace app {

inline constexpr json::ListOf<json::Number> inheritanceOfTraits{{0, 2}, 0, true};
inline constexpr json::ListOf<json::ListOf<json::Number>> parentsOfTraits{
    {{0, genotype::genotypeCount - 1}, 0, true}, 0, true};
inline constexpr json::ListOf<json::Number> somePoints{{0, INT_MAX}, std::string::npos, true};
template <typename Item> inline constexpr json::ListOf<Item> allOf{{}, std::string::npos, true};

struct KeptBoxGame {
    std::optional<BoxGame> game;
};

/// -1 for nobody.
struct ClaimantValue {
    static json::Json blank() { return -1; }
    static json::Json write(const std::optional<int>& seat, json::Style) { return seat.value_or(-1); }
    static void read(const json::Json& json, std::optional<int>& seat, json::Style style) {
        int number = -1;
        json::Number{INT_MIN, INT_MAX}.read(json, number, style);
        seat = number < 0 ? std::nullopt : std::optional(number);
    }
};

template <typename Io> void fields(Io& io, BoxGame::Die& die) {
    io.need("trait", die.trait, json::Number{0, genotype::traitCount - 1});
    io.need("face", die.face, json::Number{0, static_cast<int>(genotype::DieFace::Mutation)});
}

template <typename Io> void fields(Io& io, BoxGame::Goal& goal) {
    io("seat", goal.seat, ClaimantValue{});
    io("plants", goal.plants);
}

template <typename Io> void fields(Io& io, BoxGame::Seat& seat) {
    io("name", seat.name);
    io("colour", seat.colour, json::Number{0, core::maxSeatColours - 1});
    io.need("plants", seat.plants, somePoints);
    io.need("markers", seat.markers);
    io.need("coins", seat.coins);
}

template <typename Io> void fields(Io& io, BoxGame::Round& round) {
    // Each a list of the left and the top one.
    std::array<std::array<genotype::Genotype, 2>, genotype::traitCount> parents{};
    for (std::size_t t = 0; t < parents.size(); ++t)
        parents[t] = {round.parents[t].left, round.parents[t].top};
    io.need("parents", parents, parentsOfTraits);
    for (std::size_t t = 0; t < parents.size(); ++t)
        round.parents[t] = {parents[t][0], parents[t][1]};
    io.need("dice", round.dice, allOf<json::Row>);
    io("time", round.time);
}

template <typename Io> void fields(Io& io, BoxGame& game) {
    io.need("id", game.id);
    io.need("seats", game.seats, allOf<json::Object>);
    io.need("rounds", game.rounds);
    io.need("first", game.first);
    io.need("inheritance", game.inheritance, inheritanceOfTraits);
    io.need("played", game.played, allOf<json::Object>);
    io("counting", game.counting);
    // A list of all goals.
    std::array<BoxGame::Goal, genotype::traitCount * genotype::maxGoals> goals;
    for (std::size_t i = 0; i < goals.size(); ++i)
        goals[i] = game.goals[i / genotype::maxGoals][i % genotype::maxGoals];
    io("goals", goals, json::ListOf<json::Row>{});
    for (std::size_t i = 0; i < goals.size(); ++i)
        game.goals[i / genotype::maxGoals][i % genotype::maxGoals] = goals[i];
    if constexpr (Io::reads)
        json::require(game.isPossible(), "a possible game is expected");
}

template <typename Io> void fields(Io& io, KeptBoxGame& kept) {
    io("game", kept.game);
}

} // namespace app
