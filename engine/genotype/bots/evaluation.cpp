// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/evaluation.h"

namespace genotype {

const EvaluationWeights& roundWeights(const State& state, Seat seat) {
    if (!state.johann.plays())
        return allRoundWeights.table;
    return state.isJohann(seat) ? allRoundWeights.johann : allRoundWeights.solo;
}

int expectedPoints(const State& state, const Outlook& outlook, Seat seat, const EvaluationWeights& weights) {
    if (state.finished())
        return 100 * score(state, seat).total();
    const FeatureVector features = featuresOf(state, outlook, seat);
    const auto& own = weights[static_cast<std::size_t>(features.stage)];
    int sum = 0;
    for (std::size_t i = 0; i < featureCount; ++i)
        sum += own[i] * features.values[i];
    return 100 * features.sure + sum / 100;
}

} // namespace genotype
