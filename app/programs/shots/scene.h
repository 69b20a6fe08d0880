// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"
#include "engine/genotype/record.h"

#include <functional>

namespace app {

/// A moment in a game that is worth a picture.
struct Scene {
    int players = 3;
    std::uint64_t seed = 7;
    genotype::Setup setup{};
    /// How many persons play, in the first seats; bots have the others.
    int persons = 1;
    /// The game stops at the first moment at which this holds and the first person has to choose; if empty,
    /// at the end.
    std::function<bool(const genotype::State&)> at;
};

/// A record of sensible moves up to the scene, with the first seed, from the scene's own on, that leads
/// there.
genotype::Record playTo(Scene scene);

} // namespace app
