// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& patterns() {
    static const Topic topic{
        .id = "patterns",
        .title = ENGINE_TEXT("engine", "Beyond Mendel"),
        .task = ENGINE_TEXT(
            "engine",
            "Snapdragons, camellias, dogs, blood groups, human height: crosses that do not give 3 : 1."),
        .figure = Figure::Patterns,
        .predict =
            ENGINE_TEXT("engine", "Choose a pattern. In a snapdragon one red allele does not make enough "
                                  "pigment: the [heterozygote](heterozygous) is pink. If two pink plants are "
                                  "crossed, which colours come up, and in what ratio?"),
        .roll = ENGINE_TEXT(
            "engine",
            "Compare the patterns. With [incomplete dominance](incomplete-dominance) and "
            "[codominance](codominance) each genotype has its own phenotype, so phenotypes and genotypes "
            "have the same ratio. With many genes, watch the steps turn into a bell curve."),
        .compare = ENGINE_TEXT(
            "engine",
            "Here the phenotype often reveals the genotype. For which patterns is a test cross not needed?"),
        .explain =
            {
                ENGINE_TEXT("engine",
                            "Incomplete dominance: the heterozygote is in between. Examples are pink "
                            "snapdragons, or the wavy coat of a dog with one allele for curls (*K*) and one "
                            "for straight hair (*K+*). The alleles do not mix: red and white come back in "
                            "the next generation. Here you can see 1 : 2 : 1 directly."),
                ENGINE_TEXT("engine", "Codominance: both alleles show side by side at full strength. Human "
                                      "blood groups have three alleles, *Iᴬ*, *Iᴮ* and *i*. *Iᴬ* and *Iᴮ* "
                                      "are both dominant over *i* and codominant with each other. So there "
                                      "are six genotypes and four groups: A, B, AB and O."),
                ENGINE_TEXT(
                    "engine",
                    "[Polygenic](polygenic) traits: when many genes each add a little, the steps between the "
                    "classes become small and their numbers follow a bell curve. The environment blurs the "
                    "remaining steps. For human height, a study of 5.4 million people found about 12 000 "
                    "variants with an effect, in some 7 200 stretches of the genome. The 700 genes in the "
                    "game's science booklet come from an older count."),
            },
        .game =
            ENGINE_TEXT("engine", "Three overlays change flowers to codominance (red and white, like "
                                  "camellias) or incomplete dominance (pink, like snapdragons), and height "
                                  "to incomplete dominance (medium). Then each genotype has its own goal."),
        .science = ENGINE_TEXT(
            "engine", "Mendel's peas do none of this: for flower colour and height one allele is fully "
                      "dominant. The game's science booklet prints the blood group alleles without the "
                      "raised letters; they are *Iᴬ*, *Iᴮ* and *i*. And dogs have more genes for their coat "
                      "than this one: three explain most of the differences between breeds."),
        .questions =
            {
                {"patterns-pink",
                 ENGINE_TEXT("engine",
                             "A pink snapdragon is crossed with a white one. What are the offspring?"),
                 {{ENGINE_TEXT("engine", "half pink, half white"), true,
                   ENGINE_TEXT("engine",
                               "Right: the pink plant passes on red or white, the white one only white.")},
                  {ENGINE_TEXT("engine", "all light pink"), false,
                   ENGINE_TEXT("engine", "Alleles cannot be diluted; each offspring is pink or white.")},
                  {ENGINE_TEXT("engine", "1 red : 2 pink : 1 white"), false,
                   ENGINE_TEXT("engine", "That is pink × pink. Here one parent has no red allele.")}},
                 {ENGINE_TEXT("engine", "Write the genotypes: pink has one of each allele.")}},
                {"patterns-blood",
                 ENGINE_TEXT("engine", "A mother has group A, a father group B and their child group O. What "
                                       "are the parents' genotypes?"),
                 {{ENGINE_TEXT("engine", "Iᴬi and Iᴮi"), true,
                   ENGINE_TEXT("engine", "Right: the child is *ii* and got a hidden *i* from both.")},
                  {ENGINE_TEXT("engine", "IᴬIᴬ and Iᴮi"), false,
                   ENGINE_TEXT("engine", "Then every child would get an *Iᴬ*.")},
                  {ENGINE_TEXT("engine", "such a child is impossible"), false,
                   ENGINE_TEXT("engine", "It is possible: *Iᴬ* and *Iᴮ* can each hide an *i*.")}},
                 {ENGINE_TEXT("engine", "Which genotype is group O?"),
                  ENGINE_TEXT("engine", "*ii*: one *i* from each parent.")}},
                {"patterns-bell",
                 ENGINE_TEXT("engine", "Why do many genes give a bell curve?"),
                 {{ENGINE_TEXT("engine", "there are many ways to get a middle value"), true,
                   ENGINE_TEXT(
                       "engine",
                       "Right: only one way leads to all plus alleles, but very many lead to about half.")},
                  {ENGINE_TEXT("engine", "the middle alleles are dominant"), false,
                   ENGINE_TEXT("engine",
                               "No dominance is needed: here each plus allele simply adds its step.")},
                  {ENGINE_TEXT("engine", "nature prefers the average"), false,
                   ENGINE_TEXT(
                       "engine",
                       "Nature has no preference; what counts is the number of ways, as with many coins.")}},
                 {ENGINE_TEXT("engine",
                              "With ten coins, how many ways lead to ten heads, and how many to five?")}},
            },
        .practice = {ProblemKind::HybridLooks, ProblemKind::BloodGroups},
        .teacher =
            {
                .aim = ENGINE_TEXT("engine", "Distinguish the forms of dominance, and see how many genes "
                                             "together produce a continuous trait."),
                .minutes = 45,
                .standards = {"HS-LS3-3"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Incomplete dominance is blending after all.” Red and white "
                                              "come back unchanged from two pink plants."),
                        ENGINE_TEXT("engine", "“One gene, one trait.” Most human traits are shaped by many "
                                              "genes and by the environment."),
                    },
                .sources = {"Yengo L. et al. (2022) A saturated map of common genetic variants associated "
                            "with human height. Nature 610: 704–712 (12 111 variants in 7 209 segments, 5.4 "
                            "million people)",
                            "Wood A. R. et al. (2014) Defining the role of common variation in the genomic "
                            "and biological architecture of adult human height. Nature Genetics 46: "
                            "1173–1186 (697 variants)",
                            "Cadieu E. et al. (2009) Coat variation in the domestic dog is governed by "
                            "variants in three genes. Science 326: 150–153",
                            "Landsteiner K. (1901) Über Agglutinationserscheinungen normalen menschlichen "
                            "Blutes. Wiener klinische Wochenschrift 14: 1132–1134"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
