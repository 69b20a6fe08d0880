// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/hardy_weinberg.h"
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "counts.h"

namespace cli {

using namespace lessons;

namespace {

/// A table of genotypes and the test of either kind. `head`: the JSON fields that name what was counted;
/// `frequencies`: the line about them.
Answer testedGenotypes(const std::vector<std::string>& genotypes, const std::vector<std::int64_t>& counts,
                       const auto& test, const std::optional<double>& exactP, Json head,
                       const std::string& frequencies) {
    const bool tested = test.degreesOfFreedom > 0;
    Answer answer{
        countRows("genotype", 8, 12, genotypes, counts, {test.expected.begin(), test.expected.end()}),
        std::move(head)};
    if (test.sampleSize == 0)
        answer.text += "No counts: there is nothing to test.\n";
    else if (!tested)
        answer.text += frequencies + "\nThere is only one allele: nothing to test.\n";
    else
        answer.text += frequencies + "\nchi-square " + decimal(test.statistic, 4) + ", df " +
                       std::to_string(test.degreesOfFreedom) + ", p " + pText(test.pValue) +
                       (exactP ? ", exact p " + pText(*exactP) : "") + '\n' +
                       (test.smallExpected.empty() ? "" : smallExpectedCaution) + "fixation index F " +
                       decimal(*test.fixationIndex, 4) + '\n';
    answer.json.update(Json{{"expected", test.expected},
                            {"chi_square", test.statistic},
                            {"df", test.degreesOfFreedom},
                            {"p_value", tested ? Json(test.pValue) : Json(nullptr)},
                            {"p_exact", orNull(exactP)},
                            {"fixation_index", orNull(test.fixationIndex)},
                            {"small_expected", test.smallExpected}});
    markBounds(answer.json, {"p_value", "p_exact"});
    return answer;
}

Answer twoAlleles(const std::vector<std::int64_t>& counts) {
    const HardyWeinbergTest test = hardyWeinbergTest({counts[0], counts[1], counts[2]});
    const Json frequency = test.sampleSize > 0 ? Json(test.frequency) : Json(nullptr);
    return testedGenotypes(
        {"AA", "Aa", "aa"}, counts, test, test.exactP, {{"observed", counts}, {"p", frequency}},
        "p (A) " + decimal(test.frequency, 4) + ", q (a) " + decimal(1 - test.frequency, 4));
}

Answer severalAlleles(const std::vector<std::int64_t>& counts) {
    const AllelesTest test = hardyWeinbergOfAlleles(counts);
    const std::size_t alleles = test.frequencies.size();
    std::vector<std::string> genotypes;
    for (std::size_t i = 0; i < counts.size(); ++i)
        genotypes.push_back(genotypeName(alleles, i));
    std::vector<std::string> frequencies;
    Json byAllele = Json::object();
    for (std::size_t i = 0; i < alleles; ++i) {
        const std::string allele(1, static_cast<char>('A' + i));
        frequencies.push_back(allele + ' ' + decimal(test.frequencies[i], 4));
        byAllele[allele] = test.sampleSize > 0 ? Json(test.frequencies[i]) : Json(nullptr);
    }
    return testedGenotypes(genotypes, counts, test, {},
                           {{"genotypes", genotypes}, {"observed", counts}, {"frequencies", byAllele}},
                           joined(frequencies, ", "));
}

Answer hardyWeinbergOf(const std::string& observed) {
    const auto counts = countsIn(observed);
    if (!allelesWithGenotypes(counts.size()))
        throw UserError(
            "--observed needs three counts for two alleles (AA, Aa, aa), six for three (AA, AB, AC, "
            "BB, BC, CC), ten for four, and so on up to " +
            std::to_string(mostAlleles) + " alleles: it has " + std::to_string(counts.size()));
    try {
        return counts.size() == 3 ? twoAlleles(counts) : severalAlleles(counts);
    } catch (const std::invalid_argument& error) {
        throw UserError(std::string("--observed: ") + error.what());
    }
}

} // namespace

Run hardyWeinberg(CLI::App& command) {
    const auto observed = std::make_shared<std::string>();
    addWords(
        command, "--observed", *observed,
        "Counts of AA, Aa and aa: 298,489,213; with three alleles of AA, AB, AC, BB, BC and CC, and so on")
        ->required();
    return [observed] { return hardyWeinbergOf(*observed); };
}

} // namespace cli
