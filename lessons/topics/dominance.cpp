// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& dominance() {
    static const Topic topic{
        .id = "dominance",
        .title = ENGINE_TEXT("engine", "Dominance"),
        .task = ENGINE_TEXT("engine",
                            "Cross two pure lines, then cross their offspring. Predict what comes back."),
        .figure = Figure::Generations,
        .startCross = "Tt x Tt",
        .predict = ENGINE_TEXT(
            "engine", "A [pure line](pure-line) of tall plants (*TT*) is crossed with one of short plants "
                      "(*tt*). All offspring, the [F1](f1), are tall. Now F1 plants are crossed with each "
                      "other. What will their offspring, the [F2](f2), look like?"),
        .roll = ENGINE_TEXT("engine", "Roll a few plants first, then many. Watch how the share of the "
                                      "dominant look wanders, and when it comes to rest."),
        .compare = ENGINE_TEXT(
            "engine", "Switch the figure between looks and genotypes. The same plants give 3 : 1 by what you "
                      "see and 1 : 2 : 1 by what they carry. Which of the two did your counts come near?"),
        .explain =
            {
                ENGINE_TEXT("engine", "Every F1 plant is *Tt*: one [allele](allele) from each parent. The "
                                      "[dominant](dominant) allele *T* is enough to make the plant tall, so "
                                      "the [recessive](recessive) *t* is hidden, not lost."),
                ENGINE_TEXT(
                    "engine",
                    "Half of the [gametes](gamete) of a *Tt* plant carry *T* and half carry *t*. Two draws "
                    "by chance give *TT*, *Tt*, *tT* and *tt*, each one time in four. *Tt* and *tT* are the "
                    "same, so genotypes come as 1 : 2 : 1. Three of the four are tall: 3 : 1."),
                ENGINE_TEXT(
                    "engine",
                    "Mendel counted 787 tall and 277 short plants in his F2, 2.84 to 1. No real count is "
                    "exactly 3 : 1; the ratio is what chance comes near to when there are many."),
            },
        .game = ENGINE_TEXT("engine",
                            "Printed parents are heterozygous, so a die with a numeral shows the dominant "
                            "look three times in four. You see the genotype of every die at once."),
        .science = ENGINE_TEXT("engine",
                               "Nobody sees a genotype. Mendel grew the next generation to learn which tall "
                               "plants were *TT* and which *Tt*. And dominant does not mean common or "
                               "strong: it only says which allele shows in a [heterozygote](heterozygous)."),
        .questions =
            {
                {"dominance-f1",
                 ENGINE_TEXT("engine", "A pure purple line (*FF*) is crossed with a pure white one (*ff*). "
                                       "What do all F1 plants look like?"),
                 {{ENGINE_TEXT("engine", "purple"), true,
                   ENGINE_TEXT("engine", "Right: each is *Ff*, and one dominant allele is enough.")},
                  {ENGINE_TEXT("engine", "light purple"), false,
                   ENGINE_TEXT("engine", "Alleles do not mix like paint here: with complete dominance one "
                                         "*F* makes the full colour.")},
                  {ENGINE_TEXT("engine", "half purple, half white"), false,
                   ENGINE_TEXT("engine", "Every F1 plant gets *F* from one parent and *f* from the other: "
                                         "they are all alike.")},
                  {ENGINE_TEXT("engine", "white"), false,
                   ENGINE_TEXT(
                       "engine",
                       "White shows only where both alleles are *f*; each F1 plant also has an *F*.")}},
                 {ENGINE_TEXT("engine", "Write down which allele each parent can give."),
                  ENGINE_TEXT("engine",
                              "*FF* gives only *F*, *ff* gives only *f*. What is *F* together with *f*?")}},
                {"dominance-hidden",
                 ENGINE_TEXT("engine", "Two tall plants have a short offspring. What were the parents?"),
                 {{"Tt × Tt", true,
                   ENGINE_TEXT("engine", "Right: the short one is *tt* and got a hidden *t* from both.")},
                  {"TT × Tt", false,
                   ENGINE_TEXT("engine", "*TT* can give no *t*, and without two of them no plant is short.")},
                  {"TT × TT", false, ENGINE_TEXT("engine", "This pair has no *t* at all to pass on.")},
                  {"Tt × tt", false,
                   ENGINE_TEXT("engine", "*tt* would itself be short, but both parents are tall.")}},
                 {ENGINE_TEXT("engine", "Which genotype must the short plant have?"),
                  ENGINE_TEXT("engine", "It is *tt*: one *t* came from each parent.")}},
                {"dominance-two-thirds",
                 ENGINE_TEXT(
                     "engine",
                     "Pick a tall plant of the F2 without looking at its genes. How likely is it *Tt*?"),
                 {{ENGINE_TEXT("engine", "2 in 3"), true,
                   ENGINE_TEXT("engine", "Right: of three tall plants, one is *TT* and two are *Tt*.")},
                  {ENGINE_TEXT("engine", "1 in 2"), false,
                   ENGINE_TEXT(
                       "engine",
                       "That is the share among all plants. You already know that this one is not *tt*.")},
                  {ENGINE_TEXT("engine", "3 in 4"), false,
                   ENGINE_TEXT("engine",
                               "That is the share of tall plants in the F2, *TT* and *Tt* together.")},
                  {ENGINE_TEXT("engine", "1 in 4"), false,
                   ENGINE_TEXT("engine", "That is the share of *tt*, the short ones.")}},
                 {ENGINE_TEXT("engine", "Cross out the square's cell that is not tall."),
                  ENGINE_TEXT("engine", "Three cells are left. In how many of them does a *t* stand?")}},
            },
        .practice = {ProblemKind::LookShare, ProblemKind::GenotypeShare, ProblemKind::ExpectedCount},
        .teacher =
            {
                .aim = ENGINE_TEXT("engine", "Tell phenotype ratios from genotype ratios, and see a ratio as "
                                             "what chance comes near to."),
                .minutes = 30,
                .standards = {"HS-LS3-3", "MS-LS3-2"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Dominant alleles are more common, or better.” Dominance is "
                                              "about what a heterozygote looks like, nothing else."),
                        ENGINE_TEXT("engine",
                                    "“Of four offspring exactly three are dominant.” Roll four several "
                                    "times: this happens in only about 42 of 100 families."),
                    },
                .sources =
                    {"Mendel G. (1866) Versuche über Pflanzen-Hybriden. Verh. naturf. Ver. Brünn 4: 3–47 (F2 "
                     "of stem length: 787 to 277)",
                     "Bateson W. (1909) Mendel's Principles of Heredity (English translation). Cambridge"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
