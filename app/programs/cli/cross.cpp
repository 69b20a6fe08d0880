// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross.h"

#include "engine/core/cross_sign.h"
#include "engine/core/phrase.h"
#include "lessons/cross/brood.h"
#include "lessons/cross/notation.h"
#include "lessons/cross/offspring.h"
#include "lessons/sampling/gamete_draw.h"
#include "lessons/sampling/multinomial.h"
#include "numbers.h"
#include "outcome_table.h"
#include "output.h"
#include "plain_number.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <stdexcept>
#include <utility>

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

std::string interactionIds() {
    std::string ids;
    for (const Interaction& one : interactionCatalogue())
        ids += (ids.empty() ? "" : ", ") + one.id;
    return ids;
}

const Interaction& interactionNamed(const std::string& id) {
    if (const Interaction* const found = findInteraction(id))
        return *found;
    throw UserError("--interaction: unknown interaction " + id + " (known: " + interactionIds() + ")");
}

/// What was asked for, if the genes do not each show by themselves.
std::optional<Interaction> interactionIn(const CrossOptions& options, const std::vector<Gene>& genes) {
    if (!options.interaction.empty())
        return interactionNamed(options.interaction);
    if (!options.lethal.empty()) {
        auto lethal = withLethal(genes, options.lethal);
        if (!lethal)
            throw UserError("--lethal: " + options.lethal + " is not a genotype of one gene of this cross");
        return lethal;
    }
    if (!options.penetrance)
        return std::nullopt;
    if (genes.size() > 1)
        throw UserError("--penetrance needs a cross of one gene, and this one has " +
                        std::to_string(genes.size()));
    try {
        return withPenetrance(genes[0], *options.penetrance);
    } catch (const std::invalid_argument&) {
        throw UserError("--penetrance is from 0 to 1, of a gene with two phenotypes that is not X-linked");
    }
}

Brood broodOf(const Cross& cross, const CrossOptions& options) {
    try {
        return Brood(cross, interactionIn(options, cross.genes));
    } catch (const std::invalid_argument& error) {
        throw UserError(error.what());
    }
}

/// "B, b, E, e".
std::string allelesOf(const std::vector<Gene>& genes) {
    std::string alleles;
    for (const Gene& gene : genes)
        for (const std::string& symbol : gene.symbols)
            alleles += (alleles.empty() ? "" : ", ") + symbol;
    return alleles;
}

/// Two texts, or one cross: "Rr" "rr", "Rr x rr", and "Rr" "×" "rr".
std::pair<std::string, std::string> writtenParents(const std::vector<std::string>& words) {
    if (words.size() == 2)
        return {words[0], words[1]};
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    const auto sides = core::splitCross(text);
    if (!sides)
        throw UserError("--parents: “" + text +
                        "” does not name two parents; write, for example, Rr rr or \"Rr x rr\"");
    return {std::string(sides->first), std::string(sides->second)};
}

Cross crossOf(const CrossOptions& options) {
    const auto [first, second] = writtenParents(options.parents);
    const auto genes =
        options.interaction.empty() ? genesNamed(options.genes) : interactionNamed(options.interaction).genes;
    auto read = genes.empty() ? readCross(first, second, options.recombination)
                              : readCross(genes, first, second, options.recombination);
    if (const auto* error = std::get_if<NotationError>(&read))
        throw UserError(core::joinCross(first, second) + ": " + core::english(phrase(*error)) +
                        (options.interaction.empty()
                             ? ""
                             : " The alleles of " + options.interaction + ": " + allelesOf(genes)));
    return std::get<Cross>(std::move(read));
}

/// The fields that every answer begins with.
ordered_json headOf(const Brood& brood, const CrossOptions& options) {
    const Cross& cross = brood.cross();
    ordered_json head{{"parents", {notation(cross, cross.first), notation(cross, cross.second)}}};
    head["genes"] = ordered_json::array();
    for (const Gene& gene : cross.genes)
        head["genes"].push_back(gene.id);
    head["recombination"] = cross.recombination;
    if (!options.interaction.empty())
        head["interaction"] = options.interaction;
    if (!options.lethal.empty())
        head["lethal"] = options.lethal;
    if (options.penetrance)
        head["penetrance"] = *options.penetrance;
    if (brood.interaction())
        head["dead"] = brood.dead();
    return head;
}

std::string parentsOf(const Brood& brood) {
    const Cross& cross = brood.cross();
    return core::joinCross(notation(cross, cross.first), notation(cross, cross.second));
}

/// "25 % of the embryos die", or nothing.
std::string deathsOf(const Brood& brood) {
    return brood.dead() > 0 ? "\n" + decimal(100 * brood.dead(), 2) + " % of the embryos die\n" : "";
}

