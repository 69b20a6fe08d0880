// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross.h"

#include "engine/core/phrase.h"
#include "lessons/cross/notation.h"
#include "lessons/cross/offspring.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/sampling/gamete_draw.h"
#include "lessons/sampling/multinomial.h"
#include "numbers.h"
#include "output.h"
#include "plain_number.h"

#include <nlohmann/json.hpp>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

namespace {

std::vector<Gene> genesNamed(const std::vector<std::string>& ids) {
    std::vector<Gene> genes;
    for (const std::string& id : ids) {
        const Gene* const gene = findGene(id);
        if (gene == nullptr) {
            std::string known;
            for (const Gene& one : geneCatalogue())
                known += (known.empty() ? "" : ", ") + one.id;
            throw UserError("unknown gene " + id + " (known genes: " + known + ")");
        }
        genes.push_back(*gene);
    }
    return genes;
}

Cross crossOf(const CrossOptions& options) {
    const std::string& first = options.parents[0];
    const std::string& second = options.parents[1];
    auto read = options.genes.empty()
                    ? readCross(first, second, options.recombination)
                    : readCross(genesNamed(options.genes), first, second, options.recombination);
    if (const auto* error = std::get_if<NotationError>(&read))
        throw UserError(first + " x " + second + ": " + core::english(phrase(*error)));
    return std::get<Cross>(std::move(read));
}

/// Counts by one classification, with the names of the outcomes that are possible.
struct Table {
    std::vector<std::string> names;
    std::vector<std::int64_t> counts;
    std::vector<double> expected;
    TestResult test;
};

template <class Name>
Table tableOf(const std::vector<std::int64_t>& counts, const std::vector<double>& chances, Name name) {
    Table table;
    table.test = chiSquareTest(counts, chances);
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (chances[i] > 0) {
            table.names.push_back(name(i));
            table.counts.push_back(counts[i]);
            table.expected.push_back(static_cast<double>(table.test.sampleSize) * chances[i]);
        }
    return table;
}

template <class Number>
ordered_json byName(const std::vector<std::string>& names, const std::vector<Number>& numbers) {
    ordered_json object = ordered_json::object();
    for (std::size_t i = 0; i < names.size(); ++i)
        object[names[i]] = numbers[i];
    return object;
}

ordered_json testOf(const Table& table) {
    return {
        {"chi_square", table.test.statistic}, {"df", table.test.degreesOfFreedom}, {"p", table.test.pValue}};
}

std::string textOf(const std::string& title, const Table& table) {
    std::size_t width = title.size();
    for (const std::string& name : table.names)
        width = std::max(width, name.size());
    std::string text = padded(title, width) + "         count          expected\n";
    for (std::size_t i = 0; i < table.names.size(); ++i)
        text += padded(table.names[i], width) + ' ' + aligned(std::to_string(table.counts[i]), 13) + ' ' +
                aligned(expectedCount(table.expected[i]), 17) + '\n';
    return text + "chi-square " + decimal(table.test.statistic, 4) + ", df " +
           std::to_string(table.test.degreesOfFreedom) + ", p " + significant(table.test.pValue) + '\n';
}

} // namespace

CLI::App* addCross(CLI::App& program, CrossOptions& options) {
    CLI::App* const command = program.add_subcommand("cross", "Cross two parents and count the offspring");
    command->add_option("--parents", options.parents, "Both parents: RrGg RrGg, or RG/rg rg/rg with phases")
        ->required()
        ->expected(2);
    command->add_option("--offspring", options.offspring, "Number of offspring")
        ->required()
        ->check(plainNumber())
        ->check(CLI::Range(std::int64_t{1}, maxOffspring));
    command->add_option("--seed", options.seed, "The same seed gives the same offspring")
        ->required()
        ->check(plainNumber());
    command
        ->add_option("--genes", options.genes,
                     "Genes by id (seed-shape,blood-group); by default by their letters")
        ->delimiter(',');
    command
        ->add_option("--recombination", options.recombination,
                     "Fractions from 0 to 0.5 between each gene and the next, if they are linked: 0.1,0.5")
        ->delimiter(',');
    command
        ->add_flag("--every-gamete", options.everyGamete, "Draw every gamete instead of sampling the counts")
        ->disable_flag_override();
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void cross(const CrossOptions& options) {
    const Offspring offspring(crossOf(options));
    std::vector<std::int64_t> counts;
    if (options.everyGamete) {
        counts = drawEveryGamete(offspring, options.offspring, options.seed).counts;
    } else {
        Generator generator(options.seed);
        counts = sampleCounts(generator, options.offspring, offspring.byGenotype());
    }
    const Table genotypes =
        tableOf(counts, offspring.byGenotype(), [&](std::size_t i) { return offspring.genotypeNotation(i); });
    const Table phenotypes =
        tableOf(offspring.phenotypeCounts(counts), offspring.byPhenotype(),
                [&](std::size_t i) { return core::english(offspring.phenotypeName(i)); });
    const std::vector<std::string> parents{notation(offspring.cross(), offspring.cross().first),
                                           notation(offspring.cross(), offspring.cross().second)};
    if (!options.json) {
        print(parents[0] + " x " + parents[1] + ", " + std::to_string(options.offspring) + " offspring\n\n" +
              textOf("genotype", genotypes) + '\n' + textOf("phenotype", phenotypes));
        return;
    }
    ordered_json genes = ordered_json::array();
    for (const Gene& gene : offspring.cross().genes)
        genes.push_back(gene.id);
    ordered_json result{{"parents", parents},
                        {"genes", genes},
                        {"recombination", offspring.cross().recombination},
                        {"offspring", options.offspring},
                        {"seed", options.seed},
                        {"counts_by_genotype", byName(genotypes.names, genotypes.counts)},
                        {"expected_by_genotype", byName(genotypes.names, genotypes.expected)},
                        {"genotype_test", testOf(genotypes)},
                        {"counts_by_phenotype", byName(phenotypes.names, phenotypes.counts)},
                        {"expected_by_phenotype", byName(phenotypes.names, phenotypes.expected)}};
    result.update(testOf(phenotypes));
    print(result.dump() + '\n');
}

} // namespace cli
