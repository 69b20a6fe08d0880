// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/games.h"

namespace tests {

/// All sizes and rules of a game in turn; every fourth game of Genotype is against Brother Johann.
template <typename G> typename G::Setup setupNumber(int game) {
    typename G::Setup setup;
    setup.seed = static_cast<std::uint64_t>(game) * 7919 + 3;
    if constexpr (std::is_same_v<G, genotype::Game>) {
        using namespace genotype;
        setup.players = game % 4 == 3 ? 1 : minSeats + game % 4;
        if (setup.players == 1) {
            setup.johann = static_cast<Difficulty>(1 + game / 4 % 3);
        } else if (game % 7 == 6) {
            setup.position = StartPosition{};
            setup.position->round = 2;
        }
        setup.flowerColour = static_cast<Inheritance>(game / 2 % 3);
        setup.plantHeight = game % 5 == 1 ? Inheritance::IncompleteDominance : Inheritance::CompleteDominance;
    } else if constexpr (std::is_same_v<G, genomewars::Game>) {
        using namespace genomewars;
        setup.players = minTeams + game % 5;
        setup.weighting = game % 2 ? Weighting::ByPopulation : Weighting::EachGenomeOnce;
        if (game % 3 == 2) {
            setup.population = 1 + game % 40;
            setup.environment = static_cast<std::uint8_t>(game % environmentCount);
            setup.mutation = game % 2 == 0;
        }
    } else {
        using namespace genecards;
        setup.players = genecards::minSeats + game % 3;
        setup.target = 100 + 50 * (game % 5);
    }
    return setup;
}

/// Plays a random game and calls `look(state, events)` with the state after the deal and after each action,
/// and what led to it, until it returns false.
template <typename G, typename Look> bool playRandomly(int game, Look look) {
    core::Random chance(static_cast<std::uint64_t>(game) + 17);
    std::vector<typename G::Event> events;
    typename G::State state = G::newGame(setupNumber<G>(game), &events);
    bool fine = look(state, events);
    for (int step = 0; fine && !state.finished() && step < 3000; ++step) {
        typename G::ActionList list;
        G::legalActions(state, list);
        events.clear();
        G::applyLegal(state, list[chance.below(static_cast<std::uint32_t>(list.size()))], &events);
        fine = look(state, events);
    }
    return fine;
}

} // namespace tests
