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

/// What the parents can have, with the chances.
struct Chances {
    std::vector<std::string> names;
    std::vector<double> chances;
};

template <class Name> Chances chancesOf(const std::vector<double>& all, Name name) {
    Chances possible;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] > 0) {
            possible.names.push_back(name(i));
            possible.chances.push_back(all[i]);
        }
    return possible;
}

/// Null if the chances are no simple ratio.
ordered_json ratioOf(const Chances& chances) {
    const auto ratio = wholeRatio(chances.chances);
    return ratio.empty() ? ordered_json() : ordered_json(ratio);
}

std::string textOf(const std::string& title, const Chances& chances) {
    std::size_t width = title.size();
    for (const std::string& name : chances.names)
        width = std::max(width, name.size());
    std::string text = padded(title, width) + "   chance\n";
    for (std::size_t i = 0; i < chances.names.size(); ++i)
        text += padded(chances.names[i], width) + ' ' + decimal(chances.chances[i], 6) + '\n';
    std::string parts;
    for (const std::int64_t part : wholeRatio(chances.chances))
        parts += (parts.empty() ? "ratio " : " : ") + std::to_string(part);
    return text + parts + (parts.empty() ? "" : "\n");
}

ordered_json headOf(const Cross& cross) {
    ordered_json genes = ordered_json::array();
    for (const Gene& gene : cross.genes)
        genes.push_back(gene.id);
    return {{"parents", {notation(cross, cross.first), notation(cross, cross.second)}},
            {"genes", genes},
            {"recombination", cross.recombination}};
}

void printChances(const Offspring& offspring, bool json) {
    const Chances genotypes =
        chancesOf(offspring.byGenotype(), [&](std::size_t i) { return offspring.genotypeNotation(i); });
    const Chances phenotypes = chancesOf(
        offspring.byPhenotype(), [&](std::size_t i) { return core::english(offspring.phenotypeName(i)); });
    const Cross& cross = offspring.cross();
    if (!json) {
        print(notation(cross, cross.first) + " x " + notation(cross, cross.second) + "\n\n" +
              textOf("genotype", genotypes) + '\n' + textOf("phenotype", phenotypes));
        return;
    }
    ordered_json result = headOf(cross);
    result.update(ordered_json{{"chances_by_genotype", byName(genotypes.names, genotypes.chances)},
                               {"ratio_by_genotype", ratioOf(genotypes)},
                               {"chances_by_phenotype", byName(phenotypes.names, phenotypes.chances)},
                               {"ratio_by_phenotype", ratioOf(phenotypes)}});
    print(result.dump() + '\n');
}

} // namespace

CLI::App* addCross(CLI::App& program, CrossOptions& options) {
    CLI::App* const command = program.add_subcommand("cross", "Cross two parents and count the offspring");
    command
        ->add_option("--parents", options.parents,
                     "Both parents: RrGg RrGg, RG/rg rg/rg with phases, or XRXr XrY")
        ->required()
        ->expected(2);
    CLI::Option* const offspring = command->add_option(
        "--offspring", options.offspring, "Number of offspring; without it, chances are printed");
    offspring->check(plainNumber())->check(CLI::Range(std::int64_t{1}, maxOffspring));
    CLI::Option* const seed =
        command->add_option("--seed", options.seed, "The same seed gives the same offspring")
            ->check(plainNumber())
            ->needs(offspring);
    offspring->needs(seed);
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
        ->needs(offspring)
        ->disable_flag_override();
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void cross(const CrossOptions& options) {
    const Offspring offspring(crossOf(options));
    if (options.offspring == 0) {
        printChances(offspring, options.json);
        return;
    }
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
    const Cross& parents = offspring.cross();
    if (!options.json) {
        print(notation(parents, parents.first) + " x " + notation(parents, parents.second) + ", " +
              std::to_string(options.offspring) + " offspring\n\n" + textOf("genotype", genotypes) + '\n' +
              textOf("phenotype", phenotypes));
        return;
    }
    ordered_json result = headOf(parents);
    result.update(ordered_json{{"offspring", options.offspring},
                               {"seed", options.seed},
                               {"counts_by_genotype", byName(genotypes.names, genotypes.counts)},
                               {"expected_by_genotype", byName(genotypes.names, genotypes.expected)},
                               {"genotype_test", testOf(genotypes)},
                               {"counts_by_phenotype", byName(phenotypes.names, phenotypes.counts)},
                               {"expected_by_phenotype", byName(phenotypes.names, phenotypes.expected)}});
    result.update(testOf(phenotypes));
    print(result.dump() + '\n');
}

} // namespace cli
