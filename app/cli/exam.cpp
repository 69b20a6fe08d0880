// SPDX-License-Identifier: GPL-3.0-or-later
#include "exam.h"

#include "numbers.h"

#include <cmath>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

namespace {

constexpr int shownDecimals = 3; // as printed tables have them

std::string shownValue(double value) {
    return std::isfinite(value) ? decimal(value, shownDecimals) : "infinite";
}

ordered_json finite(double value) {
    return std::isfinite(value) ? ordered_json(value) : ordered_json(nullptr);
}

std::string ratioText(const std::vector<double>& ratio) {
    std::string text;
    for (const double part : ratio)
        text.append(text.empty() ? "" : " : ").append(significant(part));
    return text;
}

/// A p that is not quite 0 or 1 is never either.
std::string relation(double p) {
    if (p < 0.001)
        return "< 0.001";
    return p > 0.9995 && p < 1 ? "> 0.999" : "= " + significant(p);
}

} // namespace

std::string examText(const ExamTest& test, const std::vector<double>& ratio) {
    std::string text = core::english(nullHypothesis(ratioText(ratio))) + "\n\n";
    text += "class          O             E    (O-E)^2/E\n";
    for (std::size_t i = 0; i < test.rows.size(); ++i)
        text += padded(significant(ratio[i]), 6) + aligned(std::to_string(test.rows[i].observed), 10) +
                aligned(expectedCount(test.rows[i].expected), 14) +
                aligned(shownValue(test.rows[i].contribution), 13) + '\n';
    text += padded("sum", 30) + aligned(shownValue(test.sum), 13) + "\n\n";
    if (test.decisions.empty())
        return text + core::english(nothingToTest()) + '\n';
    text += core::english(degreesOfFreedomPhrase(test)) + '\n';
    for (const ExamDecision& decision : test.decisions)
        text += core::english(decisionPhrase(test, decision, shownValue(test.sum),
                                             shownValue(decision.criticalValue))) +
                '\n';
    text +=
        core::english(pValuesPhrase(relation(test.approximateP), test.exactP ? relation(*test.exactP) : "")) +
        '\n';
    if (test.disagreesAboutFivePercent())
        text += core::english(disagreementPhrase()) + '\n';
    if (!test.smallExpected.empty())
        text += core::english(smallExpectedPhrase()) + '\n';
    return text;
}

ordered_json examJson(const ExamTest& test) {
    ordered_json rows = ordered_json::array();
    for (const ExamRow& row : test.rows)
        rows.push_back({{"observed", row.observed},
                        {"expected", row.expected},
                        {"contribution", finite(row.contribution)}});
    ordered_json decisions = ordered_json::array();
    for (const ExamDecision& decision : test.decisions)
        decisions.push_back({{"level", decision.level},
                             {"critical_value", decision.criticalValue},
                             {"rejected", decision.rejected}});
    const bool tested = !test.decisions.empty();
    return {{"rows", rows},
            {"chi_square", finite(test.sum)},
            {"df", test.degreesOfFreedom},
            {"decisions", decisions},
            {"p", tested ? ordered_json(test.approximateP) : ordered_json(nullptr)},
            {"p_exact", test.exactP ? ordered_json(*test.exactP) : ordered_json(nullptr)},
            {"disagree_about_5_percent", test.disagreesAboutFivePercent()},
            {"small_expected", test.smallExpected}};
}

} // namespace cli
