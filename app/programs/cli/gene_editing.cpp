// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/gene_editing.h"
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "engine/core/enum_words.h"
#include "experiment.h"
#include "lessons/codons.h"
#include "lessons/topics/editing_experiment.h"

#include <algorithm>
#include <stdexcept>

namespace cli {

using namespace lessons;

namespace {

constexpr std::size_t longestGene = 10'000;
constexpr std::uint64_t mostLost = 1000;

struct GeneEditingOptions {
    std::string gene;                  ///< its letters; empty: the beginning of the human gene HBB
    std::uint64_t site = 1;            ///< from 1, of those that Cas9 can cut
    std::optional<std::uint64_t> lost; ///< letters lost in the repair; without it, the gene is not cut
    std::optional<std::uint64_t> most; ///< 1 … that many letters are lost, each number equally often
    ExperimentOptions experiment;
};

/// The letters, if they are a gene from its start codon to its first stop codon.
std::string geneIn(const std::string& text) {
    if (text.empty())
        return std::string(editedGene);
    if (text.size() > longestGene)
        throw UserError("--gene has at most " + std::to_string(longestGene) + " letters");
    if (text.find_first_not_of(bases) != text.npos)
        throw UserError("--gene " + shown(text) + ": a gene is written with the letters A, C, G and T");
    const std::string protein = translate(text);
    if (!text.starts_with(startCodon) || text.size() != 3 * protein.size() || !protein.ends_with(stopSign))
        throw UserError("--gene begins with the start codon ATG and ends with its first stop codon");
    return text;
}

/// A gene after cut and repair.
struct RepairedGene {
    std::string letters;
    std::string protein;
    lessons::Effect effect = lessons::Effect::None;
};

std::string effectId(lessons::Effect effect) {
    return std::string(core::nameWord(effect));
}

RepairedGene repairedGene(const std::string& gene, const TargetSite& site, std::size_t lost) {
    RepairedGene after;
    try {
        after.letters = repaired(gene, site.cut(), lost);
    } catch (const std::invalid_argument& error) {
        throw UserError(std::string("--lost: ") + error.what());
    }
    after.protein = translate(after.letters);
    after.effect = effectOf(gene, after.letters);
    return after;
}

/// Where Cas9 cuts a gene and what a repair without a template leaves of it.
Answer repairedAnswer(const std::string& gene, const GeneEditingOptions& options) {
    const auto sites = targetSites(gene);
    Answer answer{gene + '\n' + translate(gene) + "\n\n" +
                      (sites.empty() ? "Cas9 finds no NGG behind 20 letters of this strand.\n"
                                     : "site  letters     PAM  cut after\n"),
                  {{"gene", gene}, {"protein", translate(gene)}, {"sites", Json::array()}}};
    for (std::size_t i = 0; i < sites.size(); ++i) {
        const std::string pam = gene.substr(sites[i].pam(), pamLength);
        answer.text +=
            padded(std::to_string(i + 1), 6) +
            padded(std::to_string(sites[i].start + 1) + " to " + std::to_string(sites[i].start + guideLength),
                   12) +
            padded(pam, 5) + std::to_string(sites[i].cut()) + '\n';
        answer.json["sites"].push_back(
            {{"guide", gene.substr(sites[i].start, guideLength)}, {"pam", pam}, {"cut", sites[i].cut()}});
    }
    if (!options.lost)
        return answer;
    if (options.site < 1 || options.site > sites.size())
        throw UserError(sites.empty() ? "--lost: this gene has no site that Cas9 can cut"
                                      : "--site is from 1 to " + std::to_string(sites.size()));
    const RepairedGene after = repairedGene(gene, sites[options.site - 1], *options.lost);
    answer.text += "\nsite " + std::to_string(options.site) + ", " + std::to_string(*options.lost) +
                   " lost: " + effectId(after.effect) + '\n' + after.letters + '\n' + after.protein + '\n';
    answer.json["repair"] = {{"site", options.site},
                             {"lost", *options.lost},
                             {"gene", after.letters},
                             {"protein", after.protein},
                             {"effect", effectId(after.effect)}};
    return answer;
}

Answer editedGenes(const GeneEditingOptions& options) {
    if (options.lost.value_or(0) > mostLost)
        throw UserError("--lost is from 0 to " + std::to_string(mostLost));
    if (!options.most)
        return repairedAnswer(geneIn(options.gene), options);
    if (*options.most < 1 || *options.most > mostLost)
        throw UserError("--most is from 1 to " + std::to_string(mostLost));
    return experimentAnswer(editingExperiment(*options.most), {{"most", *options.most}}, "gene",
                            options.experiment);
}

} // namespace

Run geneEditing(CLI::App& command) {
    const auto options = std::make_shared<GeneEditingOptions>();
    CLI::Option* const gene = command.add_option(
        "--gene", options->gene, "From ATG to the stop codon; by default the first codons of human HBB");
    CLI::Option* const site = addNumber(command, "--site", options->site, "The place of the cut, from 1");
    CLI::Option* const lost = addNumber(command, "--lost", options->lost,
                                        "Letters lost at the cut when the ends are joined, 0 to 1000");
    site->needs(lost);
    CLI::Option* const most = addNumber(
        command, "--most", options->most,
        "Instead: genes that lose 1, 2, ... or that many letters, each number equally often, by whether "
        "they keep their reading frame");
    most->excludes(gene)->excludes(lost);
    options->experiment.addTo(command, "genes");
    command.get_option("--count")->needs(most);
    return [options] { return editedGenes(*options); };
}

} // namespace cli
