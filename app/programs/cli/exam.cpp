// SPDX-License-Identifier: GPL-3.0-or-later
#include "exam.h"

#include "numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

namespace {

constexpr int shownDecimals = 3; // as printed tables have them

std::string shownValue(double value) {
    return std::isfinite(value) ? decimal(value, shownDecimals) : "infinite";
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

ordered_json examJson(const ExamTest& test) {
    ordered_json rows = ordered_json::array();
    for (const ExamRow& row : test.rows)
        rows.push_back({{"observed", row.observed},
                        {"expected", row.expected},
                        {"contribution", numberJson(row.contribution)}});
    ordered_json decisions = ordered_json::array();
    for (const ExamDecision& decision : test.decisions)
        decisions.push_back({{"level", decision.level},
                             {"critical_value", decision.criticalValue},
                             {"rejected", decision.rejected}});
    const bool tested = !test.decisions.empty();
    ordered_json result{
        {"rows", rows},
        {"chi_square", numberJson(test.sum)},
        {"df", test.degreesOfFreedom},
        {"decisions", decisions},
        {"impossible", test.impossible},
        {"p", tested || test.impossible ? ordered_json(test.approximateP) : ordered_json(nullptr)},
        {"p_exact", test.exactP ? ordered_json(*test.exactP) : ordered_json(nullptr)},
        {"disagree_about_5_percent", test.disagreesAboutFivePercent()},
        {"small_expected", test.smallExpected}};
    markBounds(result, {"p", "p_exact"});
    return result;
}

} // namespace cli
