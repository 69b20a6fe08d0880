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

Answer examAnswer(const ExamTest& test, const std::vector<double>& ratio) {
    Answer answer{core::english(nullHypothesis(ratioText(ratio))) + "\n\n",
                  {{"rows", Json::array()},
                   {"chi_square", test.sum},
                   {"df", test.degreesOfFreedom},
                   {"decisions", Json::array()},
                   {"impossible", test.impossible},
                   {"p", nullptr},
                   {"p_exact", orNull(test.exactP)},
                   {"disagree_about_5_percent", test.disagreesAboutFivePercent()},
                   {"small_expected", test.smallExpected}}};
    if (test.impossible || !test.decisions.empty())
        answer.json["p"] = test.approximateP;
    markBounds(answer.json, {"p", "p_exact"});
    // As wide as the widest entry, with two spaces between the columns.
    std::vector<std::array<std::string, 4>> table{{"class", "O", "E", "(O-E)^2/E"}};
    for (std::size_t i = 0; i < test.rows.size(); ++i) {
        const ExamRow& row = test.rows[i];
        table.push_back({significant(ratio[i]), std::to_string(row.observed), expectedCount(row.expected),
                         shownValue(row.contribution)});
        answer.json["rows"].push_back(
            {{"observed", row.observed}, {"expected", row.expected}, {"contribution", row.contribution}});
    }
    const std::string sum = shownValue(test.sum);
    std::array<std::size_t, 4> widths{6, 10, 14, std::max<std::size_t>(13, sum.size() + 2)};
    for (const auto& row : table)
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], row[column].size() + (column == 0 ? 0 : 2));
    for (const auto& row : table) {
        answer.text += padded(row[0], widths[0]);
        for (std::size_t column = 1; column < row.size(); ++column)
            answer.text += aligned(row[column], widths[column]);
        answer.text += '\n';
    }
    answer.text += padded("sum", widths[0] + widths[1] + widths[2]) + aligned(sum, widths[3]) + "\n\n";
    const auto say = [&answer](const core::Phrase& sentence) {
        answer.text += core::english(sentence) + '\n';
    };
    if (test.impossible || test.decisions.empty()) {
        say(test.impossible ? impossiblePhrase() : nothingToTest());
        return answer;
    }
    say(degreesOfFreedomPhrase(test));
    for (const ExamDecision& decision : test.decisions) {
        say(decisionPhrase(test, decision, sum, shownValue(decision.criticalValue)));
        answer.json["decisions"].push_back({{"level", decision.level},
                                            {"critical_value", decision.criticalValue},
                                            {"rejected", decision.rejected}});
    }
    say(pValuesPhrase(relation(test.approximateP), test.exactP ? relation(*test.exactP) : ""));
    if (test.disagreesAboutFivePercent())
        say(disagreementPhrase());
    if (!test.smallExpected.empty())
        say(smallExpectedPhrase());
    return answer;
}

} // namespace cli
