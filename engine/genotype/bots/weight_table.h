// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/evaluation.h"

namespace genotype {

/// Hundredths of a point for one unit of the feature, with 1, 2, 3, 4 and 5 breeding phases to come: the form
/// in which a fit is stored.
struct WeightRow {
    Feature feature;
    std::array<std::int16_t, maxRounds> weights;
};
using WeightTable = std::array<WeightRow, featureCount>;

constexpr EvaluationWeights byStage(const WeightTable& rows) {
    EvaluationWeights weights{};
    for (const WeightRow& row : rows)
        for (std::size_t stage = 1; stage <= maxRounds; ++stage)
            weights[stage][static_cast<std::size_t>(row.feature)] = row.weights[stage - 1];
    return weights;
}

} // namespace genotype
