// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross_figure.h"
#include "figure_parts.h"
#include "lessons/cross/x_linked.h"
#include "lessons/topics/figure_experiments.h"

namespace app::sex_linkage_figure {
namespace {

/// How many recessive alleles the parents of the topic's cross have, and its gene.
struct SexStart {
    lessons::Gene gene;
    int mother = 0;
    int father = 0;
};

SexStart sexStart(const FigureSettings& settings) {
    const lessons::Cross cross = startCross(settings);
    const lessons::Gene& gene = cross.genes.at(0);
    const bool motherFirst = lessons::yCount(gene, cross.first.loci[0]) == 0;
    const auto& mother = (motherFirst ? cross.first : cross.second).loci[0];
    const auto& father = (motherFirst ? cross.second : cross.first).loci[0];
    return {gene, int(std::ranges::count(mother, lessons::AlleleIndex{1})),
            int(std::ranges::count(father, lessons::AlleleIndex{1}))};
}

/// The genes to choose from: that of the topic and those of the catalogue.
std::vector<lessons::Gene> genesIn(const FigureSettings& settings) {
    std::vector<lessons::Gene> genes{sexStart(settings).gene};
    for (const lessons::Gene& gene : lessons::xLinkedGenes())
        if (gene.id != genes.front().id)
            genes.push_back(gene);
    return genes;
}

const Choice<int> xGene{{"x-gene", [] { return Figures::tr("Gene"); },
                         [](const FigureSettings& settings) {
                             return namesOf(genesIn(settings),
                                            [](const auto& gene) { return text(gene.name); });
                         }}};

lessons::Gene geneIn(const FigureSettings& settings) {
    return genesIn(settings)[std::size_t(xGene.in(settings))];
}

/// A parent's two alleles of the gene that is chosen, for each of its buttons.
Given<QStringList> tiles(std::vector<std::array<std::size_t, 2>> pairs) {
    return [pairs = std::move(pairs)](const FigureSettings& settings) {
        const auto symbols = geneIn(settings).symbols;
        return namesOf(pairs, [&symbols](const auto& pair) {
            return QString::fromStdString(symbols[pair[0]] + symbols[pair[1]]);
        });
    };
}

const Choice<int> mother{{"x-mother", [] { return Figures::tr("Mother"); }, tiles({{0, 0}, {0, 1}, {1, 1}}),
                          [](const FigureSettings& settings) { return sexStart(settings).mother; },
                          TitlePlace::Above, true, true}};
const Choice<int> father{{"x-father", [] { return Figures::tr("Father"); }, tiles({{0, 2}, {1, 2}}),
                          [](const FigureSettings& settings) { return sexStart(settings).father; },
                          TitlePlace::Above, true, true}};

lessons::Cross crossOf(const FigureSettings& settings) {
    constexpr lessons::AlleleIndex dominant = 0, recessive = 1, y = 2;
    const int recessives = mother.in(settings);
    lessons::Cross cross;
    cross.genes = {geneIn(settings)};
    cross.first.loci = {{recessives == 2 ? recessive : dominant, recessives == 0 ? dominant : recessive}};
    cross.second.loci = {{father.in(settings) == 1 ? recessive : dominant, y}};
    return cross;
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::sexLinkageExperiment(crossOf(settings));
}

/// The topic's own question is about its own parents.
const char* askOf(const FigureSettings& settings) {
    const lessons::Cross start = startCross(settings);
    const lessons::Cross now = crossOf(settings);
    if (now.genes[0].id == start.genes[0].id && lessons::notation(now) == lessons::notation(start))
        return nullptr;
    return ENGINE_TEXT("engine",
                       "The mother has two X, the father an X and a Y. Which X does a son get, and which two "
                       "does a daughter get? In what ratio do you expect the phenotypes?");
}

class SexLinkageFigure : public CrossFigure {
public:
    SexLinkageFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : CrossFigure(settings, run, parent) {
        addChoosers({&xGene, &mother, &father});
        addSquare();
        addCellWords("sexWords");
    }

private:
    lessons::Brood brood() const override { return lessons::Brood(crossOf(settings())); }
};

} // namespace
} // namespace app::sex_linkage_figure

app::FigureMaker app::sexLinkageFigure() {
    using namespace app::sex_linkage_figure;
    return makerOf<SexLinkageFigure>(experimentOf, askOf);
}
