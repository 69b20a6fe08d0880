// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross.h"

#include "engine/core/phrase.h"
#include "lessons/cross/interaction.h"
#include "lessons/cross/notation.h"
#include "lessons/cross/offspring.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/sampling/gamete_draw.h"
#include "lessons/sampling/multinomial.h"
#include "numbers.h"
#include "output.h"
#include "plain_number.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <stdexcept>

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

const Interaction& interactionNamed(const std::string& id) {
    if (const Interaction* const found = findInteraction(id))
        return *found;
    std::string known;
    for (const Interaction& one : interactionCatalogue())
        known += (known.empty() ? "" : ", ") + one.id;
    throw UserError("--interaction: unknown interaction " + id + " (known: " + known + ")");
}

/// With the genotype that dies, of whichever gene it belongs to.
Interaction lethalOf(const std::string& genotype, const std::vector<Gene>& genes) {
    for (std::size_t gene = 0; gene < genes.size(); ++gene) {
        const auto read = readIndividual(genotype, {genes[gene]});
        if (const auto* individual = std::get_if<Individual>(&read)) {
            const auto& alleles = individual->loci[0];
            return withLethal(genes, gene, genes[gene].genotypeOf(alleles[0], alleles[1]));
        }
    }
    throw UserError("--lethal: " + genotype + " is not a genotype of one gene of this cross");
}

Cross crossOf(const CrossOptions& options) {
    const std::string& first = options.parents[0];
    const std::string& second = options.parents[1];
    const auto genes =
        options.interaction.empty() ? genesNamed(options.genes) : interactionNamed(options.interaction).genes;
    auto read = genes.empty() ? readCross(first, second, options.recombination)
                              : readCross(genes, first, second, options.recombination);
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
    std::vector<std::int64_t> ratio; ///< empty if there is no simple one
};

/// `alive`: the share of all embryos that these are; theirs are the whole numbers.
template <class Name> Chances chancesOf(const std::vector<double>& all, double alive, Name name) {
    Chances possible;
    std::vector<double> embryos;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] > 0) {
            possible.names.push_back(name(i));
            possible.chances.push_back(all[i]);
            embryos.push_back(all[i] * alive);
        }
    possible.ratio = wholeRatio(embryos);
    return possible;
}

/// Null if there are no whole numbers.
ordered_json ratioOf(const Chances& chances) {
    return chances.ratio.empty() ? ordered_json() : ordered_json(chances.ratio);
}

std::string textOf(const std::string& title, const Chances& chances) {
    std::size_t width = title.size();
    for (const std::string& name : chances.names)
        width = std::max(width, name.size());
    std::string text = padded(title, width) + "   chance\n";
    for (std::size_t i = 0; i < chances.names.size(); ++i)
        text += padded(chances.names[i], width) + ' ' + decimal(chances.chances[i], 6) + '\n';
    std::string parts;
    for (const std::int64_t part : chances.ratio)
        parts += (parts.empty() ? "ratio " : " : ") + std::to_string(part);
    return text + parts + (parts.empty() ? "" : "\n");
}

/// The offspring of a cross, with or without an interaction.
class Classes {
public:
    explicit Classes(const CrossOptions& options) : m_offspring(crossOf(options)) {
        const Cross& cross = m_offspring.cross();
        if (options.hasInteraction()) {
            m_interaction = options.lethal.empty() ? interactionNamed(options.interaction)
                                                   : lethalOf(options.lethal, cross.genes);
            try {
                m_born = offspringOf(*m_interaction, cross);
            } catch (const std::invalid_argument& error) {
                throw UserError(error.what());
            }
        } else {
            m_born = {m_offspring.byGenotype(), m_offspring.byPhenotype(), {}, 0};
        }
        m_head = {{"parents", {notation(cross, cross.first), notation(cross, cross.second)}}};
        m_head["genes"] = ordered_json::array();
        for (const Gene& gene : cross.genes)
            m_head["genes"].push_back(gene.id);
        m_head["recombination"] = cross.recombination;
        if (!options.interaction.empty())
            m_head["interaction"] = options.interaction;
        if (!options.lethal.empty())
            m_head["lethal"] = options.lethal;
        if (m_interaction)
            m_head["dead"] = m_born.dead;
    }

