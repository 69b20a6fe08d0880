// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/quadratic_form.h"

#include <algorithm>
#include <numeric>

namespace lessons {

namespace {

/// For each category the lowest one that it is connected with.
std::array<std::size_t, categoryCount> connectedParts(const CategoryMatrix& covariance) {
    std::array<std::size_t, categoryCount> part{};
    std::iota(part.begin(), part.end(), std::size_t{0});
    for (std::size_t i = 0; i < categoryCount; ++i)
        for (std::size_t j = i + 1; j < categoryCount; ++j)
            if (covariance[i][j] < 0) {
                const std::size_t low = std::min(part[i], part[j]);
                const std::size_t high = std::max(part[i], part[j]);
                std::replace(part.begin(), part.end(), high, low);
            }
    return part;
}

/// Gauss–Jordan on the leading `size` rows; a positive definite matrix needs no pivoting.
CategoryMatrix inverted(CategoryMatrix matrix, std::size_t size) {
    CategoryMatrix inverse{};
    for (std::size_t i = 0; i < size; ++i)
        inverse[i][i] = 1;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double divisor = matrix[pivot][pivot];
        for (std::size_t j = 0; j < size; ++j) {
            matrix[pivot][j] /= divisor;
            inverse[pivot][j] /= divisor;
        }
        for (std::size_t i = 0; i < size; ++i) {
            if (i == pivot)
                continue;
            const double factor = matrix[i][pivot];
            for (std::size_t j = 0; j < size; ++j) {
                matrix[i][j] -= factor * matrix[pivot][j];
                inverse[i][j] -= factor * inverse[pivot][j];
            }
        }
    }
    return inverse;
}

} // namespace

QuadraticForm::QuadraticForm(const CategoryMatrix& covariance) {
    const auto part = connectedParts(covariance);
    for (std::size_t i = 0; i < categoryCount; ++i)
        if (part[i] != i)
            m_kept.push_back(i);
    CategoryMatrix reduced{};
    for (std::size_t i = 0; i < m_kept.size(); ++i)
        for (std::size_t j = 0; j < m_kept.size(); ++j)
            reduced[i][j] = covariance[m_kept[i]][m_kept[j]];
    m_inverse = inverted(reduced, m_kept.size());
}

double QuadraticForm::operator()(const CategoryValues& deviation) const {
    double sum = 0;
    for (std::size_t i = 0; i < m_kept.size(); ++i)
        for (std::size_t j = 0; j < m_kept.size(); ++j)
            sum += deviation[m_kept[i]] * m_inverse[i][j] * deviation[m_kept[j]];
    return sum;
}

} // namespace lessons
