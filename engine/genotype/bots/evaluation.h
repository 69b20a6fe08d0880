// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/features.h"

namespace genotype {

/// Hundredths of a point for one of each feature, by breeding phases still to come (0 … 5).
using EvaluationWeights = std::array<std::array<std::int16_t, featureCount>, maxRounds + 1>;

/// The Apprentice's, for any moment of a game. Frozen, as he is.
extern const EvaluationWeights evaluationWeights;
/// For the moment when a round begins, by which the bots that search judge where their playouts end: those of
/// a game of two to five, or against Brother Johann the player's or his.
const EvaluationWeights& roundWeights(const State& state, Seat seat);

/// What the seat may expect to have at the end of the game, in hundredths of a point; the score itself when
/// the game is over. A weighted sum of features, in whole numbers, so that every machine gets the same.
int expectedPoints(const State& state, const Outlook& outlook, Seat seat,
                   const EvaluationWeights& weights = evaluationWeights);

inline int expectedPoints(const State& state, Seat seat) {
    return expectedPoints(state, Outlook(state), seat);
}

} // namespace genotype
