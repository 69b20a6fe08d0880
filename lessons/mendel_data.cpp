// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/mendel_data.h"

#include "engine/core/text.h"

#include <algorithm>

namespace lessons {

namespace {

Individual everyLocus(std::size_t genes, AlleleIndex first, AlleleIndex second) {
    return {std::vector<std::array<AlleleIndex, 2>>(genes, {first, second})};
}

std::vector<Gene> genesOf(std::initializer_list<const char*> ids) {
    std::vector<Gene> genes;
    for (const char* const id : ids)
        genes.push_back(*findGene(id));
    return genes;
}

Cross hybrids(std::initializer_list<const char*> genes) {
    return {genesOf(genes), everyLocus(genes.size(), 0, 1), everyLocus(genes.size(), 0, 1), {}};
}

Cross hybridByRecessive(std::initializer_list<const char*> genes) {
    return {genesOf(genes), everyLocus(genes.size(), 0, 1), everyLocus(genes.size(), 1, 1), {}};
}

PublishedCross f2(const char* gene, std::int64_t dominant, std::int64_t recessive) {
    return {std::string("f2-") + gene,
            {ENGINE_TEXT("engine", "F2: %1"), {findGene(gene)->name}},
            hybrids({gene}),
            CountsBy::Phenotype,
            {dominant, recessive}};
}

std::vector<PublishedCross> allCrosses() {
    return {
        f2("seed-shape", 5474, 1850),
        f2("seed-colour", 6022, 2001),
        f2("flower-colour", 705, 224),
        f2("pod-shape", 882, 299),
        f2("pod-colour", 428, 152),
        f2("flower-position", 651, 207),
        f2("plant-height", 787, 277),
        {"dihybrid",
         {ENGINE_TEXT("engine", "Two genes: seed shape and seed colour"), {}},
         hybrids({"seed-shape", "seed-colour"}),
         CountsBy::Phenotype,
         {315, 108, 101, 32}},
        {"dihybrid-genotypes",
         {ENGINE_TEXT("engine", "Two genes: the genotypes of 529 plants"), {}},
         hybrids({"seed-shape", "seed-colour"}),
         CountsBy::Genotype,
         {38, 65, 35, 60, 138, 67, 28, 68, 30}},
        {"trihybrid",
         {ENGINE_TEXT("engine", "Three genes: the genotypes of 639 plants"), {}},
         hybrids({"seed-shape", "seed-colour", "flower-colour"}),
         CountsBy::Genotype,
         {8,  22, 14, 15, 45, 18, 9,  17, 11,  // RR
          14, 38, 18, 49, 78, 48, 20, 40, 16,  // Rr
          8,  25, 10, 19, 36, 24, 10, 20, 7}}, // rr
        {"test-cross-pollen",
         {ENGINE_TEXT("engine", "Test cross: hybrids with pollen of the recessive parent"), {}},
         hybridByRecessive({"seed-shape", "seed-colour"}),
         CountsBy::Phenotype,
         {31, 26, 27, 26}},
        {"test-cross-seed",
         {ENGINE_TEXT("engine", "Test cross: the recessive parent with pollen of hybrids"), {}},
         hybridByRecessive({"seed-shape", "seed-colour"}),
         CountsBy::Phenotype,
         {24, 25, 22, 27}},
    };
}

} // namespace

std::vector<double> PublishedCross::chances() const {
    const Offspring offspring(cross);
    return by == CountsBy::Phenotype ? offspring.byPhenotype() : offspring.byGenotype();
}

const std::vector<PublishedCross>& mendelsCrosses() {
    static const std::vector<PublishedCross> crosses = allCrosses();
    return crosses;
}

const PublishedCross* findMendelsCross(std::string_view id) {
    const auto& crosses = mendelsCrosses();
    const auto found = std::find_if(crosses.begin(), crosses.end(),
                                    [id](const PublishedCross& cross) { return cross.id == id; });
    return found == crosses.end() ? nullptr : &*found;
}

const std::vector<SelfedDominants>& mendelsSelfedDominants() {
    static const std::vector<SelfedDominants> all{
        {"seed-shape", 193, 372, false}, {"seed-colour", 166, 353, false}, {"flower-colour", 36, 64, true},
        {"pod-shape", 29, 71, true},     {"pod-colour", 40, 60, true},     {"flower-position", 33, 67, true},
        {"plant-height", 28, 72, true},  {"pod-colour", 35, 65, true}};
    return all;
}

core::Phrase mendelsCitation() {
    return {ENGINE_TEXT("engine", "G. Mendel, Versuche über Pflanzen-Hybriden, Verhandlungen des "
                                  "naturforschenden Vereines in Brünn 4 (1866), 3–47; English: W. Bateson, "
                                  "Mendel's Principles of Heredity (1909)"),
            {}};
}

} // namespace lessons
