// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "lessons/goodness_of_fit.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// The chi-square test as examination boards ask for it (AP Biology, IB Diploma Biology, German Oberstufe):
/// by hand, with a table of critical values and a decision. The rest of this folder applies no cutoff; this
/// one is a convention, and the sentences say so.
namespace lessons {

/// The value that chi-square exceeds with the chance `level`, 0 < level < 1, under the null hypothesis;
/// `degreesOfFreedom` is at least 1. (R: qchisq(level, df, lower.tail = FALSE).)
double criticalValue(int degreesOfFreedom, double level);

/// The two levels of the printed tables.
inline constexpr double usualLevel = 0.05;
inline constexpr double strictLevel = 0.01;

/// One line of the table: O, E and (O − E)² / E.
struct ExamRow {
    std::int64_t observed = 0;
    double expected = 0;
    double contribution = 0; ///< infinite if something impossible was counted
};

struct ExamDecision {
    double level = usualLevel;
    double criticalValue = 0;
    bool rejected = false; ///< the sum is greater than the critical value
};

struct ExamTest {
    std::vector<ExamRow> rows; ///< including classes that are expected to be 0
    double sum = 0;            ///< chi-square; infinite if something impossible was counted
    bool impossible = false;   ///< something was counted that the ratio does not allow
    std::size_t classes = 0;   ///< the number of possible classes
    int degreesOfFreedom = 0;
    /// At 5 % and at 1 %; empty if nothing was counted, only one class can happen, or the counts are
    /// impossible.
    std::vector<ExamDecision> decisions;
    double approximateP = 1;      ///< from the chi-square distribution, as the table of critical values is
    std::optional<double> exactP; ///< from all possible outcomes, where that is fast enough
    /// Indices of classes that are expected to be below 5, where the approximation is rough.
    std::vector<std::size_t> smallExpected;

    /// Whether one of the two p-values is at most 0.05 and the other is above it.
    bool disagreesAboutFivePercent() const;
};

/// Preconditions and exceptions as for `chiSquareTest`.
ExamTest examTest(std::span<const std::int64_t> counts, std::span<const double> probabilities,
                  const ExactLimits& limits = {});

// ---- The sentences, in the order in which an answer is written down. `ratio` as the lessons write it, "9 :
// 3 : 3 : 1".

/// `ratio` is empty if it has too many parts to be read.
core::Phrase nullHypothesis(const std::string& ratio);
/// Why there are so many degrees of freedom.
core::Phrase degreesOfFreedomPhrase(const ExamTest& test);
/// The comparison with the critical value, and what follows from it. `sum` and `criticalValue` are as they
/// are shown.
core::Phrase decisionPhrase(const ExamTest& test, const ExamDecision& decision, const std::string& sum,
                            const std::string& criticalValue);
/// Which p-value is which; `exact` is empty if there is none.
core::Phrase pValuesPhrase(const std::string& approximate, const std::string& exact);
/// Replace everything after the table if there is no decision: one that needs no critical value, or nothing
/// to decide.
core::Phrase impossiblePhrase();
core::Phrase nothingToTest();
/// To be said if the two disagree about 5 %.
core::Phrase disagreementPhrase();
/// To be said if an expected count is below 5.
core::Phrase smallExpectedPhrase();

} // namespace lessons
