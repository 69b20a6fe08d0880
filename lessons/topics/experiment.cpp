// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/experiment.h"

#include "lessons/cross/notation.h"
#include "lessons/cross/x_linked.h"
#include "lessons/mendel_data.h"

#include <algorithm>
#include <cstdio>
#include <numeric>

namespace lessons {

using genotype::Trait;

namespace {

core::Phrase plain(const std::string& text) {
    return {"%1", {text}};
}

/// With so many genes, "RgT" says more than "R–ggT–".
constexpr std::size_t manyGenes = 3;

/// Whether the first allele of the phenotype's first genotype stands for no other phenotype: not where a
/// heterozygote has a phenotype of its own.
bool isToldByOneAllele(const Gene& gene, std::size_t phenotype) {
    std::vector<std::uint8_t> firsts;
    for (std::size_t look = 0; look < gene.phenotypeCount(); ++look) {
        const auto found = std::ranges::find(gene.phenotypeOfGenotype, look);
        if (found == gene.phenotypeOfGenotype.end())
            continue;
        const auto genotype = static_cast<std::size_t>(found - gene.phenotypeOfGenotype.begin());
        firsts.push_back(static_cast<std::uint8_t>(gene.allelesOf(genotype)[0]));
        if (look == phenotype)
            std::swap(firsts.front(), firsts.back());
    }
    return std::ranges::count(firsts, firsts.front()) == 1;
}

/// "R–" if several genotypes share the phenotype, else the only one. Of an X-linked gene one allele alone
/// would not tell the sexes apart: "XᴿX–", "XᴿY".
std::string lettersOf(const Gene& gene, std::size_t phenotype, bool brief) {
    std::vector<std::size_t> alike;
    for (std::size_t genotype = 0; genotype < gene.genotypeCount(); ++genotype)
        if (gene.phenotypeOfGenotype[genotype] == phenotype)
            alike.push_back(genotype);
    const std::string& first = gene.symbols[gene.allelesOf(alike.front())[0]];
    if (gene.xLinked)
        return alike.size() > 1 && yCount(gene, gene.allelesOf(alike.front())) == 0
                   ? first + "X–"
                   : gene.notation(alike.front());
    if (brief && isToldByOneAllele(gene, phenotype))
        return first;
    return alike.size() > 1 ? first + "–" : gene.notation(alike.front());
}

/// Which squares and dice of a game are the same experiment.
void rememberGame(Experiment& experiment, const Cross& cross) {
    experiment.board = boardSquares(cross);
    if (experiment.board.size() != 1)
        return;
    experiment.gameTrait = experiment.board[0].trait;
    experiment.gameParents = experiment.board[0].parents;
}

void finish(Experiment& experiment) {
    const std::vector<double> chances = experiment.chances();
    const auto ratio = wholeRatio(chances);
    if (!ratio.empty() && std::ranges::all_of(ratio, [](std::int64_t part) { return part < 1000; }))
        experiment.ratio = ratio;
}

} // namespace

std::vector<BoardSquare> boardSquares(const Cross& cross) {
    // The game's genes are never linked.
    if (cross.isLinked())
        return {};
    std::vector<BoardSquare> board;
    for (std::size_t i = 0; i < cross.genes.size(); ++i) {
        const Gene& gene = cross.genes[i];
        if (gene.group != GeneGroup::Game || !gene.trait ||
            gene.inheritance != genotype::Inheritance::CompleteDominance)
            return {};
        const auto of = [&](const Individual& parent) {
            return static_cast<genotype::Genotype>(gene.genotypeOf(parent.loci[i][0], parent.loci[i][1]));
        };
        board.push_back({*gene.trait, {of(cross.first), of(cross.second)}});
    }
    return board;
}

/// Yellow pods are shown in the amber of another trait, so that a pod has its real colour; the other
/// genes differ by shade.
Tone toneOf(const Cross& cross, const std::vector<std::size_t>& looks) {
    Tone tone;
    double shade = 0;
    double most = 0;
    for (std::size_t i = 0; i < cross.genes.size(); ++i) {
        const Gene& gene = cross.genes[i];
        // Yellow and green are shown as such, for pods and for seeds.
        const bool seeds = gene.id == "seed-colour";
        if ((seeds || gene.trait == Trait::PodColour) && cross.genes.size() > 1) {
            tone.trait = (looks[i] == 0) != seeds ? Trait::PodColour : Trait::PlantHeight;
            continue;
        }
        if (!tone.trait)
            tone.trait = gene.trait;
        most = most * 2 + 1;
        shade = shade * 2 + double(looks[i]) / std::max<double>(1, double(gene.phenotypeCount()) - 1);
    }
    tone.weight = 1 - 0.62 * (most > 0 ? shade / most : 0);
    if (cross.genes.size() == 1 && cross.genes[0].trait == Trait::FlowerColour)
        tone.flowers = cross.genes[0].seen(looks[0]);
    return tone;
}

std::vector<double> Experiment::chances() const {
    std::vector<double> values;
    for (const Outcome& outcome : outcomes)
        values.push_back(outcome.chance);
    return values;
}

std::string Experiment::ratioText() const {
    std::string text;
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : " : ") + part; };
    for (const std::int64_t part : ratio)
        add(std::to_string(part));
    if (ratio.empty())
        for (const Outcome& outcome : outcomes) {
            const double percent = outcome.chance * 100;
            char buffer[32];
            std::snprintf(buffer, sizeof buffer, "%.3g", percent);
            add(percent > 0 && percent < 0.001 ? "<0.001" : buffer);
        }
    return text;
}

