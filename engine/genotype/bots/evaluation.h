// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/features.h"

namespace genotype {

/// Hundredths of a point for one unit of each feature, by breeding phases still to come (0 … 5).
using EvaluationWeights = std::array<std::array<std::int16_t, featureCount>, maxRounds + 1>;

/// The Apprentice's, for any moment of a game (weights/evaluation.weights). Never changed, so that the
/// Apprentice's play stays the same.
extern const EvaluationWeights evaluationWeights;

/// For the start of a round, where bots that search judge the ends of their playouts (weights/round.weights):
/// for a game of two to five; against Brother Johann, the player's and his.
struct RoundWeights {
    EvaluationWeights table, solo, johann;
};
extern const RoundWeights allRoundWeights;
/// Those for this seat.
const EvaluationWeights& roundWeights(const State& state, Seat seat);

/// The expected final score of the seat, in hundredths of a point; the actual score when the game is over. A
/// weighted sum of features, in whole numbers, so that every machine gets the same result.
int expectedPoints(const State& state, const Outlook& outlook, Seat seat,
                   const EvaluationWeights& weights = evaluationWeights);

inline int expectedPoints(const State& state, Seat seat) {
    return expectedPoints(state, Outlook(state), seat);
}

} // namespace genotype
