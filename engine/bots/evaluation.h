#pragma once

#include "engine/bots/features.h"

namespace genotype {

/// What the seat may expect to have at the end of the game, in hundredths of a point; the score itself when
/// the game is over. A weighted sum of features, in whole numbers, so that every machine gets the same.
int expectedPoints(const State& state, const Outlook& outlook, Seat seat);

inline int expectedPoints(const State& state, Seat seat) {
    return expectedPoints(state, Outlook(state), seat);
}

/// Hundredths of a point for one of each feature, by breeding phases still to come (0 … 5).
using EvaluationWeights = std::array<std::array<std::int16_t, featureCount>, maxRounds + 1>;
extern const EvaluationWeights evaluationWeights;

} // namespace genotype
