// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "counts.h"
#include "engine/core/cross_sign.h"
#include "engine/core/phrase.h"
#include "lessons/cross/brood.h"
#include "lessons/cross/notation.h"
#include "lessons/cross/offspring.h"
#include "lessons/sampling/gamete_draw.h"
#include "lessons/sampling/multinomial.h"

#include <optional>
#include <stdexcept>
#include <utility>

namespace cli {

using namespace lessons;

namespace {

struct CrossOptions {
    /// Two, in notation (RrGg, RG/rg, IAi, XRXr), or a cross in one text or in three: "Rr x rr".
    std::vector<std::string> parents;
    /// 1 … 1 000 000 000; 0: none are counted, only the chances are printed.
    std::int64_t offspring = 0;
    std::uint64_t seed = 0;
    /// Ids from the catalogue, in order; empty: the genes that the letters stand for.
    std::vector<std::string> genes;
    /// Between each gene and the next; empty: independent.
    std::vector<double> recombination;
    /// An id of the catalogue of interactions, which brings its own genes; may be empty.
    std::string interaction;
    /// A genotype of one gene that dies: TT; may be empty.
    std::string lethal;
    /// Of a cross of one gene: the share, 0 … 1, of those with the dominant phenotype's genotypes that show
    /// it.
    std::optional<double> penetrance;
    bool everyGamete = false;
};

std::vector<Gene> genesNamed(const std::vector<std::string>& ids) {
    std::vector<Gene> genes;
    for (const std::string& id : ids) {
        const Gene* const gene = findGene(id);
        if (gene == nullptr)
            throw UserError("unknown gene " + id +
                            " (known genes: " + joined(geneCatalogue(), ", ", &Gene::id) + ")");
        genes.push_back(*gene);
    }
    return genes;
}

std::string interactionIds() {
    return joined(interactionCatalogue(), ", ", &Interaction::id);
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
    return joined(genes, ", ", [](const Gene& gene) { return joined(gene.symbols, ", "); });
}

/// Two texts, or one cross: "Rr" "rr", "Rr x rr", and "Rr" "×" "rr".
std::pair<std::string, std::string> writtenParents(const std::vector<std::string>& words) {
    if (words.size() == 2)
        return {words[0], words[1]};
    const std::string text = joined(words, " ");
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
Json headOf(const Brood& brood, const CrossOptions& options) {
    const Cross& cross = brood.cross();
    Json head{{"parents", {notation(cross, cross.first), notation(cross, cross.second)}}};
    head["genes"] = Json::array();
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

/// The offspring of a cross, by genotype and by phenotype, beside the expected counts, or without offspring
/// the chances alone.
Answer crossed(const CrossOptions& options) {
    const Brood brood = broodOf(crossOf(options), options);
    std::vector<std::string> genotypes;
    for (std::size_t genotype = 0; genotype < brood.genotypeCount(); ++genotype)
        genotypes.push_back(brood.offspring().genotypeNotation(genotype));
    std::vector<std::string> phenotypes;
    for (std::size_t phenotype = 0; phenotype < brood.phenotypeCount(); ++phenotype)
        phenotypes.push_back(core::english(brood.phenotypeName(phenotype)));
    Answer answer{parentsOf(brood), headOf(brood, options)};
    if (options.offspring == 0) {
        const auto ratioOf = [&brood](std::vector<double> chances) {
            std::erase_if(chances, [](double chance) { return !(chance > 0); });
            return brood.ratioOf(chances);
        };
        answer.text += "\n\n";
        addChances(answer, "genotype", "_by_genotype", genotypes, brood.byGenotype(),
                   ratioOf(brood.byGenotype()));
        answer.text += '\n';
        addChances(answer, "phenotype", "_by_phenotype", phenotypes, brood.byPhenotype(),
                   ratioOf(brood.byPhenotype()));
    } else {
        Generator generator(options.seed);
        const std::vector<std::int64_t> counts =
            options.everyGamete ? drawEveryGamete(brood.offspring(), options.offspring, options.seed).counts
                                : sampleCounts(generator, options.offspring, brood.byKind());
        answer.text += ", " + std::to_string(options.offspring) + " offspring\n\n";
        answer.json["offspring"] = options.offspring;
        answer.json["seed"] = options.seed;
        const auto test = addCounts(answer, "genotype", "_by_genotype", genotypes,
                                    brood.genotypeCounts(counts), brood.byGenotype());
        answer.json["genotype_test"] = testJson(test);
        markBounds(answer.json["genotype_test"], {"p"});
        answer.text += '\n';
        answer.json.update(testJson(addCounts(answer, "phenotype", "_by_phenotype", phenotypes,
                                              brood.phenotypeCounts(counts), brood.byPhenotype())));
        markBounds(answer.json, {"p"});
    }
    if (brood.dead() > 0)
        answer.text += "\n" + decimal(100 * brood.dead(), 2) + " % of the embryos die\n";
    return answer;
}

} // namespace

Run cross(CLI::App& command) {
    const auto options = std::make_shared<CrossOptions>();
    command
        .add_option("--parents", options->parents,
                    "Both parents: RrGg RrGg, \"RrGg x rrgg\", RG/rg rg/rg with phases, or XRXr XrY")
        ->required()
        ->expected(1, 3);
    CLI::Option* const offspring =
        addNumber(command, "--offspring", options->offspring,
                  "Number of offspring; without it, chances are printed", 1, maxOffspring);
    CLI::Option* const seed =
        addNumber(command, "--seed", options->seed, "The same seed gives the same offspring")
            ->needs(offspring);
    offspring->needs(seed);
    CLI::Option* const genes =
        command
            .add_option("--genes", options->genes,
                        "Genes by id (seed-shape,blood-group); by default by their letters")
            ->delimiter(',');
    command
        .add_option("--recombination", options->recombination,
                    "Fractions from 0 to 0.5 between each gene and the next, if they are linked: 0.1,0.5")
        ->delimiter(',');
    CLI::Option* const interaction =
        command.add_option("--interaction", options->interaction,
                           "What the genes show together, with genes of its own: " + interactionIds());
    interaction->excludes(genes);
    CLI::Option* const lethal =
        command.add_option("--lethal", options->lethal, "A genotype that dies before it is counted: TT");
    lethal->excludes(interaction);
    CLI::Option* const penetrance =
        command
            .add_option("--penetrance", options->penetrance,
                        "The share, 0 to 1, of the dominant form of one gene that shows it: 0.8")
            ->check(CLI::Range(0.0, 1.0));
    penetrance->excludes(interaction)->excludes(lethal);
    addFlag(command, "--every-gamete", options->everyGamete,
            "Draw every gamete instead of sampling the counts")
        ->needs(offspring)
        ->excludes(interaction)
        ->excludes(lethal)
        ->excludes(penetrance);
    return [options] { return crossed(*options); };
}

} // namespace cli