std::string notation(const Cross& cross) {
    return notation(cross, cross.first) + " × " + notation(cross, cross.second);
}

Experiment offspringByLooks(const Cross& cross) {
    const Offspring offspring(cross);
    Experiment experiment;
    experiment.title = plain(notation(cross));
    experiment.key = notation(cross) + " looks";
    for (const Gene& gene : cross.genes)
        experiment.key += " " + gene.id;
    for (std::size_t look = 0; look < offspring.phenotypeCount(); ++look) {
        if (offspring.byPhenotype()[look] <= 0)
            continue;
        const auto looks = offspring.genesOfPhenotype(look);
        std::string letters;
        for (std::size_t i = 0; i < looks.size(); ++i)
            letters += lettersOf(cross.genes[i], looks[i], looks.size() >= manyGenes);
        experiment.outcomes.push_back(
            {offspring.phenotypeName(look), letters, offspring.byPhenotype()[look], toneOf(cross, looks)});
    }
    finish(experiment);
    rememberGame(experiment, cross);
    return experiment;
}

Experiment withPublished(Experiment experiment, const Cross& cross) {
    for (const PublishedCross& published : mendelsCrosses()) {
        if (published.by != CountsBy::Phenotype || published.cross.first != cross.first ||
            published.cross.second != cross.second || published.cross.genes.size() != cross.genes.size())
            continue;
        bool same = published.counts.size() == experiment.outcomes.size();
        for (std::size_t i = 0; i < cross.genes.size(); ++i)
            same = same && published.cross.genes[i].id == cross.genes[i].id;
        if (same)
            experiment.published.push_back(&published);
    }
    return experiment;
}

Experiment offspringByGenotype(const Cross& cross) {
    const Offspring offspring(cross);
    Experiment experiment;
    experiment.title = plain(notation(cross));
    experiment.key = notation(cross) + " genotypes";
    for (std::size_t genotype = 0; genotype < offspring.genotypeCount(); ++genotype) {
        if (offspring.byGenotype()[genotype] <= 0)
            continue;
        const std::string letters = offspring.genotypeNotation(genotype);
        const auto genes = offspring.genesOfGenotype(genotype);
        Tone tone{cross.genes[0].trait, 1 - 0.7 * double(genotype) / double(offspring.genotypeCount() - 1)};
        experiment.outcomes.push_back({plain(letters), letters, offspring.byGenotype()[genotype], tone});
    }
    finish(experiment);
    rememberGame(experiment, cross);
    return experiment;
}

Experiment gameteExperiment(const Cross& cross, const Individual& parent) {
    Experiment experiment;
    experiment.title = {ENGINE_TEXT("engine", "Gametes of %1"), {notation(cross, parent)}};
    experiment.key = notation(cross, parent) + " gametes";
    const auto gametes = gametesOf(cross, parent);
    for (std::size_t i = 0; i < gametes.size(); ++i) {
        const std::string letters = notation(cross, gametes[i]);
        const double share = gametes.size() > 1 ? double(i) / double(gametes.size() - 1) : 0;
        experiment.outcomes.push_back(
            {plain(letters), letters, gametes[i].chance, {cross.genes[0].trait, 1 - 0.65 * share}});
    }
    finish(experiment);
    return experiment;
}

} // namespace lessons
