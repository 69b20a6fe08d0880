// SPDX-License-Identifier: GPL-3.0-or-later
#include "gof.h"

#include "counts_option.h"
#include "exam.h"
#include "lessons/csv/ratio.h"
#include "lessons/exact_multinomial.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/sampling/generator.h"
#include "numbers.h"
#include "output.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>
#include <optional>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

namespace {

/// These take a second or two, and some megabytes.
constexpr double mostExactSteps = 1e8;
constexpr std::int64_t mostExactlyCounted = 2'000'000;
std::vector<double> ratioIn(const std::string& text) {
    auto ratio = readRatio(text);
    if (const auto* error = std::get_if<RatioError>(&ratio))
        throw UserError("--ratio " + shown(text) + ": " + core::english(phrase(*error)));
    return std::get<std::vector<double>>(std::move(ratio));
}

} // namespace

CLI::App* addGof(CLI::App& program, GofOptions& options) {
    CLI::App* const command = program.add_subcommand("gof", "Test whether counts fit a ratio");
    command->add_option("--observed", options.observed, "Counts: 315,108,101,32")
        ->required()
        ->expected(1, mostWords);
    command->add_option("--ratio", options.ratio, "What is expected: 9:3:3:1 or 9 : 3 : 3 : 1")
        ->required()
        ->expected(1, mostWords);
    command
        ->add_flag("--exam", options.exam,
                   "Write it out as in an exam: the table, the critical value, the decision")
        ->disable_flag_override();
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void gof(const GofOptions& options) {
    const std::vector<std::int64_t> observed = countsIn(joined(options.observed));
    const std::vector<double> ratio = ratioIn(joined(options.ratio));
    if (observed.size() != ratio.size())
        throw UserError("--ratio and --observed need the same number of parts: they have " +
                        std::to_string(ratio.size()) + " and " + std::to_string(observed.size()));
    const double parts = std::accumulate(ratio.begin(), ratio.end(), 0.0);
    std::vector<double> chances;
    for (const double part : ratio)
        chances.push_back(part / parts);

    if (options.exam) {
        const ExamTest test = examTest(observed, chances, {.steps = mostExactSteps});
        print(options.json ? examJson(test).dump() + '\n' : examText(test, ratio));
        return;
    }
    const TestResult test = chiSquareTest(observed, chances);
    const auto possible = static_cast<std::size_t>(
        std::count_if(chances.begin(), chances.end(), [](double p) { return p > 0; }));
    std::optional<double> exact;
    std::optional<TestResult> simulated;
    if (test.sampleSize == 0) {
        // There is nothing to compute a probability for.
    } else if (test.sampleSize <= mostExactlyCounted &&
               exactSteps(test.sampleSize, possible) <= mostExactSteps) {
        exact = exactMultinomialTest(observed, chances).pValue;
    } else if (test.sampleSize <= maxOffspring) {
        simulated = monteCarloTest(observed, chances);
    }
    std::vector<double> expected;
    for (const double chance : chances)
        expected.push_back(static_cast<double>(test.sampleSize) * chance);

    if (options.json) {
        ordered_json result{{"observed", observed},
                            {"ratio", ratio},
                            {"expected", expected},
                            {"chi_square", numberJson(test.statistic)},
                            {"df", test.degreesOfFreedom},
                            {"p", test.sampleSize > 0 ? ordered_json(test.pValue) : ordered_json(nullptr)},
                            {"p_exact", exact ? ordered_json(*exact) : ordered_json(nullptr)}};
        if (simulated && simulated->standardError) {
            result["p_simulated"] = simulated->pValue;
            result["standard_error"] = *simulated->standardError;
        }
        result["small_expected"] = test.smallExpected;
        markBounds(result, {"p", "p_exact"});
        print(result.dump() + '\n');
        return;
    }
    std::string text = "ratio       count          expected\n";
    for (std::size_t i = 0; i < observed.size(); ++i)
        text += padded(significant(ratio[i]), 6) + aligned(std::to_string(observed[i]), 11) + ' ' +
                aligned(expectedCount(expected[i]), 17) + '\n';
    text += testText(test, exact);
    if (simulated && simulated->standardError && !test.impossible)
        text += "simulated p " + significant(simulated->pValue) + ", standard error " +
                significant(*simulated->standardError) + '\n';
    print(text);
}

} // namespace cli
