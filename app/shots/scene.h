// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"
#include "engine/genotype/record.h"

#include <functional>

namespace app {

/// A moment of a game that is worth a picture.
struct Scene {
    int players = 3;
    std::uint64_t seed = 7;
    genotype::Setup setup{};
    /// The first seats; bots have the others.
    int persons = 1;
    /// Where the scene stops: the first moment at which this holds and the first person is to choose; the end
    /// of the game if there is none.
    std::function<bool(const genotype::State&)> at;
};

/// A record that sensible players have played up to the scene, from its seed or the next one with which a
/// game comes there.
genotype::Record playTo(Scene scene);

} // namespace app
