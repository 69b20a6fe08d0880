// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/rolls.h"

#include <vector>

namespace lessons {

/// How far counts lie from what was expected, in units of their own scatter: dᵀ Σ⁺ d with d = observed −
/// expected and Σ the covariance of the counts. Under one pair of parents it is Pearson's Σ(o − e)²/e.
///
/// A sum of multinomial covariances diag(p) − p pᵀ is a weighted graph Laplacian: rows sum to zero and two
/// categories are joined where some roll could fall in either. Its rank is therefore the number of categories
/// less the number of connected parts, read off the pattern of zeros without a numerical threshold. Leaving
/// out one category in each part makes it invertible, and for every d that the sample can produce (it sums to
/// zero in each part) that inverse gives the same value as the Moore–Penrose pseudo-inverse Σ⁺ (Rao, Linear
/// Statistical Inference, 1b.5: the form does not depend on the generalised inverse when d lies in the range
/// of Σ).
class QuadraticForm {
public:
    /// `covariance` as of PooledSample::covariance().
    explicit QuadraticForm(const CategoryMatrix& covariance);

    /// Rank of the covariance, 0–3: the degrees of freedom.
    int rank() const { return static_cast<int>(m_kept.size()); }

    /// dᵀ Σ⁺ d for a deviation that the sample can produce.
    double operator()(const CategoryValues& deviation) const;

private:
    std::vector<std::size_t> m_kept; ///< all categories but one of each connected part
    CategoryMatrix m_inverse{};      ///< of the covariance of the kept ones, in their order
};

} // namespace lessons