std::vector<std::string> genotypeNames(const Brood& brood) {
    std::vector<std::string> names;
    for (std::size_t genotype = 0; genotype < brood.genotypeCount(); ++genotype)
        names.push_back(brood.offspring().genotypeNotation(genotype));
    return names;
}

std::vector<std::string> phenotypeNames(const Brood& brood) {
    std::vector<std::string> names;
    for (std::size_t phenotype = 0; phenotype < brood.phenotypeCount(); ++phenotype)
        names.push_back(core::english(brood.phenotypeName(phenotype)));
    return names;
}

ChanceTable chancesIn(const Brood& brood, const std::vector<std::string>& names,
                      const std::vector<double>& chances) {
    ChanceTable table = chanceTable(names, chances);
    table.ratio = brood.ratioOf(table.chances);
    return table;
}

void printChances(const Brood& brood, const CrossOptions& options) {
    const ChanceTable genotypes = chancesIn(brood, genotypeNames(brood), brood.byGenotype());
    const ChanceTable phenotypes = chancesIn(brood, phenotypeNames(brood), brood.byPhenotype());
    if (!options.json) {
        print(parentsOf(brood) + "\n\n" + textOf("genotype", genotypes) + '\n' +
              textOf("phenotype", phenotypes) + deathsOf(brood));
        return;
    }
    ordered_json result = headOf(brood, options);
    result.update(ordered_json{{"chances_by_genotype", byName(genotypes.names, genotypes.chances)},
                               {"ratio_by_genotype", ratioJson(genotypes)},
                               {"chances_by_phenotype", byName(phenotypes.names, phenotypes.chances)},
                               {"ratio_by_phenotype", ratioJson(phenotypes)}});
    print(result.dump() + '\n');
}

} // namespace

CLI::App* addCross(CLI::App& program, CrossOptions& options) {
    CLI::App* const command = program.add_subcommand("cross", "Cross two parents and count the offspring");
    command
        ->add_option("--parents", options.parents,
                     "Both parents: RrGg RrGg, \"RrGg x rrgg\", RG/rg rg/rg with phases, or XRXr XrY")
        ->required()
        ->expected(1, 3);
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
                            "What the genes show together, with genes of its own: " + interactionIds());
    interaction->excludes(genes);
    CLI::Option* const lethal =
        command->add_option("--lethal", options.lethal, "A genotype that dies before it is counted: TT");
    lethal->excludes(interaction);
    CLI::Option* const penetrance =
        command
            ->add_option("--penetrance", options.penetrance,
                         "The share, 0 to 1, of the dominant form of one gene that shows it: 0.8")
            ->check(CLI::Range(0.0, 1.0));
    penetrance->excludes(interaction)->excludes(lethal);
    command
        ->add_flag("--every-gamete", options.everyGamete, "Draw every gamete instead of sampling the counts")
        ->needs(offspring)
        ->excludes(interaction)
        ->excludes(lethal)
        ->excludes(penetrance)
        ->disable_flag_override();
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void cross(const CrossOptions& options) {
    const Brood brood = broodOf(crossOf(options), options);
    if (options.offspring == 0) {
        printChances(brood, options);
        return;
    }
    Generator generator(options.seed);
    const std::vector<std::int64_t> counts =
        options.everyGamete ? drawEveryGamete(brood.offspring(), options.offspring, options.seed).counts
                            : sampleCounts(generator, options.offspring, brood.byKind());
    const CountTable genotypes =
        countTable(genotypeNames(brood), brood.genotypeCounts(counts), brood.byGenotype());
    const CountTable phenotypes =
        countTable(phenotypeNames(brood), brood.phenotypeCounts(counts), brood.byPhenotype());
    if (!options.json) {
        print(parentsOf(brood) + ", " + std::to_string(options.offspring) + " offspring\n\n" +
              textOf("genotype", genotypes) + '\n' + textOf("phenotype", phenotypes) + deathsOf(brood));
        return;
    }
    ordered_json result = headOf(brood, options);
    result.update(ordered_json{{"offspring", options.offspring},
                               {"seed", options.seed},
                               {"counts_by_genotype", byName(genotypes.names, genotypes.counts)},
                               {"expected_by_genotype", byName(genotypes.names, genotypes.expected)},
                               {"genotype_test", testJson(genotypes)},
                               {"counts_by_phenotype", byName(phenotypes.names, phenotypes.counts)},
                               {"expected_by_phenotype", byName(phenotypes.names, phenotypes.expected)}});
    result.update(testJson(phenotypes));
    print(result.dump() + '\n');
}

} // namespace cli
