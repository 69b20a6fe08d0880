// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goodness_of_fit.h"

/// Are two traits associated? Counts in a table of two classifications, tested against the null that they
/// are independent. For genes: independent assortment against linkage.
namespace lessons {

/// Counts by row and column, row by row.
struct ContingencyTable {
    std::size_t rows = 2;
    std::size_t columns = 2;
    std::vector<std::int64_t> counts;

    std::int64_t at(std::size_t row, std::size_t column) const { return counts[row * columns + column]; }
};

/// The functions below throw std::invalid_argument if there are fewer than two rows or columns, the number of
/// counts is not rows × columns, or one is negative. Empty rows and columns do not add degrees of freedom; if
/// fewer than two of either are left, there is nothing to test (df 0, p 1).

/// Pearson's chi-square test of independence, df = (rows − 1)(columns − 1), without Yates' correction.
/// (R: chisq.test(table, correct = FALSE).)
TestResult independenceTest(const ContingencyTable& table);

/// Fisher's exact test of a 2 × 2 table, two-sided: the chance of all tables with these margins that are no
/// more likely than the observed one. `statistic` is Pearson's. Throws for any other size. (R:
/// fisher.test(table)$p.value.)
TestResult fisherExactTest(const ContingencyTable& table);

/// Fisher's test for a 2 × 2 table in which fewer than 5 are expected somewhere, else Pearson's.
TestResult testOfIndependence(const ContingencyTable& table);

} // namespace lessons
