// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/weight_fit.h"

#include <algorithm>
#include <cmath>

namespace genotype {

namespace {

using Vector = std::array<double, featureCount>;
using Matrix = std::array<Vector, featureCount>;

/// Features and points are counted in hundredths.
constexpr double hundredth = 0.01;
constexpr double priorPositions = 1;

/// Solves a x = b by Cholesky's decomposition a = l lᵀ, leaving l in the lower half of `a`. Precondition:
/// symmetric and positive definite.
Vector solved(Matrix& a, Vector b) {
    constexpr std::size_t n = featureCount;
    for (std::size_t column = 0; column < n; ++column) {
        for (std::size_t before = 0; before < column; ++before)
            a[column][column] -= a[column][before] * a[column][before];
        a[column][column] = std::sqrt(a[column][column]);
        for (std::size_t row = column + 1; row < n; ++row) {
            for (std::size_t before = 0; before < column; ++before)
                a[row][column] -= a[row][before] * a[column][before];
            a[row][column] /= a[column][column];
        }
    }
    for (std::size_t row = 0; row < n; ++row) {
        for (std::size_t before = 0; before < row; ++before)
            b[row] -= a[row][before] * b[before];
        b[row] /= a[row][row];
    }
    for (std::size_t row = n; row-- > 0;) {
        for (std::size_t after = row + 1; after < n; ++after)
            b[row] -= a[after][row] * b[after];
        b[row] /= a[row][row];
    }
    return b;
}

std::int16_t rounded(double weight) {
    return static_cast<std::int16_t>(std::clamp(std::lround(weight), -32'767L, 32'767L));
}

} // namespace

WeightFit::WeightFit() : m_stages(maxRounds + 1) {}

void WeightFit::add(const FeatureVector& features, int finalPoints) {
    if (features.stage == 0)
        return;
    Sums& sums = m_stages[static_cast<std::size_t>(features.stage)];
    const std::int64_t gain = 100 * (finalPoints - features.sure);
    ++sums.count;
    sums.gain += gain;
    sums.gainSquared += gain * gain;
    for (std::size_t i = 0; i < featureCount; ++i) {
        const std::int64_t value = features.values[i];
        if (value == 0)
            continue;
        sums.gainTimes[i] += gain * value;
        for (std::size_t j = i; j < featureCount; ++j)
            sums.products[i][j] += value * features.values[j];
    }
}

void WeightFit::add(const WeightFit& other) {
    for (std::size_t stage = 0; stage < m_stages.size(); ++stage) {
        Sums& own = m_stages[stage];
        const Sums& more = other.m_stages[stage];
        own.count += more.count;
        own.gain += more.gain;
        own.gainSquared += more.gainSquared;
        for (std::size_t i = 0; i < featureCount; ++i) {
            own.gainTimes[i] += more.gainTimes[i];
            for (std::size_t j = i; j < featureCount; ++j)
                own.products[i][j] += more.products[i][j];
        }
    }
}

FittedWeights WeightFit::solve(const EvaluationWeights& prior) const {
    FittedWeights result;
    result.weights = prior;
    for (std::size_t stage = 1; stage < m_stages.size(); ++stage) {
        const Sums& sums = m_stages[stage];
        if (sums.count == 0)
            continue;
        // Solved for the distance from the prior: (XᵀX + D) d = Xᵀ(y − X prior).
        Matrix matrix{};
        Vector right{};
        for (std::size_t i = 0; i < featureCount; ++i) {
            for (std::size_t j = 0; j < featureCount; ++j) {
                const auto product = static_cast<double>(sums.products[std::min(i, j)][std::max(i, j)]);
                matrix[i][j] = product * hundredth * hundredth;
            }
            right[i] = static_cast<double>(sums.gainTimes[i]) * hundredth;
            for (std::size_t j = 0; j < featureCount; ++j)
                right[i] -= matrix[i][j] * prior[stage][j];
        }
        for (std::size_t i = 0; i < featureCount; ++i)
            matrix[i][i] += priorPositions;
        const Vector distance = solved(matrix, right);
        for (std::size_t i = 0; i < featureCount; ++i)
            result.weights[stage][i] = rounded(prior[stage][i] + distance[i]);
        result.quality[stage] = qualityOf(sums, result.weights[stage]);
    }
    return result;
}

FitQuality WeightFit::qualityOf(const Sums& sums, const std::array<std::int16_t, featureCount>& weights) {
    const auto count = static_cast<double>(sums.count);
    const auto gain = static_cast<double>(sums.gain);
    const auto squares = static_cast<double>(sums.gainSquared);
    double wrong = squares;
    for (std::size_t i = 0; i < featureCount; ++i) {
        wrong -= 2 * hundredth * weights[i] * static_cast<double>(sums.gainTimes[i]);
        for (std::size_t j = i; j < featureCount; ++j)
            wrong += (i == j ? 1 : 2) * hundredth * hundredth * weights[i] * weights[j] *
                     static_cast<double>(sums.products[i][j]);
    }
    wrong = std::max(0.0, wrong);
    const double spread = squares - gain * gain / count;
    return {.positions = sums.count,
            .explained = spread > 0 ? 1 - wrong / spread : 0,
            .error = std::sqrt(wrong / count) * hundredth};
}

} // namespace genotype
