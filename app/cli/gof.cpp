// SPDX-License-Identifier: GPL-3.0-or-later
#include "gof.h"

#include "lessons/exact_multinomial.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/sampling/generator.h"
#include "numbers.h"
#include "output.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <optional>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

namespace {

/// What one person could have counted, and far below where sums lose whole numbers.
constexpr std::int64_t mostCounted = 1'000'000'000'000;
/// A second or two, and some megabytes.
constexpr double mostExactSteps = 1e8;
constexpr std::int64_t mostExactlyCounted = 2'000'000;

std::vector<std::string> partsOf(const std::string& text, char separator) {
    std::vector<std::string> parts{""};
    for (const char c : text) {
        if (c == separator)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

std::vector<std::int64_t> countsIn(const std::string& text) {
    std::vector<std::int64_t> counts;
    for (const std::string& part : partsOf(text, ',')) {
        std::int64_t count = 0;
        const char* const end = part.data() + part.size();
        const auto [stop, error] = std::from_chars(part.data(), end, count);
        if (error != std::errc{} || stop != end || part.empty())
            throw UserError("--observed " + text + ": \"" + part + "\" is not a count");
        if (count < 0)
            throw UserError("--observed " + text + ": a count cannot be negative");
        if (count > mostCounted)
            throw UserError("--observed " + text + ": a count is at most 1000000000000");
        counts.push_back(count);
    }
    return counts;
}

std::vector<double> ratioIn(const std::string& text) {
    std::vector<double> ratio;
    for (const std::string& part : partsOf(text, ':')) {
        double value = 0;
        const char* const end = part.data() + part.size();
        const auto [stop, error] = std::from_chars(part.data(), end, value, std::chars_format::fixed);
        if (error != std::errc{} || stop != end || !(value >= 0) || !(value <= 1e9) || part.empty())
            throw UserError("--ratio " + text + ": \"" + part +
                            "\" is not a part of a ratio such as 9:3:3:1");
        ratio.push_back(value);
    }
    if (std::accumulate(ratio.begin(), ratio.end(), 0.0) <= 0)
        throw UserError("--ratio " + text + ": all parts are 0");
    return ratio;
}

/// JSON has no infinity.
ordered_json number(double value) {
    return std::isfinite(value) ? ordered_json(value) : ordered_json(nullptr);
}

} // namespace

CLI::App* addGof(CLI::App& program, GofOptions& options) {
    CLI::App* const command = program.add_subcommand("gof", "Test whether counts fit a ratio");
    command->add_option("--observed", options.observed, "Counts: 315,108,101,32")->required();
    command->add_option("--ratio", options.ratio, "What is expected: 9:3:3:1")->required();
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void gof(const GofOptions& options) {
    const std::vector<std::int64_t> observed = countsIn(options.observed);
    const std::vector<double> ratio = ratioIn(options.ratio);
    if (observed.size() != ratio.size())
        throw UserError("--ratio has " + std::to_string(ratio.size()) + " parts, but --observed has " +
                        std::to_string(observed.size()) + " counts");
    const double parts = std::accumulate(ratio.begin(), ratio.end(), 0.0);
    std::vector<double> chances;
    for (const double part : ratio)
        chances.push_back(part / parts);

    const TestResult test = chiSquareTest(observed, chances);
    const auto possible = static_cast<std::size_t>(
        std::count_if(chances.begin(), chances.end(), [](double p) { return p > 0; }));
    std::optional<double> exact;
    std::optional<TestResult> simulated;
    if (test.sampleSize <= mostExactlyCounted && exactSteps(test.sampleSize, possible) <= mostExactSteps)
        exact = exactMultinomialTest(observed, chances).pValue;
    else if (test.sampleSize <= maxOffspring)
        simulated = monteCarloTest(observed, chances);
    std::vector<double> expected;
    for (const double chance : chances)
        expected.push_back(static_cast<double>(test.sampleSize) * chance);

    if (options.json) {
        ordered_json result{{"observed", observed},
                            {"ratio", ratio},
                            {"expected", expected},
                            {"chi_square", number(test.statistic)},
                            {"df", test.degreesOfFreedom},
                            {"p", test.pValue},
                            {"p_exact", exact ? ordered_json(*exact) : ordered_json(nullptr)}};
        if (simulated && simulated->standardError) {
            result["p_simulated"] = simulated->pValue;
            result["standard_error"] = *simulated->standardError;
        }
        result["small_expected"] = test.smallExpected;
        print(result.dump() + '\n');
        return;
    }
    std::string text = "ratio       count          expected\n";
    for (std::size_t i = 0; i < observed.size(); ++i)
        text += padded(significant(ratio[i]), 6) + aligned(std::to_string(observed[i]), 11) + ' ' +
                aligned(decimal(expected[i], 2), 17) + '\n';
    text += "chi-square " + decimal(test.statistic, 4) + ", df " + std::to_string(test.degreesOfFreedom) +
            ", p " + significant(test.pValue) + (exact ? ", exact p " + significant(*exact) : "") + '\n';
    if (simulated && simulated->standardError)
        text += "simulated p " + significant(simulated->pValue) + ", standard error " +
                significant(*simulated->standardError) + '\n';
    if (!test.smallExpected.empty())
        text += "Some classes expect fewer than 5: there the chi-square test is rough.\n";
    print(text);
}

} // namespace cli
