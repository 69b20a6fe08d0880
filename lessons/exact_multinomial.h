// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lessons {

/// The steps that `ExactMultinomial` takes for a sample over this many possible categories, rounded once
/// beyond 2⁵³: C(n + k − 2, k − 2) for the outer categories and n²/2 for the binomials in them (n for two).
double exactSteps(std::int64_t sampleSize, std::size_t categories);

/// The chance of an outcome at least as far from the expectation as a threshold, by Pearson's statistic: the
/// sum over all outcomes of the multinomial distribution, without visiting each of them.
///
/// When all but two categories are given, the rest is shared out between those two by a binomial
/// distribution, and the statistic is a convex parabola in that share. So the outcomes below the threshold
/// are an interval, and what lies outside it are two sums from the ends of one table, which serves all
/// outcomes with the same rest. All terms are positive: nothing cancels, and tiny chances stay accurate. (The
/// idea of convex intervals is that of Resin 2022, "A simple algorithm for exact multinomial tests".)
class ExactMultinomial {
public:
    /// `chances` of the categories that can happen: two or more, positive, summing to 1.
    ExactMultinomial(std::int64_t sampleSize, std::span<const double> chances);

    /// The chance, in 0…1, of a statistic of `threshold` or more.
    double tail(double threshold);

private:
    /// What one category's count adds to the outcome's log chance and to its statistic.
    struct Part {
        double logChance;
        double statistic;
    };

    bool visitRest(std::int64_t rest);
    void fillTable(std::int64_t rest);
    void visit(std::size_t category, std::int64_t left, Part soFar);
    void visitPair(std::int64_t left, Part soFar);
    bool isNegligible(double weight) const;
    void addRest(double weight, double statistic);
    double restStatistic(std::int64_t first) const;

    std::int64_t m_size;
    std::vector<std::vector<Part>> m_outer; ///< of all categories but two, by count
    double m_lastOdds = 1;                  ///< of the last outer category but one against the last
    double m_firstExpected = 0;
    double m_secondExpected = 0;
    double m_logChanceOfRest = 0;  ///< that one falls into either of the two
    double m_logChanceOfOuter = 0; ///< that one falls into any other
    double m_firstShare = 0;       ///< of those that do, the share of the first

    double m_threshold = 0;
    std::int64_t m_rest = 0;      ///< how many the two hold together
    std::vector<double> m_atMost; ///< binomial chance of 0 … a in the first, by a
    std::vector<double> m_atLeast;
    double m_tail = 0;
};

} // namespace lessons
