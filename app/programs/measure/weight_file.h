// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/weight_fit.h"

#include <string>
#include <vector>

namespace cli {

/// One table in a file of weights.
struct WeightRows {
    /// Name of the constant: "tableRows".
    std::string name;
    /// What it was fitted to, in one line; empty if the head of the file says everything.
    std::string about;
    genotype::FittedWeights fit;
};

/// engine/genotype/bots/evaluation_weights.cpp with this table in it. `head`: the comment above it about the
/// run, without line feeds.
std::string evaluationWeightsFile(const std::string& head, const WeightRows& rows);
/// engine/genotype/bots/round_weights.cpp, likewise: for games of two to five, for the player against
/// Brother Johann, and for him.
std::string roundWeightsFile(const std::string& head, const WeightRows& table, const WeightRows& solo,
                             const WeightRows& johann);

} // namespace cli
