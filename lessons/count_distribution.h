// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/rolls.h"

#include <algorithm>
#include <vector>

namespace lessons {

/// How many outcomes (ways to share out the rolls) a sample of `rolls` over `categories` ≥ 1 has:
/// C(rolls + categories − 1, categories − 1), rounded once it is beyond 2⁵³.
double outcomeCount(std::int64_t rolls, std::size_t categories);

/// The exact distribution of a pooled sample's category counts under its own parents and rule: the
/// convolution of its rolls, also called the Poisson-multinomial distribution. Every term is positive, so
/// nothing cancels and tiny probabilities stay accurate.
///
/// With k possible categories it fills C(rolls + k, k) cells in all; the caller keeps the sample small
/// enough.
class CountDistribution {
public:
    explicit CountDistribution(const PooledSample& sample);

    /// The probability of exactly these counts; 0 if they do not add up to the sample's size.
    double probability(const CategoryCounts& counts) const;

    /// Calls visit(const CategoryCounts&, double probability) for each outcome that can happen.
    template <class Visit> void forEach(Visit visit) const;

private:
    void addRoll(const CategoryValues& chances, std::int64_t rollsSoFar);
    std::size_t cell(std::int64_t first, std::int64_t second, std::int64_t third) const;

    std::int64_t m_rolls = 0;
    /// Categories in table order; the last can happen and takes what the other three leave.
    std::array<std::size_t, categoryCount> m_order{};
    std::array<std::int64_t, categoryCount - 1>
        m_most{}; ///< highest count of the first three: 0 or all rolls
    std::array<std::size_t, categoryCount - 1> m_stride{};
    std::vector<double> m_table; ///< by three counts, with a border of zeros below 0
};

template <class Visit> void CountDistribution::forEach(Visit visit) const {
    for (std::int64_t a = 0; a <= m_most[0]; ++a)
        for (std::int64_t b = 0; b <= std::min(m_most[1], m_rolls - a); ++b)
            for (std::int64_t c = 0; c <= std::min(m_most[2], m_rolls - a - b); ++c)
                if (const double chance = m_table[cell(a, b, c)]; chance > 0) {
                    CategoryCounts counts{};
                    counts[m_order[0]] = a;
                    counts[m_order[1]] = b;
                    counts[m_order[2]] = c;
                    counts[m_order[3]] = m_rolls - a - b - c;
                    visit(counts, chance);
                }
}

} // namespace lessons