    const Offspring& offspring() const { return m_offspring; }
    const std::vector<double>& byGenotype() const { return m_born.byGenotype; }
    const std::vector<double>& byPhenotype() const { return m_born.byPhenotype; }
    double alive() const { return 1 - m_born.dead; }
    /// The fields that every answer begins with.
    const ordered_json& head() const { return m_head; }
    std::string parents() const {
        const Cross& cross = m_offspring.cross();
        return notation(cross, cross.first) + " x " + notation(cross, cross.second);
    }
    /// "25 % of the embryos die", or nothing.
    std::string deaths() const {
        return m_born.dead > 0 ? "\n" + decimal(100 * m_born.dead, 2) + " % of the embryos die\n" : "";
    }
    std::string phenotypeName(std::size_t phenotype) const {
        return core::english(m_interaction ? m_interaction->phenotypes[phenotype]
                                           : m_offspring.phenotypeName(phenotype));
    }

    std::vector<std::int64_t> phenotypeCounts(const std::vector<std::int64_t>& counts,
                                              Generator& generator) const {
        if (!m_interaction)
            return m_offspring.phenotypeCounts(counts);
        auto sums = m_born.phenotypeCounts(*m_interaction, counts);
        if (m_interaction->penetrance < 1) {
            const std::vector<double> shows{m_interaction->penetrance, 1 - m_interaction->penetrance};
            const auto shown = sampleCounts(generator, sums[0], shows);
            sums[0] = shown[0];
            sums[1] += shown[1];
        }
        return sums;
    }

private:
    Offspring m_offspring;
    std::optional<Interaction> m_interaction;
    InteractionOffspring m_born;
    ordered_json m_head;
};

void printChances(const Classes& classes, bool json) {
    const Chances genotypes = chancesOf(classes.byGenotype(), classes.alive(), [&](std::size_t i) {
        return classes.offspring().genotypeNotation(i);
    });
    const Chances phenotypes = chancesOf(classes.byPhenotype(), classes.alive(),
                                         [&](std::size_t i) { return classes.phenotypeName(i); });
    if (!json) {
        print(classes.parents() + "\n\n" + textOf("genotype", genotypes) + '\n' +
              textOf("phenotype", phenotypes) + classes.deaths());
        return;
    }
    ordered_json result = classes.head();
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
    CLI::Option* const genes =
        command
            ->add_option("--genes", options.genes,
                         "Genes by id (seed-shape,blood-group); by default by their letters")
            ->delimiter(',');
    command
        ->add_option("--recombination", options.recombination,
                     "Fractions from 0 to 0.5 between each gene and the next, if they are linked: 0.1,0.5")
        ->delimiter(',');
    CLI::Option* const interaction =
        command->add_option("--interaction", options.interaction,
                            "What the genes show together: recessive-epistasis, recessive-lethal and others");
    interaction->excludes(genes);
    CLI::Option* const lethal =
        command->add_option("--lethal", options.lethal, "A genotype that dies before it is counted: TT");
    lethal->excludes(interaction);
    command
        ->add_flag("--every-gamete", options.everyGamete, "Draw every gamete instead of sampling the counts")
        ->needs(offspring)
        ->excludes(interaction)
        ->excludes(lethal)
        ->disable_flag_override();
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void cross(const CrossOptions& options) {
    const Classes classes(options);
    if (options.offspring == 0) {
        printChances(classes, options.json);
        return;
    }
    Generator generator(options.seed);
    const std::vector<std::int64_t> counts =
        options.everyGamete ? drawEveryGamete(classes.offspring(), options.offspring, options.seed).counts
                            : sampleCounts(generator, options.offspring, classes.byGenotype());
    const Table genotypes = tableOf(counts, classes.byGenotype(),
                                    [&](std::size_t i) { return classes.offspring().genotypeNotation(i); });
    const Table phenotypes = tableOf(classes.phenotypeCounts(counts, generator), classes.byPhenotype(),
                                     [&](std::size_t i) { return classes.phenotypeName(i); });
    if (!options.json) {
        print(classes.parents() + ", " + std::to_string(options.offspring) + " offspring\n\n" +
              textOf("genotype", genotypes) + '\n' + textOf("phenotype", phenotypes) + classes.deaths());
        return;
    }
    ordered_json result = classes.head();
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
