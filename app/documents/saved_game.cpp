// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/saved_game.h"

#include "app/base/text/phrases.h"
#include "app/documents/journal.h"
#include "engine/games/games.h"
#include "engine/genotype/model/queries.h"

#include <QtCore/QFileInfo>

#include <type_traits>
#include <utility>

namespace app {

namespace {

/// What each player has bred. Nothing of it is hidden from anybody.
void readGarden(const genotype::State& state, std::vector<SavedSeat>& seats) {
    const genotype::Inheritances inheritances = inheritancesOf(state);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const genotype::Player& player = state.players[seat];
        for (const genotype::PlantId plant : player.harvested)
            seats[seat].plants.push_back({phenotypesOf(genotype::plantCard(plant), inheritances)});
        for (const genotype::Plot& plot : player.plots) {
            if (plot.empty())
                continue;
            shapes::PlantLook look{phenotypesOf(genotype::plantCard(plot.plant), inheritances)};
            for (std::size_t trait = 0; trait < genotype::traitCount; ++trait)
                if (!((plot.covered >> trait) & 1))
                    look.traits[trait].reset();
            if (look == shapes::PlantLook())
                ++seats[seat].sprouts;
            else
                seats[seat].plants.push_back(look);
        }
    }
}

/// If the record is one of this game.
template <core::RecordedGame G> bool readStanding(const games::AnyRecord& any, GameFacts& facts) {
    const core::Record<G>* record = any.as<G>();
    if (!record)
        return false;
    const typename G::State state = core::replay(*record).state;
    facts.progress = G::progress(state);
    facts.finished = state.finished();
    if constexpr (requires { state.rounds; })
        facts.rounds = {state.round, state.rounds};
    for (std::size_t i = 0; i < facts.seats.size(); ++i) {
        const auto seat = static_cast<core::Seat>(i);
        facts.seats[i].points = G::points(state, seat);
        facts.seats[i].isNext = !state.finished() && state.actor == seat;
        facts.seats[i].wins = state.finished() && ((G::winners(state) >> seat) & 1U) != 0;
    }
    if constexpr (std::is_same_v<G, genotype::Game>)
        readGarden(state, facts.seats);
    return true;
}

} // namespace

GameFacts readFacts(const QString& path) {
    RecordFile file = readRecordFile(path);
    GameFacts facts;
    facts.problem = file.problem;
    facts.error = std::move(file.error);
    facts.systemReason = std::move(file.systemReason);
    if (facts.problem != SaveProblem::None)
        return facts;
    const core::GameType& type = *file.any.type();
    facts.game = type.id();
    facts.gameName = type.name();
    facts.title = type.title(file.any);
    for (const core::SeatInfo& seat : type.seats(file.any)) {
        facts.players.push_back(seat.name);
        facts.seats.push_back({.name = seat.name, .colour = seat.colour, .points = {}, .plants = {}});
    }
    if (!games::Games::forEach([&]<typename G>() { return readStanding<G>(file.any, facts); })) {
        const core::GameType::Standing standing = type.standing(file.any);
        facts.progress = standing.progress;
        facts.finished = standing.finished;
    }
    facts.actions = static_cast<int>(type.actionCount(file.any));
    return facts;
}

SavedGame inWords(const GameFacts& facts, const QString& path) {
    SavedGame game;
    game.path = path;
    game.played = QFileInfo(path).lastModified();
    game.inUse = Journal::isHeld(path);
    game.problem = facts.problem;
    game.message = problemWords(facts.problem, facts.error, facts.systemReason, path);
    if (facts.problem != SaveProblem::None)
        return game;
    game.title = QString::fromStdString(facts.title);
    for (const std::string& player : facts.players)
        game.players += QString::fromStdString(player);
    game.game = QString::fromStdString(facts.game);
    game.gameName = text(facts.gameName);
    game.progress = text(facts.progress);
    game.actions = facts.actions;
    game.finished = facts.finished;
    game.seats = facts.seats;
    game.rounds = facts.rounds;
    return game;
}

} // namespace app
