// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/gene.h"

#include "engine/core/text.h"
#include "engine/genotype/words/words.h"
#include "lessons/cross/x_linked.h"

#include <algorithm>
#include <array>

namespace lessons {

using core::Phrase;
using genotype::Genotype;
using genotype::Inheritance;
using genotype::Trait;

namespace {

/// A trait of the game under an inheritance; its words are the board's.
Gene traitGene(std::string id, Trait trait, Inheritance inheritance, GeneGroup group) {
    const auto look = [&](Genotype genotype) {
        return genotype::words::word(phenotypeOf(trait, genotype, inheritance));
    };
    Gene gene = twoAlleleGene(std::move(id), genotype::words::name(trait),
                              std::string(1, genotype::letterOf(trait, true)),
                              std::string(1, genotype::letterOf(trait, false)), inheritance,
                              {.dominant = look(Genotype::HomozygousDominant),
                               .recessive = look(Genotype::HomozygousRecessive),
                               .between = look(Genotype::Heterozygous)});
    gene.group = group;
    gene.trait = trait;
    return gene;
}

Gene mendels(std::string id, Phrase name, char capital, TwoAlleleWords words) {
    Gene gene = twoAlleleGene(std::move(id), std::move(name), std::string(1, capital),
                              std::string(1, static_cast<char>(capital - 'A' + 'a')),
                              Inheritance::CompleteDominance, words);
    gene.group = GeneGroup::Mendel;
    return gene;
}

/// Curly and straight coats of dogs, with wavy between them. The booklet writes K and K+; the curls of real
/// dogs come from KRT71, with an incompletely dominant allele (Cadieu et al., Science 326, 2009).
Gene dogCoat() {
    Gene gene = twoAlleleGene("dog-coat", {ENGINE_TEXT("engine", "dog's coat"), {}}, "K", "K+",
                              Inheritance::IncompleteDominance,
                              {.dominant = {ENGINE_TEXT("engine", "curly"), {}},
                               .recessive = {ENGINE_TEXT("engine", "straight"), {}},
                               .between = {ENGINE_TEXT("engine", "wavy"), {}}});
    gene.group = GeneGroup::BeyondMendel;
    return gene;
}

/// Blood groups: Iᴬ and Iᴮ are codominant, both are dominant over i (Bernstein 1924).
Gene bloodGroup() {
    Gene gene;
    gene.id = "blood-group";
    gene.name = {ENGINE_TEXT("engine", "blood group"), {}};
    gene.group = GeneGroup::BeyondMendel;
    gene.inheritance = Inheritance::Codominance;
    gene.symbols = {"Iᴬ", "Iᴮ", "i"};
    gene.phenotypes = {{ENGINE_TEXT("engine", "group A"), {}},
                       {ENGINE_TEXT("engine", "group B"), {}},
                       {ENGINE_TEXT("engine", "group AB"), {}},
                       {ENGINE_TEXT("engine", "group O"), {}}};
    gene.phenotypeOfGenotype = {0, 2, 0, 1, 1, 3}; // AA, AB, A0, BB, B0, 00
    return gene;
}

std::vector<Gene> invented(Inheritance inheritance) {
    const auto make = [inheritance](const char* id, Phrase name, char capital, TwoAlleleWords words,
                                    Phrase both) {
        if (inheritance == Inheritance::Codominance)
            words.between = std::move(both);
        return twoAlleleGene(id, std::move(name), std::string(1, capital),
                             std::string(1, static_cast<char>(capital - 'A' + 'a')), inheritance, words);
    };
    return {
        make("wing-colour", {ENGINE_TEXT("engine", "wing colour"), {}}, 'B',
             {.dominant = {ENGINE_TEXT("engine", "blue wings"), {}},
              .recessive = {ENGINE_TEXT("engine", "yellow wings"), {}},
              .between = {ENGINE_TEXT("engine", "green wings"), {}}},
             {ENGINE_TEXT("engine", "blue and yellow wings"), {}}),
        make("shell-colour", {ENGINE_TEXT("engine", "shell colour"), {}}, 'D',
             {.dominant = {ENGINE_TEXT("engine", "dark shell"), {}},
              .recessive = {ENGINE_TEXT("engine", "pale shell"), {}},
              .between = {ENGINE_TEXT("engine", "grey shell"), {}}},
             {ENGINE_TEXT("engine", "dark and pale shell"), {}}),
        make("horn-length", {ENGINE_TEXT("engine", "horn length"), {}}, 'H',
             {.dominant = {ENGINE_TEXT("engine", "long horns"), {}},
              .recessive = {ENGINE_TEXT("engine", "short horns"), {}},
              .between = {ENGINE_TEXT("engine", "medium horns"), {}}},
             {ENGINE_TEXT("engine", "one long and one short horn"), {}}),
        make("glow", {ENGINE_TEXT("engine", "glow at night"), {}}, 'L',
             {.dominant = {ENGINE_TEXT("engine", "bright glow"), {}},
              .recessive = {ENGINE_TEXT("engine", "no glow"), {}},
              .between = {ENGINE_TEXT("engine", "faint glow"), {}}},
             {ENGINE_TEXT("engine", "glow in stripes"), {}}),
        make("mane-colour", {ENGINE_TEXT("engine", "mane colour"), {}}, 'M',
             {.dominant = {ENGINE_TEXT("engine", "red mane"), {}},
              .recessive = {ENGINE_TEXT("engine", "white mane"), {}},
              .between = {ENGINE_TEXT("engine", "pink mane"), {}}},
             {ENGINE_TEXT("engine", "red and white mane"), {}}),
        make("nose-shape", {ENGINE_TEXT("engine", "nose shape"), {}}, 'N',
             {.dominant = {ENGINE_TEXT("engine", "pointed nose"), {}},
              .recessive = {ENGINE_TEXT("engine", "flat nose"), {}},
              .between = {ENGINE_TEXT("engine", "blunt nose"), {}}},
             {ENGINE_TEXT("engine", "half pointed and half flat nose"), {}}),
        make("scale-colour", {ENGINE_TEXT("engine", "scale colour"), {}}, 'P',
             {.dominant = {ENGINE_TEXT("engine", "purple scales"), {}},
              .recessive = {ENGINE_TEXT("engine", "silver scales"), {}},
              .between = {ENGINE_TEXT("engine", "lilac scales"), {}}},
             {ENGINE_TEXT("engine", "purple and silver scales"), {}}),
        make("eye-colour", {ENGINE_TEXT("engine", "eye colour"), {}}, 'E',
             {.dominant = {ENGINE_TEXT("engine", "black eyes"), {}},
              .recessive = {ENGINE_TEXT("engine", "golden eyes"), {}},
              .between = {ENGINE_TEXT("engine", "bronze eyes"), {}}},
             {ENGINE_TEXT("engine", "black and golden eyes"), {}}),
    };
}

std::vector<Gene> wholeCatalogue() {
    constexpr auto complete = Inheritance::CompleteDominance;
    std::vector<Gene> genes{
        traitGene("seed-shape", Trait::SeedShape, complete, GeneGroup::Game),
        traitGene("flower-colour", Trait::FlowerColour, complete, GeneGroup::Game),
        traitGene("pod-colour", Trait::PodColour, complete, GeneGroup::Game),
        traitGene("plant-height", Trait::PlantHeight, complete, GeneGroup::Game),
        mendels("seed-colour", {ENGINE_TEXT("engine", "seed colour"), {}}, 'Y',
                {.dominant = {ENGINE_TEXT("engine", "yellow"), {}},
                 .recessive = {ENGINE_TEXT("engine", "green"), {}},
                 .between = {}}),
        mendels("pod-shape", {ENGINE_TEXT("engine", "pod shape"), {}}, 'V',
                {.dominant = {ENGINE_TEXT("engine", "inflated"), {}},
                 .recessive = {ENGINE_TEXT("engine", "constricted"), {}},
                 .between = {}}),
        mendels("flower-position", {ENGINE_TEXT("engine", "flower position"), {}}, 'A',
                {.dominant = {ENGINE_TEXT("engine", "axial"), {}},
                 .recessive = {ENGINE_TEXT("engine", "terminal"), {}},
                 .between = {}}),
        traitGene("flower-incomplete", Trait::FlowerColour, Inheritance::IncompleteDominance,
                  GeneGroup::BeyondMendel),
        traitGene("flower-codominance", Trait::FlowerColour, Inheritance::Codominance,
                  GeneGroup::BeyondMendel),
        traitGene("height-incomplete", Trait::PlantHeight, Inheritance::IncompleteDominance,
                  GeneGroup::BeyondMendel),
        dogCoat(),
        bloodGroup(),
    };
    for (const std::vector<Gene>& more : {xLinkedGenes(), inventedGenes(complete)})
        genes.insert(genes.end(), more.begin(), more.end());
    return genes;
}

} // namespace

const std::vector<Gene>& inventedGenes(Inheritance inheritance) {
    static const std::array<std::vector<Gene>, 3> genes{invented(Inheritance::CompleteDominance),
                                                        invented(Inheritance::IncompleteDominance),
                                                        invented(Inheritance::Codominance)};
    return genes[static_cast<std::size_t>(inheritance)];
}

const std::vector<Gene>& geneCatalogue() {
    static const std::vector<Gene> genes = wholeCatalogue();
    return genes;
}

const Gene* findGene(std::string_view id) {
    const auto& genes = geneCatalogue();
    const auto gene =
        std::find_if(genes.begin(), genes.end(), [id](const Gene& one) { return one.id == id; });
    return gene == genes.end() ? nullptr : &*gene;
}

} // namespace lessons
