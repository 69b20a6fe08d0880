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
                                      "dominant phenotype wanders, and when it settles."),
        .compare = ENGINE_TEXT(
            "engine", "Switch the figure between phenotype and genotype. The same plants give 3 : 1 by what "
                      "you see and 1 : 2 : 1 by what they carry. Which of the two are your counts close to?"),
        .explain =
            {
                ENGINE_TEXT(
                    "engine",
                    "Every F1 plant is *Tt*, with one [allele](allele) from each parent, so all of them look "
                    "alike (the law of uniformity). The [dominant](dominant) allele *T* is enough to make "
                    "the plant tall; the [recessive](recessive) *t* is hidden, not lost."),
                ENGINE_TEXT("engine",
                            "Half of the [gametes](gamete) of a *Tt* plant carry *T* and half carry *t*. "
                            "Drawing one gamete from each parent gives *TT*, *Tt*, *tT* or *tt*, each with a "
                            "chance of 1 in 4. *Tt* and *tT* are the same, so the genotypes have the ratio 1 "
                            ": 2 : 1. Three of the four are tall: 3 : 1."),
                ENGINE_TEXT("engine", "Mendel counted 787 tall and 277 short plants in his F2, 2.84 to 1. A "
                                      "real count is seldom exactly 3 : 1. The more plants are counted, the "
                                      "closer the ratio usually is to 3 : 1."),
            },
        .game = ENGINE_TEXT(
            "engine", "The printed parents are heterozygous, so a die with a numeral shows the dominant "
                      "phenotype in three of four cases. You see the genotype of every die at once."),
        .science = ENGINE_TEXT("engine",
                               "A genotype cannot be seen. Mendel grew the next generation to find out which "
                               "tall plants were *TT* and which *Tt*. And dominant does not mean common or "
                               "strong: it only says which allele shows in a [heterozygote](heterozygous)."),
        .questions =
            {
                {"dominance-f1",
                 ENGINE_TEXT("engine", "A pure purple line (*FF*) is crossed with a pure white one (*ff*). "
                                       "What do all F1 plants look like?"),
                 {{ENGINE_TEXT("engine", "purple"), true,
                   ENGINE_TEXT("engine", "Right: each is *Ff*, and one dominant allele is enough.")},
                  {ENGINE_TEXT("engine", "light purple"), false,
                   ENGINE_TEXT("engine", "Alleles do not mix like paint. With complete dominance, one *F* is "
                                         "enough for the full colour.")},
                  {ENGINE_TEXT("engine", "half purple, half white"), false,
                   ENGINE_TEXT("engine", "Every F1 plant gets *F* from one parent and *f* from the other: "
                                         "they are all alike.")},
                  {ENGINE_TEXT("engine", "white"), false,
                   ENGINE_TEXT(
                       "engine",
                       "Flowers are white only if both alleles are *f*; each F1 plant also has an *F*.")}},
                 {ENGINE_TEXT("engine", "Write down which allele each parent can pass on."),
                  ENGINE_TEXT("engine",
                              "*FF* passes on only *F*, *ff* only *f*. What do *F* and *f* give together?")}},
                {"dominance-hidden",
                 ENGINE_TEXT(
                     "engine",
                     "Two tall plants have a short offspring. What are the genotypes of the parents?"),
                 {{"Tt × Tt", true,
                   ENGINE_TEXT("engine", "Right: the short one is *tt* and got a hidden *t* from both.")},
                  {"TT × Tt", false,
                   ENGINE_TEXT("engine",
                               "*TT* has no *t* to pass on, and no plant is short without two of them.")},
                  {"TT × TT", false, ENGINE_TEXT("engine", "This pair has no *t* at all to pass on.")},
                  {"Tt × tt", false,
                   ENGINE_TEXT("engine", "*tt* would itself be short, but both parents are tall.")}},
                 {ENGINE_TEXT("engine", "Which genotype must the short plant have?"),
                  ENGINE_TEXT("engine", "It is *tt*: one *t* came from each parent.")}},
                {"dominance-two-thirds",
                 ENGINE_TEXT("engine", "Pick a tall plant from the F2 without knowing its genotype. How "
                                       "likely is it to be *Tt*?"),
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
                 {ENGINE_TEXT("engine", "Cross out the cell of the square that is not tall."),
                  ENGINE_TEXT("engine", "Three cells are left. How many of them contain a *t*?")}},
            },
        .practice = {ProblemKind::LookShare, ProblemKind::GenotypeShare, ProblemKind::ExpectedCount},
        .teacher =
            {
                .aim = ENGINE_TEXT("engine", "Distinguish phenotype ratios from genotype ratios, and see "
                                             "that counts approach a ratio as they grow."),
                .minutes = 30,
                .standards = {"HS-LS3-3", "MS-LS3-2"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Dominant alleles are more common, or better.” Dominance is "
                                              "about what a heterozygote looks like, nothing else."),
                        ENGINE_TEXT("engine",
                                    "“Of four offspring, exactly three are dominant.” Roll four several "
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
