// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/interaction.h"

#include "engine/core/text.h"

#include <array>

namespace lessons {

using core::Phrase;
using genotype::Inheritance;

namespace {

/// What the four classes A–B–, A–bb, aaB– and aabb show: places in the phenotypes.
using Classes = std::array<std::uint8_t, 4>;

/// Two genes, each with complete dominance.
Interaction twoGenes(const char* id, Phrase name, Phrase example, const char* source,
                     std::array<char, 2> letters, std::vector<Phrase> phenotypes, Classes classes) {
    Interaction made;
    made.id = id;
    made.name = std::move(name);
    made.example = std::move(example);
    made.source = source;
    made.genes = {letterGene(letters[0]), letterGene(letters[1])};
    made.phenotypes = std::move(phenotypes);
    for (std::size_t first = 0; first < 3; ++first)
        for (std::size_t second = 0; second < 3; ++second)
            made.phenotypeOfGenotype.push_back(classes[(first == 2 ? 2 : 0) + (second == 2 ? 1 : 0)]);
    return made;
}

/// Homozygous yellow embryos die. A is the allele of the wild grey-brown (agouti) coat.
Interaction yellowMice() {
    Interaction made;
    made.id = "recessive-lethal";
    made.name = {ENGINE_TEXT("engine", "recessive lethal allele"), {}};
    made.example = {ENGINE_TEXT("engine", "yellow mice"), {}};
    made.source = "Castle W. E., Little C. C. (1910) On a modified Mendelian ratio among yellow mice. "
                  "Science 32: 868–870";
    made.phenotypes = {{ENGINE_TEXT("engine", "yellow mouse"), {}},
                       {ENGINE_TEXT("engine", "wild-coloured mouse"), {}}};
    made.genes = {twoAlleleGene(
        "mouse-coat", {ENGINE_TEXT("engine", "coat of mice"), {}}, "Aʸ", "A", Inheritance::CompleteDominance,
        {.dominant = made.phenotypes[0], .recessive = made.phenotypes[1], .between = {}})};
    made.phenotypeOfGenotype = {Interaction::dies, 0, 1};
    return made;
}

/// About nine in ten children who inherit a changed copy of RB1 get tumours; the others can pass it on all
/// the same.
Interaction retinoblastoma() {
    Interaction made;
    made.id = "incomplete-penetrance";
    made.name = {ENGINE_TEXT("engine", "incomplete penetrance"), {}};
    made.example = {ENGINE_TEXT("engine", "heritable retinoblastoma"), {}};
    made.source = "Lohmann D. R., Gallie B. L. Retinoblastoma. GeneReviews, University of Washington";
    made.phenotypes = {{ENGINE_TEXT("engine", "tumour of the retina"), {}},
                       {ENGINE_TEXT("engine", "no tumour"), {}}};
    made.genes = {
        twoAlleleGene("retinoblastoma", {ENGINE_TEXT("engine", "heritable retinoblastoma"), {}}, "R", "r",
                      Inheritance::CompleteDominance,
                      {.dominant = made.phenotypes[0], .recessive = made.phenotypes[1], .between = {}})};
    made.phenotypeOfGenotype = {0, 0, 1};
    made.penetrance = 0.9;
    return made;
}

std::vector<Interaction> allInteractions() {
    return {
        // bb: brown instead of black pigment; ee: no dark pigment in the fur at all.
        twoGenes("recessive-epistasis", {ENGINE_TEXT("engine", "recessive epistasis"), {}},
                 {ENGINE_TEXT("engine", "coat of Labrador retrievers"), {}},
                 "Templeton J. W., Stewart A. P., Fletcher W. S. (1977) Coat color genetics in the Labrador "
                 "retriever. Journal of Heredity 68: 134–136",
                 {'B', 'E'},
                 {{ENGINE_TEXT("engine", "black dog"), {}},
                  {ENGINE_TEXT("engine", "brown dog"), {}},
                  {ENGINE_TEXT("engine", "yellow dog"), {}}},
                 {0, 2, 1, 2}),
        // Each gene makes one of two steps towards the pigment.
        twoGenes("complementary-genes", {ENGINE_TEXT("engine", "complementary genes"), {}},
                 {ENGINE_TEXT("engine", "flowers of the sweet pea"), {}},
                 "Bateson W., Saunders E. R., Punnett R. C. (1905) Reports to the Evolution Committee of the "
                 "Royal Society II",
                 {'C', 'P'},
                 {{ENGINE_TEXT("engine", "purple flower"), {}}, {ENGINE_TEXT("engine", "white flower"), {}}},
                 {0, 1, 1, 1}),
        // W keeps all colour away; without it, Y makes yellow of green.
        twoGenes("dominant-epistasis", {ENGINE_TEXT("engine", "dominant epistasis"), {}},
                 {ENGINE_TEXT("engine", "colour of summer squash"), {}},
                 "Sinnott E. W., Durham G. B. (1922) Inheritance in the summer squash. Journal of Heredity "
                 "13: 177–186",
                 {'W', 'Y'},
                 {{ENGINE_TEXT("engine", "white fruit"), {}},
                  {ENGINE_TEXT("engine", "yellow fruit"), {}},
                  {ENGINE_TEXT("engine", "green fruit"), {}}},
                 {0, 0, 1, 2}),
        twoGenes("duplicate-genes", {ENGINE_TEXT("engine", "duplicate genes"), {}},
                 {ENGINE_TEXT("engine", "seed pods of shepherd's purse"), {}},
                 "Shull G. H. (1914) Duplicate genes for capsule-form in Bursa bursa-pastoris. Zeitschrift "
                 "für induktive Abstammungs- und Vererbungslehre 12: 97–149",
                 {'C', 'D'},
                 {{ENGINE_TEXT("engine", "triangular pods"), {}}, {ENGINE_TEXT("engine", "oval pods"), {}}},
                 {0, 0, 0, 1}),
        // C makes colour, I prevents it.
        twoGenes(
            "dominant-suppression", {ENGINE_TEXT("engine", "dominant suppression"), {}},
            {ENGINE_TEXT("engine", "feathers of White Leghorns"), {}},
            "Punnett R. C. (1923) Heredity in Poultry. Macmillan, London", {'I', 'C'},
            {{ENGINE_TEXT("engine", "white feathers"), {}}, {ENGINE_TEXT("engine", "coloured feathers"), {}}},
            {0, 0, 1, 0}),
        twoGenes("additive-genes", {ENGINE_TEXT("engine", "additive genes"), {}},
                 {ENGINE_TEXT("engine", "shape of summer squash"), {}},
                 "Sinnott E. W. (1927) A factorial analysis of certain shape characters in squash fruits. "
                 "American Naturalist 61: 333–344",
                 {'A', 'B'},
                 {{ENGINE_TEXT("engine", "disc-shaped fruit"), {}},
                  {ENGINE_TEXT("engine", "round fruit"), {}},
                  {ENGINE_TEXT("engine", "long fruit"), {}}},
                 {0, 1, 1, 2}),
        yellowMice(),
        retinoblastoma(),
    };
}

} // namespace

const std::vector<Interaction>& interactionCatalogue() {
    static const std::vector<Interaction> all = allInteractions();
    return all;
}

} // namespace lessons
