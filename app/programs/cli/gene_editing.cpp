// SPDX-License-Identifier: GPL-3.0-or-later
#include "gene_editing.h"

#include "counts_option.h"
#include "lessons/codons.h"
#include "lessons/gene_editing.h"
#include "lessons/topics/editing_experiment.h"
#include "numbers.h"
#include "output.h"
#include "plain_number.h"

#include <algorithm>
#include <stdexcept>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

namespace {

constexpr std::size_t longestGene = 10'000;
constexpr std::uint64_t mostLost = 1000;

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

const char* effectId(lessons::Effect effect) {
    switch (effect) {
    case lessons::Effect::None: return "none";
    case lessons::Effect::Silent: return "silent";
    case lessons::Effect::Missense: return "missense";
    case lessons::Effect::Nonsense: return "nonsense";
    case lessons::Effect::Frameshift: return "frameshift";
    case lessons::Effect::InFrame: return "in-frame";
    case lessons::Effect::SeveralChanged: return "several-changed";
    case lessons::Effect::StartLost: return "start-lost";
    case lessons::Effect::StopLost: return "stop-lost";
    }
    return "";
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

std::string sitesText(const std::string& gene, const std::vector<TargetSite>& sites) {
    std::string text = "site  letters     PAM  cut after\n";
    for (std::size_t i = 0; i < sites.size(); ++i)
        text +=
            padded(std::to_string(i + 1), 6) +
            padded(std::to_string(sites[i].start + 1) + " to " + std::to_string(sites[i].start + guideLength),
                   12) +
            padded(gene.substr(sites[i].pam(), pamLength), 5) + std::to_string(sites[i].cut()) + '\n';
    return sites.empty() ? "Cas9 finds no NGG behind 20 letters of this strand.\n" : text;
}

ordered_json sitesJson(const std::string& gene, const std::vector<TargetSite>& sites) {
    ordered_json list = ordered_json::array();
    for (const TargetSite& site : sites)
        list.push_back({{"guide", gene.substr(site.start, guideLength)},
                        {"pam", gene.substr(site.pam(), pamLength)},
                        {"cut", site.cut()}});
    return list;
}

void printRepair(const std::string& gene, const GeneEditingOptions& options) {
    const auto sites = targetSites(gene);
    ordered_json result{{"gene", gene}, {"protein", translate(gene)}, {"sites", sitesJson(gene, sites)}};
    std::string text = gene + '\n' + translate(gene) + "\n\n" + sitesText(gene, sites);
    if (options.lost) {
        if (options.site < 1 || options.site > sites.size())
            throw UserError(sites.empty() ? "--lost: this gene has no site that Cas9 can cut"
                                          : "--site is from 1 to " + std::to_string(sites.size()));
        const RepairedGene after = repairedGene(gene, sites[options.site - 1], *options.lost);
        text += "\nsite " + std::to_string(options.site) + ", " + std::to_string(*options.lost) +
                " lost: " + effectId(after.effect) + '\n' + after.letters + '\n' + after.protein + '\n';
        result["repair"] = {{"site", options.site},
                            {"lost", *options.lost},
                            {"gene", after.letters},
                            {"protein", after.protein},
                            {"effect", effectId(after.effect)}};
    }
    print(options.experiment.json ? result.dump() + '\n' : text);
}

} // namespace

CLI::App* addGeneEditing(CLI::App& program, GeneEditingOptions& options) {
    CLI::App* const command =
        program.add_subcommand("gene-editing", "Where Cas9 cuts a gene, and what a repair leaves of it");
    CLI::Option* const gene = command->add_option(
        "--gene", options.gene, "From ATG to the stop codon; by default the first codons of human HBB");
    CLI::Option* const site =
        command->add_option("--site", options.site, "The place of the cut, from 1")->check(plainNumber());
    CLI::Option* const lost = command
                                  ->add_option("--lost", options.lost,
                                               "Letters lost at the cut when the ends are joined, 0 to 1000")
                                  ->check(plainNumber());
    site->needs(lost);
    CLI::Option* const most =
        command
            ->add_option(
                "--most", options.most,
                "Instead: genes that lose 1, 2, ... or that many letters, each number equally often, "
                "by whether they keep their reading frame")
            ->check(plainNumber());
    most->excludes(gene)->excludes(lost);
    addExperimentOptions(*command, options.experiment, "genes");
    command->get_option("--count")->needs(most);
    return command;
}

void geneEditing(const GeneEditingOptions& options) {
    if (options.lost.value_or(0) > mostLost)
        throw UserError("--lost is from 0 to " + std::to_string(mostLost));
    if (!options.most) {
        printRepair(geneIn(options.gene), options);
        return;
    }
    if (*options.most < 1 || *options.most > mostLost)
        throw UserError("--most is from 1 to " + std::to_string(mostLost));
    printExperiment(editingExperiment(*options.most), {{"most", *options.most}}, "gene", options.experiment);
}

} // namespace cli
