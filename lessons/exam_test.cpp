// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/exam_test.h"

#include "engine/core/text.h"
#include "lessons/exact_multinomial.h"

#include <boost/math/distributions/chi_squared.hpp>

#include <cmath>
#include <limits>
#include <stdexcept>

namespace lessons {

double criticalValue(int degreesOfFreedom, double level) {
    if (degreesOfFreedom < 1 || !(level > 0 && level < 1))
        throw std::invalid_argument("a critical value needs a degree of freedom and a level between 0 and 1");
    const boost::math::chi_squared_distribution<double> distribution(degreesOfFreedom);
    return boost::math::quantile(boost::math::complement(distribution, level));
}

bool ExamTest::disagreesAboutFivePercent() const {
    return exactP && (approximateP <= usualLevel) != (*exactP <= usualLevel);
}

ExamTest examTest(std::span<const std::int64_t> counts, std::span<const double> probabilities,
                  const ExactLimits& limits) {
    const TestResult test = chiSquareTest(counts, probabilities);
    ExamTest exam;
    exam.sum = test.statistic;
    exam.degreesOfFreedom = test.degreesOfFreedom;
    exam.approximateP = test.pValue;
    exam.smallExpected = test.smallExpected;
    exam.impossible = test.impossible;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        ExamRow row{counts[i], static_cast<double>(test.sampleSize) * probabilities[i], 0};
        if (row.expected > 0)
            row.contribution = std::pow(static_cast<double>(row.observed) - row.expected, 2) / row.expected;
        else if (row.observed > 0)
            row.contribution = std::numeric_limits<double>::infinity();
        exam.classes += probabilities[i] > 0 ? 1 : 0;
        exam.rows.push_back(row);
    }
    if (test.sampleSize == 0 || test.degreesOfFreedom == 0 || test.impossible)
        return exam;
    for (const double level : {usualLevel, strictLevel}) {
        const double critical = criticalValue(test.degreesOfFreedom, level);
        exam.decisions.push_back({level, critical, exam.sum > critical});
    }
    if (const TestResult best = goodnessOfFit(counts, probabilities, limits);
        best.method == Method::ExactMultinomial)
        exam.exactP = best.pValue;
    return exam;
}

core::Phrase nullHypothesis(const std::string& ratio) {
    if (ratio.empty())
        return {
            ENGINE_TEXT("engine",
                        "Null hypothesis: the expectation is right, and the observed counts differ from the "
                        "expected ones by chance only."),
            {}};
    return {ENGINE_TEXT("engine", "Null hypothesis: the true ratio is %1, and the observed counts differ "
                                  "from the expected ones by chance only."),
            {ratio}};
}

core::Phrase degreesOfFreedomPhrase(const ExamTest& test) {
    return {ENGINE_TEXT("engine", "Degrees of freedom: %1 categories − 1 = %2. Given the total, the last "
                                  "count follows from the others."),
            {std::to_string(test.classes), std::to_string(test.degreesOfFreedom)}};
}

core::Phrase decisionPhrase(const ExamTest& test, const ExamDecision& decision, const std::string& sum,
                            const std::string& criticalValue) {
    const std::vector<core::Phrase::Argument> values{sum, criticalValue,
                                                     std::to_string(test.degreesOfFreedom),
                                                     std::to_string(std::lround(100 * decision.level))};
    if (decision.rejected)
        return {ENGINE_TEXT("engine",
                            "χ² = %1 is greater than the critical value %2 (df = %3, %4 %). Reject the null "
                            "hypothesis: the differences are significant at this level."),
                values};
    return {ENGINE_TEXT(
                "engine",
                "χ² = %1 is not greater than the critical value %2 (df = %3, %4 %). Do not reject the null "
                "hypothesis: the differences are not significant at this level. This does not prove it."),
            values};
}

core::Phrase pValuesPhrase(const std::string& approximate, const std::string& exact) {
    if (exact.empty())
        return {
            ENGINE_TEXT("engine",
                        "p %1 by the chi-square distribution (an approximation, like the table of critical "
                        "values)."),
            {approximate}};
    return {ENGINE_TEXT(
                "engine",
                "p %1 by the chi-square distribution (an approximation, like the table of critical values); "
                "exact p %2, from all possible outcomes."),
            {approximate, exact}};
}

core::Phrase impossiblePhrase() {
    return {ENGINE_TEXT("engine", "Offspring were counted in a category that the ratio does not allow. "
                                  "Reject the null hypothesis: no critical value is needed."),
            {}};
}

core::Phrase nothingToTest() {
    return {ENGINE_TEXT("engine",
                        "Nothing was counted, or only one category is possible: there is nothing to test."),
            {}};
}

core::Phrase disagreementPhrase() {
    return {ENGINE_TEXT(
                "engine",
                "The two p-values are on different sides of 5 %. In an exam, the table decides; the exact "
                "p-value says how often chance alone gives such a gap. The limit itself is a convention."),
            {}};
}

core::Phrase smallExpectedPhrase() {
    return {ENGINE_TEXT("engine", "An expected count is below 5. By the usual rule of thumb, the test needs "
                                  "more offspring or fewer categories."),
            {}};
}

} // namespace lessons
