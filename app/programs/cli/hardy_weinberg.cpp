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

std::vector<std::int64_t> countsOf(const HardyWeinbergOptions& options) {
    auto counts = countsIn(joined(options.observed));
    if (!allelesWithGenotypes(counts.size()))
        throw UserError(
            "--observed needs three counts for two alleles (AA, Aa, aa), six for three (AA, AB, AC, "
            "BB, BC, CC), ten for four, and so on up to " +
            std::to_string(mostAlleles) + " alleles: it has " + std::to_string(counts.size()));
    return counts;
}

ordered_json valueOf(const std::optional<double>& value) {
    return value ? ordered_json(*value) : ordered_json(nullptr);
}

std::string tableOf(const std::vector<std::string>& names, std::span<const std::int64_t> counts,
                    std::span<const double> expected) {
    std::string text = "genotype       count          expected\n";
    for (std::size_t i = 0; i < counts.size(); ++i)
        text += padded(names[i], 8) + aligned(std::to_string(counts[i]), 12) + ' ' +
                aligned(expectedCount(expected[i]), 17) + '\n';
    return text;
}

/// What follows the table, of a test of either kind.
std::string resultText(const auto& test, const std::string& frequencies,
                       const std::optional<double>& exactP) {
    if (test.sampleSize == 0)
        return "No counts: there is nothing to test.\n";
    if (test.degreesOfFreedom == 0)
        return frequencies + "There is only one allele: nothing to test.\n";
    return frequencies + "chi-square " + decimal(test.statistic, 4) + ", df " +
           std::to_string(test.degreesOfFreedom) + ", p " + pText(test.pValue) +
           (exactP ? ", exact p " + pText(*exactP) : "") + '\n' +
           (test.smallExpected.empty() ? "" : smallExpectedCaution) + "fixation index F " +
           decimal(*test.fixationIndex, 4) + '\n';
}

/// The fields of both kinds of test after those that name what was counted.
ordered_json resultJson(const auto& test, const std::optional<double>& exactP) {
    const bool tested = test.degreesOfFreedom > 0;
    ordered_json result{{"expected", test.expected},
                        {"chi_square", test.statistic},
                        {"df", test.degreesOfFreedom},
                        {"p_value", tested ? ordered_json(test.pValue) : ordered_json(nullptr)},
                        {"p_exact", valueOf(exactP)},
                        {"fixation_index", valueOf(test.fixationIndex)},
                        {"small_expected", test.smallExpected}};
    markBounds(result, {"p_value", "p_exact"});
    return result;
}

std::string twoAlleles(const std::vector<std::int64_t>& counts, bool json) {
    const HardyWeinbergTest test = hardyWeinbergTest({counts[0], counts[1], counts[2]});
    if (!json)
        return tableOf({threeGenotypes.begin(), threeGenotypes.end()}, counts, test.expected) +
               resultText(test,
                          "p (A) " + decimal(test.frequency, 4) + ", q (a) " +
                              decimal(1 - test.frequency, 4) + '\n',
                          test.exactP);
    ordered_json result{{"observed", counts},
                        {"p", test.sampleSize > 0 ? ordered_json(test.frequency) : ordered_json(nullptr)}};
    result.update(resultJson(test, test.exactP));
    return result.dump() + '\n';
}

std::string severalAlleles(const std::vector<std::int64_t>& counts, bool json) {
    const AllelesTest test = hardyWeinbergOfAlleles(counts);
    const std::size_t alleles = test.frequencies.size();
    std::vector<std::string> names;
    for (std::size_t i = 0; i < counts.size(); ++i)
        names.push_back(genotypeName(alleles, i));
    std::string frequencies;
    ordered_json byAllele = ordered_json::object();
    for (std::size_t i = 0; i < alleles; ++i) {
        const std::string allele(1, static_cast<char>('A' + i));
        frequencies += (i == 0 ? "" : ", ") + allele + ' ' + decimal(test.frequencies[i], 4);
        byAllele[allele] = test.sampleSize > 0 ? ordered_json(test.frequencies[i]) : ordered_json(nullptr);
    }
    if (!json)
        return tableOf(names, counts, test.expected) + resultText(test, frequencies + '\n', {});
    ordered_json result{{"genotypes", names}, {"observed", counts}, {"frequencies", byAllele}};
    result.update(resultJson(test, {}));
    return result.dump() + '\n';
}

} // namespace

CLI::App* addHardyWeinberg(CLI::App& program, HardyWeinbergOptions& options) {
    CLI::App* const command = program.add_subcommand(
        "hardy-weinberg", "Test whether a population is in Hardy-Weinberg equilibrium at one gene");
    command
        ->add_option("--observed", options.observed,
                     "Counts of AA, Aa and aa: 298,489,213; with three alleles of AA, AB, AC, BB, BC and CC, "
                     "and so on")
        ->required()
        ->expected(1, mostWords);
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void hardyWeinberg(const HardyWeinbergOptions& options) {
    const auto counts = countsOf(options);
    try {
        print(counts.size() == threeGenotypes.size() ? twoAlleles(counts, options.json)
                                                     : severalAlleles(counts, options.json));
    } catch (const std::invalid_argument& error) {
        throw UserError(std::string("--observed: ") + error.what());
    }
}

} // namespace cli
