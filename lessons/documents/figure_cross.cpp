// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/figure_cross.h"

#include "engine/core/text.h"
#include "lessons/cross/offspring.h"

#include <algorithm>

namespace lessons {
namespace {

bool isOfTheGame(const Cross& cross) {
    return std::ranges::all_of(cross.genes, [](const Gene& gene) { return gene.trait.has_value(); });
}

/// Whether the parent is heterozygous for every gene.
bool isHybrid(const Individual& parent) {
    return std::ranges::all_of(parent.loci, [](const auto& alleles) { return alleles[0] != alleles[1]; });
}

/// Whether the parent has only the last-named allele of every gene.
bool isRecessive(const Cross& cross, const Individual& parent) {
    for (std::size_t i = 0; i < cross.genes.size(); ++i)
        if (parent.loci[i][0] != parent.loci[i][1] ||
            parent.loci[i][0] + std::size_t{1} != cross.genes[i].alleleCount())
            return false;
    return true;
}

bool showsBothLooks(const Cross& cross) {
    const auto chances = Offspring(cross).byPhenotype();
    return chances.size() == 2 && std::ranges::min(chances) > 0;
}

bool isOneGameGene(const Cross& cross) {
    return cross.genes.size() == 1 && isOfTheGame(cross);
}

struct Need {
    Figure figure;
    const char* what;    ///< marked for translation
    const char* example; ///< a cross that fits
    bool (*isMet)(const Cross& cross);
};

/// The figures that begin with a cross; the others have none.
constexpr std::array needs{
    Need{Figure::Garden,
         ENGINE_TEXT("engine", "two parents that are heterozygous for one of the game's genes"), "Tt x Tt",
         [](const Cross& cross) {
             return isOneGameGene(cross) && isHybrid(cross.first) && isHybrid(cross.second);
         }},
    Need{Figure::Gametes, ENGINE_TEXT("engine", "one to three genes"), "Rr x Rr",
         [](const Cross& cross) { return cross.genes.size() <= 3; }},
    Need{Figure::Looks, ENGINE_TEXT("engine", "one of the game's genes"), "Ff x Ff", isOneGameGene},
    Need{Figure::Generations, ENGINE_TEXT("engine", "one of the game's genes"), "Tt x Tt", isOneGameGene},
    Need{Figure::Square,
         ENGINE_TEXT("engine", "one of the game's genes, whose offspring can show both phenotypes"),
         "Ff x Ff", [](const Cross& cross) { return isOneGameGene(cross) && showsBothLooks(cross); }},
    Need{Figure::SmallFamilies,
         ENGINE_TEXT("engine",
                     "one of the game's genes, a heterozygous parent and one that is heterozygous or "
                     "recessive"),
         "Rr x Rr",
         [](const Cross& cross) {
             return isOneGameGene(cross) && isHybrid(cross.first) &&
                    (isHybrid(cross.second) || isRecessive(cross, cross.second));
         }},
    Need{Figure::TestCross,
         ENGINE_TEXT("engine", "one of the game's genes, a heterozygous parent and a recessive one"),
         "Ff x ff",
         [](const Cross& cross) {
             return isOneGameGene(cross) && isHybrid(cross.first) && isRecessive(cross, cross.second);
         }},
    Need{Figure::SeveralGenes, ENGINE_TEXT("engine", "two to four genes"), "RrGg x RrGg",
         [](const Cross& cross) { return cross.genes.size() >= 2 && cross.genes.size() <= 4; }},
    Need{Figure::Linkage, ENGINE_TEXT("engine", "R and G, a heterozygous parent and a recessive one"),
         "RrGg x rrgg",
         [](const Cross& cross) {
             return cross.genes.size() == 2 && cross.genes[0].symbols[0] == "R" &&
                    cross.genes[1].symbols[0] == "G" && isHybrid(cross.first) &&
                    isRecessive(cross, cross.second);
         }},
    Need{Figure::Meiosis, ENGINE_TEXT("engine", "one to three genes"), "RrGg x RrGg",
         [](const Cross& cross) { return cross.genes.size() <= 3; }},
    Need{Figure::SexLinkage, ENGINE_TEXT("engine", "one X-linked gene"), "XRXR x XrY",
         [](const Cross& cross) { return cross.genes.size() == 1 && cross.genes[0].xLinked; }},
};

} // namespace

std::optional<core::Phrase> refusalOfCross(Figure figure, const Cross* cross) {
    const std::string name(figureNames[static_cast<std::size_t>(figure)]);
    const auto* const need = std::ranges::find(needs, figure, &Need::figure);
    if (need == needs.end())
        return cross == nullptr
                   ? std::nullopt
                   : std::optional(core::Phrase{
                         ENGINE_TEXT("engine", "The figure “%1” begins with no cross."), {name}});
    if (cross != nullptr && need->isMet(*cross))
        return std::nullopt;
    return core::Phrase{ENGINE_TEXT("engine", "The figure “%1” needs a cross such as %2: %3."),
                        {name, need->example, core::Phrase{need->what, {}}}};
}

} // namespace lessons
