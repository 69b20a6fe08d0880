// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/value_net.h"
#include "self_play.h"

#include <array>

namespace trainer {

struct NetFit {
    /// Passes over the positions.
    int epochs = 25;
    /// Of Adam (Kingma and Ba 2015); falls to zero along half a cosine.
    double learningRate = 0.002;
};

/// How well a net predicts positions of one game in twenty, which it was not fitted to.
struct NetQuality {
    std::size_t positions = 0;
    /// Root of the mean squared error, in points.
    double error = 0;
    /// Share of the variance that is explained (R²).
    double explained = 0;
};

struct FittedNets {
    genotype::ValueNets nets{};
    std::array<NetQuality, genotype::maxRounds> quality{};
};

/// Fits a net for each number of breeding phases still to come, beginning with the last round, by temporal
/// differences: the last one is fitted to the result of the game (netResult), every other to what the net
/// after it says of the position in which its round has ended. The same samples give the same nets on the
/// same machine.
FittedNets fitNets(const Samples& samples, const NetFit& options);

} // namespace trainer
