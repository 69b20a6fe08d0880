// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene.h"

#include "engine/genotype/bots/roster.h"
#include "engine/genotype/model/observation.h"
#include "engine/genotype/rules/rules.h"

#include <QtCore/QtGlobal>

#include <array>
#include <optional>

namespace app {

using namespace genotype;

namespace {

/// Empty if the game with this seed never reaches the scene.
std::optional<genotype::Record> tryToPlay(const Scene& scene) {
    static const std::array<const char*, maxSeats> names{"Alina", "Marco", "Brandy", "Rosalind", "Barbara"};
    genotype::Record record;
    record.setup = scene.setup;
    record.setup.players = scene.players; // 1: against Brother Johann, as given in the setup
    record.setup.seed = scene.seed;
    for (int i = 0; i < scene.players; ++i)
        record.seats.push_back(
            {names[static_cast<std::size_t>(i)], i < scene.persons ? "person" : "simple", i});
    State state = newGame(record.setup);
    const Bot* bot = Roster::find("simple");
    core::Random chance(scene.seed);
    ActionList legal;
    while (!state.finished() && !(scene.at && scene.at(state) && state.actor == 0)) {
        legalActions(state, legal);
        const Action action = bot->chooseAction(observe(state, state.actor), legal, chance);
        applyLegal(state, action);
        record.actions.push_back(action);
    }
    if (state.finished() && scene.at)
        return {};
    return record;
}

} // namespace

genotype::Record playTo(Scene scene) {
    for (int tries = 0; tries < 200; ++tries, ++scene.seed)
        if (auto record = tryToPlay(scene))
            return *record;
    qFatal("no game comes to the scene of a shot");
    return {};
}

} // namespace app
