// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/crypto/sealed_dice.h"
#include "engine/core/random.h"
#include "engine/games/any_record.h"

#include <vector>

/// Games with sealed dice, played at random.
namespace tests {

/// A secret that is none, so that tests and their files stay the same.
inline const commitment::Secret knownSecret{
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeffe0e1e2e3e4e5e6e7e8e9eaebecedeeef"};

inline genomewars::Game::Setup shortSetup() {
    return {.players = 2, .rounds = 1};
}

inline core::Record<genomewars::Game> shortGame() {
    core::Record<genomewars::Game> record;
    record.setup = shortSetup();
    record.seats = {{"Ada", "person", 0}, {"Ben", "person", 1}};
    return record;
}

/// The first actions of a game that is played at random.
inline std::vector<genomewars::Game::Action> playedFrom(const genomewars::Game::Setup& setup,
                                                        std::size_t actions = 1000) {
    using Game = genomewars::Game;
    std::vector<Game::Action> played;
    Game::State state = Game::newGame(setup, nullptr);
    core::Random chance(1);
    while (!state.finished() && played.size() < actions) {
        Game::ActionList legal;
        Game::legalActions(state, legal);
        played.push_back(legal[chance.below(static_cast<std::uint32_t>(legal.size()))]);
        Game::applyLegal(state, played.back(), nullptr);
    }
    return played;
}

/// The game with sealed dice and the word "pea", after its first actions, or all.
inline core::Record<genomewars::Game> sealedGame(std::size_t actions = 1000) {
    using Game = genomewars::Game;
    auto record = *commitment::withSealedDice(core::AnyRecord(shortGame()), knownSecret, "pea").as<Game>();
    record.actions = playedFrom(record.setup, actions);
    return record;
}

} // namespace tests
