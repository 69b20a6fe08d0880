// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& looks() {
    static const Topic topic{
        .id = "looks",
        .title = ENGINE_TEXT("engine", "Genotype and phenotype"),
        .task = ENGINE_TEXT("engine", "Set the genes of a plant and see what it looks like. Then find out "
                                      "how to distinguish plants that look alike."),
        .figure = Figure::Looks,
        .startCross = "Ff x Ff",
        .predict = ENGINE_TEXT("engine",
                               "The [genotype](genotype) is what a plant carries, the [phenotype](phenotype) "
                               "is what you see. Set the four genes and watch the plant. Then let it "
                               "pollinate itself: what colour will the flowers of its offspring be?"),
        .roll = ENGINE_TEXT("engine", "Roll the offspring of an *FF* plant and of an *Ff* plant. Both plants "
                                      "are purple, but their families differ."),
        .compare = ENGINE_TEXT("engine", "Which genotypes of flower colour can you distinguish by looking, "
                                         "and which only by their offspring?"),
        .explain =
            {
                ENGINE_TEXT("engine", "The allele *F* holds working instructions for a protein that plants "
                                      "need to make purple pigment; in *f* the instructions have a fault. "
                                      "One working copy makes enough pigment, so *FF* and *Ff* look the "
                                      "same. Only without a working copy, in *ff*, is the flower white."),
                ENGINE_TEXT(
                    "engine",
                    "With complete dominance, two of the three genotypes of each gene look alike. For four "
                    "genes there are 3 × 3 × 3 × 3 = 81 genotypes but only 2 × 2 × 2 × 2 = 16 phenotypes. A "
                    "plant with all four dominant phenotypes can have any of 16 genotypes."),
                ENGINE_TEXT(
                    "engine",
                    "A phenotype is more than genes: a tall pea does not grow as tall in poor soil as in "
                    "good soil. The words [homozygous](homozygous) and [heterozygous](heterozygous) describe "
                    "genotypes. “Purple” and “white” describe phenotypes."),
            },
        .game = ENGINE_TEXT("engine",
                            "Cards ask for genotypes, research goals for phenotypes: a goal for purple "
                            "flowers counts *FF* and *Ff* alike. White flowers are rarer and score more."),
        .science = ENGINE_TEXT(
            "engine",
            "A genotype has to be inferred from relatives or read from DNA. The gene behind Mendel's white "
            "flowers was found in 2010: one changed letter makes the cell splice its mRNA wrongly."),
        .questions =
            {
                {"looks-which",
                 ENGINE_TEXT("engine", "Which of these plants looks different from the others?"),
                 {{"rrGg", true,
                   ENGINE_TEXT(
                       "engine",
                       "Right: *rr* has wrinkled seeds, the others round ones; all have green pods.")},
                  {"RrGg", false, ENGINE_TEXT("engine", "Round and green, like *RRGG* and *RRGg*.")},
                  {"RRGg", false, ENGINE_TEXT("engine", "Round and green: one *G* is enough.")},
                  {"RRGG", false, ENGINE_TEXT("engine", "Round and green, like two of the others.")}},
                 {ENGINE_TEXT("engine",
                              "Write the phenotype beside each genotype, one gene after the other."),
                  ENGINE_TEXT("engine", "*Gg* and *GG* both give green pods. What about *R*?")}},
                {"looks-certain",
                 ENGINE_TEXT("engine", "For which phenotype do you know the genotype without any test?"),
                 {{ENGINE_TEXT("engine", "white flowers"), true,
                   ENGINE_TEXT("engine", "Right: only *ff* is white.")},
                  {ENGINE_TEXT("engine", "purple flowers"), false,
                   ENGINE_TEXT("engine", "*FF* and *Ff* both look like this.")},
                  {ENGINE_TEXT("engine", "tall plants"), false,
                   ENGINE_TEXT("engine", "*TT* and *Tt* both look like this.")}},
                 {ENGINE_TEXT("engine", "Look for the recessive one.")}},
                {"looks-count",
                 ENGINE_TEXT("engine", "How many genotypes can a plant with round seeds and a tall stem have "
                                       "for these two genes?"),
                 {{"4", true, ENGINE_TEXT("engine", "Right: *RR* or *Rr*, and *TT* or *Tt*.")},
                  {"2", false,
                   ENGINE_TEXT("engine", "There are two for each gene; for both together, multiply.")},
                  {"9", false,
                   ENGINE_TEXT(
                       "engine",
                       "Nine is the number of all genotypes of two genes, including the recessive ones.")},
                  {"1", false,
                   ENGINE_TEXT("engine", "It would be only one if both phenotypes were recessive.")}},
                 {ENGINE_TEXT("engine", "How many genotypes are round? How many are tall?")}},
            },
        .practice = {ProblemKind::LookShare},
        .teacher =
            {
                .aim = ENGINE_TEXT("engine", "Distinguish genotype from phenotype, and see why the phenotype "
                                             "alone does not reveal the genotype."),
                .minutes = 25,
                .standards = {"HS-LS3-1"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine",
                                    "“Plants that look alike have the same genes.” Three quarters of the F2 "
                                    "look alike, and only a third of these are homozygous."),
                        ENGINE_TEXT(
                            "engine",
                            "“The phenotype is fixed by genes alone.” The environment shapes it too."),
                    },
                .sources = {"Hellens R. P. et al. (2010) Identification of Mendel's white flower character. "
                            "PLoS ONE 5: e13230"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
