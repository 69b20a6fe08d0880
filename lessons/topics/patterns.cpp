// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& patterns() {
    static const Topic topic{
        .id = "patterns",
        .title = ENGINE_TEXT("engine", "Beyond Mendel"),
        .task = ENGINE_TEXT(
            "engine",
            "Snapdragons, camellias, dogs, blood groups, human height: cross what does not follow 3 : 1."),
        .figure = Figure::Patterns,
        .predict = ENGINE_TEXT("engine", "Choose a pattern. In a snapdragon one red allele does not make "
                                         "enough pigment: the [heterozygote](heterozygous) is pink. If two "
                                         "pink ones are crossed, which colours come, and in which parts?"),
        .roll =
            ENGINE_TEXT("engine", "Compare the patterns. With [incomplete dominance](incomplete-dominance) "
                                  "and [codominance](codominance) each genotype has its own look, so looks "
                                  "come as genotypes do. With many genes watch steps turn into a bell."),
        .compare = ENGINE_TEXT(
            "engine", "Here the looks tell the genotype outright. Where could a test cross be spared?"),
        .explain =
            {
                ENGINE_TEXT("engine",
                            "Incomplete dominance: the heterozygote lies in between, as pink snapdragons do, "
                            "or the wavy coat of a dog with one allele for curls (*K*) and one for straight "
                            "hair (*K+*). The alleles do not mix: red and white come back in the next "
                            "generation. 1 : 2 : 1 is seen, not only thought."),
                ENGINE_TEXT("engine", "Codominance: both alleles show at full strength side by side. Human "
                                      "blood groups have three alleles, *Iᴬ*, *Iᴮ* and *i*. *Iᴬ* and *Iᴮ* "
                                      "are both dominant over *i* and codominant with each other, so there "
                                      "are six genotypes and four groups: A, B, AB and 0."),
                ENGINE_TEXT(
                    "engine",
                    "[Polygenic](polygenic) traits: when many genes each add a little, the steps between the "
                    "classes become small and their numbers follow a bell curve; surroundings blur what is "
                    "left. For human height a study of 5.4 million people found about 12 000 variants that "
                    "matter, in some 7 200 stretches of the genome; the booklet's 700 is an older count."),
            },
        .game =
            ENGINE_TEXT("engine", "Three overlays change flowers to codominance (red and white, as "
                                  "camellias) or incomplete dominance (pink, as snapdragons), and height to "
                                  "incomplete dominance (medium). Then each genotype has a goal of its own."),
        .science = ENGINE_TEXT(
            "engine",
            "Peas do none of this: in their flowers and height one allele is fully dominant. In print the "
            "blood group alleles often lose their raised letters; they are *Iᴬ*, *Iᴮ* and *i*. And real dogs "
            "have more genes for coats than this one: three explain most of the differences between breeds."),
        .questions =
            {
                {"patterns-pink",
                 ENGINE_TEXT("engine", "A pink snapdragon is crossed with a white one. What comes?"),
                 {{ENGINE_TEXT("engine", "half pink, half white"), true,
                   ENGINE_TEXT("engine",
                               "Right: the pink one gives red or white, the white one only white.")},
                  {ENGINE_TEXT("engine", "all light pink"), false,
                   ENGINE_TEXT("engine", "Alleles do not thin out; each offspring is pink or white.")},
                  {ENGINE_TEXT("engine", "1 red : 2 pink : 1 white"), false,
                   ENGINE_TEXT("engine", "That is pink × pink. Here one parent has no red allele.")}},
                 {ENGINE_TEXT("engine", "Write the genotypes: pink has one of each allele.")}},
                {"patterns-blood",
                 ENGINE_TEXT(
                     "engine",
                     "A mother has group A, a father group B, their child group 0. What are the parents?"),
                 {{ENGINE_TEXT("engine", "Iᴬi and Iᴮi"), true,
                   ENGINE_TEXT("engine", "Right: the child is *ii* and got a hidden *i* from both.")},
                  {ENGINE_TEXT("engine", "IᴬIᴬ and Iᴮi"), false,
                   ENGINE_TEXT("engine", "Then every child gets an *Iᴬ*.")},
                  {ENGINE_TEXT("engine", "such a child is impossible"), false,
                   ENGINE_TEXT("engine", "It is possible: *Iᴬ* and *Iᴮ* can each hide an *i*.")}},
                 {ENGINE_TEXT("engine", "Which genotype is group 0?"),
                  ENGINE_TEXT("engine", "*ii*: one *i* from each parent.")}},
                {"patterns-bell",
                 ENGINE_TEXT("engine", "Why do many genes make a bell curve?"),
                 {{ENGINE_TEXT("engine", "middle values can come about in many ways"), true,
                   ENGINE_TEXT(
                       "engine",
                       "Right: only one way leads to all plus alleles, very many lead to about half.")},
                  {ENGINE_TEXT("engine", "the middle alleles are dominant"), false,
                   ENGINE_TEXT("engine",
                               "No dominance is needed: here each plus allele simply adds its step.")},
                  {ENGINE_TEXT("engine", "nature prefers the average"), false,
                   ENGINE_TEXT("engine",
                               "Nobody prefers anything; it is counting the ways, as with many coins.")}},
                 {ENGINE_TEXT("engine",
                              "How many ways lead to ten heads in ten coins, and how many to five?")}},
            },
        .practice = {ProblemKind::HybridLooks, ProblemKind::BloodGroups},
        .teacher =
            {
                .aim = ENGINE_TEXT(
                    "engine",
                    "Distinguish dominance relations and see how many genes make continuous traits."),
                .minutes = 45,
                .standards = {"HS-LS3-3"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Incomplete dominance is blending after all.” Red and white "
                                              "come back unchanged from two pink plants."),
                        ENGINE_TEXT("engine", "“One gene, one trait.” Most traits of people are shaped by "
                                              "many genes and by surroundings."),
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
