// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardy_weinberg.h"

#include "counts_option.h"
#include "lessons/hardy_weinberg.h"
#include "numbers.h"
#include "output.h"

#include <nlohmann/json.hpp>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

namespace {

constexpr std::array<const char*, 3> threeGenotypes{"AA", "Aa", "aa"};

std::array<std::int64_t, 3> countsOf(const HardyWeinbergOptions& options) {
    const auto counts = countsIn(joined(options.observed));
    if (counts.size() != threeGenotypes.size())
        throw UserError("--observed needs three counts, of AA, Aa and aa: it has " +
                        std::to_string(counts.size()));
    return {counts[0], counts[1], counts[2]};
}

ordered_json valueOf(const std::optional<double>& value) {
    return value ? ordered_json(*value) : ordered_json(nullptr);
}

std::string textOf(const std::array<std::int64_t, 3>& counts, const HardyWeinbergTest& test) {
    std::string text = "genotype       count          expected\n";
    for (std::size_t i = 0; i < counts.size(); ++i)
        text += padded(threeGenotypes[i], 8) + aligned(std::to_string(counts[i]), 12) + ' ' +
                aligned(expectedCount(test.expected[i]), 17) + '\n';
    if (test.sampleSize == 0)
        return text + "No counts: there is nothing to test.\n";
    text += "p (A) " + decimal(test.frequency, 4) + ", q (a) " + decimal(1 - test.frequency, 4) + '\n';
    if (test.degreesOfFreedom == 0)
        return text + "There is only one allele: nothing to test.\n";
    text += "chi-square " + decimal(test.statistic, 4) + ", df " + std::to_string(test.degreesOfFreedom) +
            ", p " + pText(test.pValue) + (test.exactP ? ", exact p " + pText(*test.exactP) : "") + '\n';
    if (!test.smallExpected.empty())
        text += smallExpectedCaution;
    return text + "fixation index F " + decimal(*test.fixationIndex, 4) + '\n';
}

} // namespace

CLI::App* addHardyWeinberg(CLI::App& program, HardyWeinbergOptions& options) {
    CLI::App* const command = program.add_subcommand(
        "hardy-weinberg", "Test whether a population is in Hardy-Weinberg equilibrium at one gene");
    command->add_option("--observed", options.observed, "Counts of AA, Aa and aa: 298,489,213")
        ->required()
        ->expected(1, mostWords);
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void hardyWeinberg(const HardyWeinbergOptions& options) {
    const auto counts = countsOf(options);
    HardyWeinbergTest test;
    try {
        test = hardyWeinbergTest(counts);
    } catch (const std::invalid_argument& error) {
        throw UserError(std::string("--observed: ") + error.what());
    }
    if (!options.json) {
        print(textOf(counts, test));
        return;
    }
    const bool tested = test.degreesOfFreedom > 0;
    ordered_json result{{"observed", counts},
                        {"p", test.sampleSize > 0 ? ordered_json(test.frequency) : ordered_json(nullptr)},
                        {"expected", test.expected},
                        {"chi_square", test.statistic},
                        {"df", test.degreesOfFreedom},
                        {"p_value", tested ? ordered_json(test.pValue) : ordered_json(nullptr)},
                        {"p_exact", valueOf(test.exactP)},
                        {"fixation_index", valueOf(test.fixationIndex)},
                        {"small_expected", test.smallExpected}};
    markBounds(result, {"p_value", "p_exact"});
    print(result.dump() + '\n');
}

} // namespace cli
