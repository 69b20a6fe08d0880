// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/couple_cross.h"

#include "lessons/cross/notation.h"
#include "lessons/cross/x_linked.h"
#include "lessons/pedigree/family_tree.h"
#include "lessons/pedigree/inference.h"

#include <algorithm>
#include <variant>

namespace lessons::pedigree {

namespace {

/// A carrier whom only the population makes possible has a chance of at most 0.02 and is not shown as one.
constexpr double worthShowing = 0.05;
/// A chance this close to 1 differs from it by rounding only.
constexpr double certainty = 1 - 1e-9;

/// Two different alleles of the gene; a man's only X is not one.
bool isHeterozygous(Mode mode, GeneState state) {
    return state.copies == 1 && !(isXLinked(mode) && state.sex == Sex::Male);
}

GenotypeChance shownOf(Mode mode, const GenotypeChances& genotypes) {
    const auto mixed = std::ranges::find_if(genotypes, [mode](const GenotypeChance& one) {
        return isHeterozygous(mode, one.state) && one.chance > worthShowing;
    });
    return mixed != genotypes.end() ? *mixed
                                    : *std::ranges::max_element(genotypes, {}, &GenotypeChance::chance);
}

} // namespace

std::optional<CoupleCross> coupleCross(const Pedigree& family, Mode mode, Parents couple) {
    if (!std::ranges::count(mainModes, mode))
        return std::nullopt;
    const auto genotypes = genotypeChances(family, {mode});
    if (!genotypes)
        return std::nullopt;
    const GenotypeChance mother = shownOf(mode, (*genotypes)[couple.mother]);
    const GenotypeChance father = shownOf(mode, (*genotypes)[couple.father]);
    const std::vector<Gene> genes{isXLinked(mode) ? xLinkedLetterGene('A') : letterGene('A')};
    return CoupleCross{
        std::get<Cross>(readCross(genes, genotypeOf(mode, mother.state), genotypeOf(mode, father.state))),
        std::min(mother.chance, 1.0), std::min(father.chance, 1.0)};
}

Parents coupleToShow(const Pedigree& family, Mode mode) {
    const auto genotypes = genotypeChances(family, {mode}).value();
    const auto certain = [&](std::size_t person) {
        const GenotypeChance shown = shownOf(mode, genotypes[person]);
        return isHeterozygous(mode, shown.state) && shown.chance > certainty ? 1 : 0;
    };
    const FamilyTree tree(family);
    const auto found = std::ranges::max_element(
        tree.couples(), {}, [&](const Couple& one) { return certain(one.father) + certain(one.mother); });
    return {found->father, found->mother};
}

} // namespace lessons::pedigree
