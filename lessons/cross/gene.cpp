// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/gene.h"

#include "engine/core/text.h"

#include <algorithm>
#include <utility>

namespace lessons {

using genotype::Inheritance;

std::size_t Gene::genotypeOf(AlleleIndex one, AlleleIndex other) const {
    const std::size_t low = std::min(one, other);
    const std::size_t high = std::max(one, other);
    return low * alleleCount() - low * (low + 1) / 2 + high;
}

std::array<AlleleIndex, 2> Gene::allelesOf(std::size_t genotype) const {
    AlleleIndex low = 0;
    std::size_t left = genotype;
    for (std::size_t pairs = alleleCount(); left >= pairs; --pairs, ++low)
        left -= pairs;
    return {low, static_cast<AlleleIndex>(low + left)};
}

bool Gene::isHeterozygous(std::size_t genotype) const {
    const auto alleles = allelesOf(genotype);
    return alleles[0] != alleles[1];
}

std::string Gene::notation(std::size_t genotype) const {
    const auto alleles = allelesOf(genotype);
    return symbols[alleles[0]] + symbols[alleles[1]];
}

std::optional<genotype::Phenotype> Gene::seen(std::size_t phenotype) const {
    const auto shows = std::find(phenotypeOfGenotype.begin(), phenotypeOfGenotype.end(), phenotype);
    if (!trait || shows == phenotypeOfGenotype.end())
        return std::nullopt;
    const auto genotype = static_cast<genotype::Genotype>(shows - phenotypeOfGenotype.begin());
    return phenotypeOf(*trait, genotype, inheritance);
}

Gene twoAlleleGene(std::string id, core::Phrase name, std::string dominantSymbol, std::string recessiveSymbol,
                   Inheritance inheritance, const TwoAlleleWords& words) {
    Gene gene;
    gene.id = std::move(id);
    gene.name = std::move(name);
    gene.inheritance = inheritance;
    gene.symbols = {std::move(dominantSymbol), std::move(recessiveSymbol)};
    if (inheritance == Inheritance::CompleteDominance) {
        gene.phenotypes = {words.dominant, words.recessive};
        gene.phenotypeOfGenotype = {0, 0, 1};
    } else {
        gene.phenotypes = {words.dominant, words.between, words.recessive};
        gene.phenotypeOfGenotype = {0, 1, 2};
    }
    return gene;
}

Gene letterGene(char letter) {
    const char capital = letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter;
    const char small = static_cast<char>(capital - 'A' + 'a');
    const std::string dominant(1, capital);
    const std::string recessive(1, small);
    return twoAlleleGene(std::string("letter-") + small, {ENGINE_TEXT("engine", "gene %1"), {dominant}},
                         dominant, recessive, Inheritance::CompleteDominance,
                         {.dominant = {ENGINE_TEXT("engine", "dominant form of %1"), {dominant}},
                          .recessive = {ENGINE_TEXT("engine", "recessive form of %1"), {dominant}},
                          .between = {}});
}

} // namespace lessons
