// SPDX-License-Identifier: GPL-3.0-or-later
#include "exam.h"

#include "app/programs/console/numbers.h"
#include "counts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cli {

using namespace lessons;

namespace {

constexpr int shownDecimals = 3; // as printed tables have them

std::string shownValue(double value) {
    return std::isfinite(value) ? decimal(value, shownDecimals) : "infinite";
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
    // As wide as the widest entry, with two spaces between the columns.
    std::vector<std::array<std::string, 4>> table{{"class", "O", "E", "(O-E)^2/E"}};
    for (std::size_t i = 0; i < test.rows.size(); ++i)
        table.push_back({significant(ratio[i]), std::to_string(test.rows[i].observed),
                         expectedCount(test.rows[i].expected), shownValue(test.rows[i].contribution)});
    std::array<std::size_t, 4> widths{6, 10, 14, std::max<std::size_t>(13, shownValue(test.sum).size() + 2)};
    for (const auto& row : table)
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], row[column].size() + (column == 0 ? 0 : 2));
    for (const auto& row : table) {
        text += padded(row[0], widths[0]);
        for (std::size_t column = 1; column < row.size(); ++column)
            text += aligned(row[column], widths[column]);
        text += '\n';
    }
    text +=
        padded("sum", widths[0] + widths[1] + widths[2]) + aligned(shownValue(test.sum), widths[3]) + "\n\n";
    if (test.impossible)
        return text + core::english(impossiblePhrase()) + '\n';
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

Json examJson(const ExamTest& test) {
    Json rows = Json::array();
    for (const ExamRow& row : test.rows)
        rows.push_back(
            {{"observed", row.observed}, {"expected", row.expected}, {"contribution", row.contribution}});
    Json decisions = Json::array();
    for (const ExamDecision& decision : test.decisions)
        decisions.push_back({{"level", decision.level},
                             {"critical_value", decision.criticalValue},
                             {"rejected", decision.rejected}});
    const bool tested = !test.decisions.empty();
    Json result{{"rows", rows},
                {"chi_square", test.sum},
                {"df", test.degreesOfFreedom},
                {"decisions", decisions},
                {"impossible", test.impossible},
                {"p", tested || test.impossible ? Json(test.approximateP) : Json(nullptr)},
                {"p_exact", orNull(test.exactP)},
                {"disagree_about_5_percent", test.disagreesAboutFivePercent()},
                {"small_expected", test.smallExpected}};
    markBounds(result, {"p", "p_exact"});
    return result;
}

} // namespace cli
