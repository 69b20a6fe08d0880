// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/evaluation.h"

#include <cstdint>
#include <vector>

namespace genotype {

/// How well weights predict the final points of the positions that they were fitted to.
struct FitQuality {
    std::int64_t positions = 0;
    /// Share of the variance of a seat's remaining points that the weights explain (R²); 0 without
    /// variance.
    double explained = 0;
    /// Root of the mean squared error, in points.
    double error = 0;
};

struct FittedWeights {
    EvaluationWeights weights{};
    /// By breeding phases still to come, like the weights.
    std::array<FitQuality, maxRounds + 1> quality{};
};

/// Least squares of a seat's final points on the features of a position, a fit for each number of breeding
/// phases still to come. Positions are summed in whole numbers, so their order, and the number of threads,
/// makes no difference.
class WeightFit {
public:
    WeightFit();

    /// Adds a position, with the points that its seat had at the end of that game. Positions of a finished
    /// game carry no information and are left out.
    void add(const FeatureVector& features, int finalPoints);
    void add(const WeightFit& other);

    /// The weights, rounded to hundredths of a point. They are pulled towards `prior` as if by one position
    /// for each feature: a feature that never varied keeps its weight from there.
    FittedWeights solve(const EvaluationWeights& prior) const;

private:
    struct Sums {
        std::int64_t count = 0;
        std::int64_t gain = 0;
        std::int64_t gainSquared = 0;
        std::array<std::int64_t, featureCount> gainTimes{};
        /// Products of two features, where the second is not before the first.
        std::array<std::array<std::int64_t, featureCount>, featureCount> products{};
    };
    static FitQuality qualityOf(const Sums& sums, const std::array<std::int16_t, featureCount>& weights);

    /// By breeding phases still to come.
    std::vector<Sums> m_stages;
};

} // namespace genotype
