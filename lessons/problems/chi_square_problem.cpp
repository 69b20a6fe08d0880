// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/exam_test.h"
#include "lessons/problems/problem_maker.h"

#include <cmath>
#include <numeric>

/// The chi-square test as in an exam: from counts to the statistic, the degrees of freedom and the decision.
namespace lessons::problems {

using core::Phrase;

namespace {

struct ChiSquareCase {
    std::vector<std::int64_t> ratio;
    std::vector<std::int64_t> counts;
    std::vector<std::int64_t> expected;
    ExamTest test;
};

std::string partsText(const std::vector<std::int64_t>& parts) {
    std::string text;
    for (const std::int64_t part : parts)
        text.append(text.empty() ? "" : " : ").append(std::to_string(part));
    return text;
}

/// "χ² = 4.27, df = 1: significant at 5 %."
Phrase verdict(double sum, int degreesOfFreedom) {
    const std::vector<Phrase::Argument> values{hundredths(sum), std::to_string(degreesOfFreedom)};
    if (sum > criticalValue(degreesOfFreedom, usualLevel))
        return {ENGINE_TEXT("engine", "χ² = %1, df = %2: significant at 5 %"), values};
    return {ENGINE_TEXT("engine", "χ² = %1, df = %2: not significant at 5 %"), values};
}

Phrase oppositeVerdict(double sum, int degreesOfFreedom) {
    const std::vector<Phrase::Argument> values{hundredths(sum), std::to_string(degreesOfFreedom)};
    if (sum > criticalValue(degreesOfFreedom, usualLevel))
        return {ENGINE_TEXT("engine", "χ² = %1, df = %2: not significant at 5 %"), values};
    return {ENGINE_TEXT("engine", "χ² = %1, df = %2: significant at 5 %"), values};
}

/// Counts around the expected ones; their sum is kept.
std::vector<std::int64_t> deviated(Maker& maker, const std::vector<std::int64_t>& expected) {
    std::vector<std::int64_t> counts = expected;
    for (std::size_t i = 0; i + 1 < counts.size(); ++i) {
        const auto change = static_cast<std::int64_t>(maker.below(31)) - 15;
        counts[i] += change;
        counts[i + 1] -= change;
    }
    return counts;
}

/// Whether two places are enough to write the sum: no 5 follows them, which people round differently.
bool isEasyToRound(double sum) {
    const double hundreds = 100 * sum;
    return std::abs(hundreds - std::floor(hundreds) - 0.5) > 0.01;
}

/// Whether the decision is the wanted one, with room to round, and the sum stays within what is usual.
bool decidesAsWanted(const ExamTest& test, bool significant) {
    constexpr double room = 0.3;
    constexpr double largest = 20;
    constexpr double smallest = 0.5;
    const double critical = test.decisions.front().criticalValue;
    return test.decisions.front().rejected == significant && std::abs(test.sum - critical) > room &&
           test.sum < largest && test.sum > smallest && isEasyToRound(test.sum);
}

ChiSquareCase chiSquareCase(Maker& maker) {
    ChiSquareCase one;
    constexpr std::array<std::array<std::int64_t, 3>, 3> ratios{{{1, 1, 0}, {3, 1, 0}, {1, 2, 1}}};
    for (const std::int64_t part : maker.oneOf(ratios))
        if (part > 0)
            one.ratio.push_back(part);
    const std::int64_t parts = std::accumulate(one.ratio.begin(), one.ratio.end(), std::int64_t{0});
    const std::int64_t offspring = 4 * static_cast<std::int64_t>(10 + maker.below(41));
    std::vector<double> chances;
    for (const std::int64_t part : one.ratio) {
        one.expected.push_back(offspring * part / parts);
        chances.push_back(static_cast<double>(part) / static_cast<double>(parts));
    }
    const bool significant = maker.below(2) == 0;
    constexpr ExactLimits noExactTest{.steps = 0};
    bool possible = false;
    do {
        one.counts = deviated(maker, one.expected);
        possible = std::ranges::all_of(one.counts, [](std::int64_t count) { return count > 0; });
        if (possible)
            one.test = examTest(one.counts, chances, noExactTest);
    } while (!possible || !decidesAsWanted(one.test, significant));
    return one;
}

/// A typical slip: dividing by what was counted.
double dividedByObserved(const ChiSquareCase& one) {
    double sum = 0;
    for (std::size_t i = 0; i < one.counts.size(); ++i) {
        const auto gap = static_cast<double>(one.counts[i] - one.expected[i]);
        sum += gap * gap / static_cast<double>(one.counts[i]);
    }
    return sum;
}

/// Another one: leaving out the squares.
double withoutSquares(const ChiSquareCase& one) {
    double sum = 0;
    for (std::size_t i = 0; i < one.counts.size(); ++i)
        sum += std::abs(static_cast<double>(one.counts[i] - one.expected[i])) /
               static_cast<double>(one.expected[i]);
    return sum;
}

void chiSquareAnswers(Maker& maker, const ChiSquareCase& one) {
    const double sum = one.test.sum;
    const int df = one.test.degreesOfFreedom;
    const ExamDecision& decision = one.test.decisions.front();
    const std::vector<Phrase::Argument> compared{hundredths(sum), hundredths(decision.criticalValue),
                                                 std::to_string(df)};
    maker.right(
        verdict(sum, df),
        decision.rejected
            ? Phrase{ENGINE_TEXT("engine", "Right: %1 is greater than %2, the critical value for df = "
                                           "%3. The null hypothesis is rejected."),
                     compared}
            : Phrase{ENGINE_TEXT("engine", "Right: %1 is not greater than %2, the critical value for "
                                           "df = %3. The null hypothesis is not rejected, and not "
                                           "proven either."),
                     compared});
    maker.wrong(
        oppositeVerdict(sum, df),
        decision.rejected
            ? Phrase{ENGINE_TEXT(
                         "engine",
                         "%1 is greater than the critical value %2 (df = %3). Chance alone gives so large a "
                         "χ² in fewer than 5 of 100 cases: that is what “significant” means."),
                     compared}
            : Phrase{
                  ENGINE_TEXT("engine",
                              "Only a χ² above the critical value is significant: %1 is below %2 (df = %3). "
                              "Chance alone gives a gap at least this large in more than 5 of 100 cases."),
                  compared});
    maker.wrong(
        verdict(sum, df + 1),
        {ENGINE_TEXT(
             "engine",
             "With %1 categories, df is %2: given the total, the last count follows from the others."),
         {std::to_string(df + 1), std::to_string(df)}});
    maker.wrong(verdict(dividedByObserved(one), df),
                {ENGINE_TEXT("engine", "You divided by the observed counts. Each square is divided by the "
                                       "expected count."),
                 {}});
    maker.wrong(
        verdict(withoutSquares(one), df),
        {ENGINE_TEXT("engine", "Square each difference before you divide it by the expected count."), {}});
    maker.hint({ENGINE_TEXT("engine", "For each category, square the difference between counted and "
                                      "expected, divide by the expected count, and add the results."),
                {}});
    maker.hint({ENGINE_TEXT("engine", "χ² is %1, and there are %2 categories. Compare χ² with the critical "
                                      "value for one degree of freedom less."),
                {hundredths(sum), std::to_string(df + 1)}});
}

} // namespace

void chiSquare(Maker& maker) {
    const ChiSquareCase one = chiSquareCase(maker);
    const bool between = one.ratio.size() == 3;
    const Gene gene = maker.genes(1, between ? genotype::Inheritance::IncompleteDominance
                                             : genotype::Inheritance::CompleteDominance)[0];
    const std::int64_t offspring = std::accumulate(one.counts.begin(), one.counts.end(), std::int64_t{0});
    maker.given({ENGINE_TEXT("engine", "Null hypothesis: the %1 offspring of a cross fall into the "
                                       "categories below in the ratio %2. Expected: %3."),
                 {std::to_string(offspring), partsText(one.ratio), partsText(one.expected)}});
    maker.given(
        {ENGINE_TEXT("engine", "Critical values at 5 %: 3.84 for df = 1, 5.99 for df = 2, 7.81 for df = "
                               "3."),
         {}});
    for (std::size_t i = 0; i < one.counts.size(); ++i)
        maker.counted(gene.phenotypes[i], one.counts[i]);
    maker.ask({ENGINE_TEXT("engine", "What does the chi-square test say about these counts?"), {}});
    chiSquareAnswers(maker, one);
}

} // namespace lessons::problems
