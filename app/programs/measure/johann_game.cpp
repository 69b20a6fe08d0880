// SPDX-License-Identifier: GPL-3.0-or-later
#include "johann_game.h"

#include "bot_games.h"
#include "engine/genotype/model/value_names.h"
#include "engine/genotype/rules/rules.h"

#include <algorithm>

namespace cli {

using namespace genotype;

namespace {

void countTime(std::array<int, johannSources.size()>& times, ValidationSource source) {
    const auto found = std::find(johannSources.begin(), johannSources.end(), source);
    if (found != johannSources.end())
        ++times[static_cast<std::size_t>(found - johannSources.begin())];
}

} // namespace

const std::vector<JohannTable>& johannTables() {
    static const std::vector<JohannTable> tables = [] {
        std::vector<JohannTable> all{{Difficulty::Easy}, {Difficulty::Standard}};
        for (const Assistant one : hardAssistants)
            all.push_back({Difficulty::Hard, static_cast<std::uint8_t>(one)});
        return all;
    }();
    return tables;
}

std::string_view nameOf(const JohannTable& table) {
    return table.assistant == noAssistant ? notation(table.difficulty)
                                          : assistantCard(static_cast<Assistant>(table.assistant)).notation;
}

JohannGame playedAgainstJohann(const Bot& bot, const Setup& setup, std::uint64_t choices,
                               const Budget& budget) {
    std::vector<Event> events;
    State state = newGame(setup, &events);
    core::Random random(choices);
    while (!state.finished())
        applyLegal(state, choiceOf(bot, state, random, budget), &events);
    JohannGame game;
    const unsigned winning = winners(state);
    game.halfWins = winning == 0b01 ? 2 : winning == 0b11 ? 1 : 0;
    for (Seat seat = 0; seat < johannSides; ++seat)
        game.sides[seat].score = score(state, seat);
    for (const Event& event : events) {
        if (const auto* validated = std::get_if<event::TraitValidated>(&event))
            countTime(game.sides[validated->seat].validated, validated->source);
        else if (const auto* lost = std::get_if<event::ValidationLost>(&event))
            countTime(game.sides[lost->seat].lost, lost->source);
    }
    return game;
}

} // namespace cli
