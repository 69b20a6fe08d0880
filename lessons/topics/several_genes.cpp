// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& severalGenes() {
    static const Topic topic{
        .id = "several-genes",
        .title = ENGINE_TEXT("engine", "Two genes at once"),
        .task = ENGINE_TEXT(
            "engine",
            "Cross two plants that are heterozygous for seed shape and pod colour. Predict, roll, compare."),
        .figure = Figure::SeveralGenes,
        .startCross = "RrGg x RrGg",
        .predict = ENGINE_TEXT(
            "engine", "Each parent is *RrGg*. A [gamete](gamete) gets one allele of each gene, and whether "
                      "it gets *R* or *r* says nothing about *G* or *g*. So there are four kinds of gametes "
                      "and sixteen equally likely cells. How many of them show each phenotype?"),
        .roll = ENGINE_TEXT("engine", "Roll 16 plants several times: the rarest phenotype is often missing. "
                                      "Then roll 320 and more. With three or four genes the square grows, "
                                      "but the [product rule](product-rule) stays just as easy."),
        .compare = ENGINE_TEXT("engine", "Add up the counts for one trait alone: is the ratio still 3 : 1? "
                                         "Then compare Mendel's own counts with 9 : 3 : 3 : 1."),
        .explain =
            {
                ENGINE_TEXT("engine",
                            "Three of four plants are round, three of four are green, and neither depends on "
                            "the other: 3/4 × 3/4 = 9/16 are both. In the same way, 3/16 are round and "
                            "yellow, 3/16 wrinkled and green, and 1/16 wrinkled and yellow. This is Mendel's "
                            "law of [independent assortment](independent-assortment)."),
                ENGINE_TEXT(
                    "engine",
                    "If both parents are heterozygous for n genes, there are 2ⁿ kinds of gametes and 4ⁿ "
                    "cells: 16 for two genes, 64 for three, 256 for four. Instead of drawing them, multiply: "
                    "all four dominant phenotypes together appear in (3/4)⁴ = 81 of 256 plants."),
                ENGINE_TEXT("engine",
                            "Mendel's published counts, 315 : 108 : 101 : 32, are of seed shape and *seed* "
                            "colour: round yellow, round green, wrinkled yellow, wrinkled green. The game's "
                            "science booklet tells the story with pod colour instead. The law is the same, "
                            "but the numbers are not counts of pods."),
            },
        .game =
            ENGINE_TEXT("engine", "Each trait has its own dice, and you collect the dice for a card over "
                                  "several rounds, so one plant can have different parents for each trait."),
        .science = ENGINE_TEXT("engine",
                               "A seed has one pair of parents for all its genes. Genes are independent if "
                               "they are on different chromosomes, or far apart on one. The genes of seed "
                               "shape and pod colour do share a chromosome, but they are far apart on it."),
        .questions =
            {
                {"several-test",
                 ENGINE_TEXT("engine", "A plant with wrinkled seeds and green pods is crossed with *rrgg*. "
                                       "Half of the offspring have yellow pods. What was its genotype?"),
                 {{"rrGG", false,
                   ENGINE_TEXT("engine", "*GG* passes on *G* to every offspring: all pods would be green.")},
                  {"rrGg", true,
                   ENGINE_TEXT("engine",
                               "Right: half of the pods are yellow, so the plant carried a hidden *g*.")},
                  {"RrGg", false, ENGINE_TEXT("engine", "With an *R* its seeds would be round.")},
                  {"rrgg", false, ENGINE_TEXT("engine", "Without a *G* its pods would be yellow.")}},
                 {ENGINE_TEXT("engine", "Take one trait at a time. Which genotype can wrinkled seeds have?"),
                  ENGINE_TEXT("engine", "Wrinkled is *rr*. If a plant with green pods is crossed with *gg* "
                                        "and some offspring have yellow pods, what must it carry?")}},
                {"several-gametes",
                 ENGINE_TEXT("engine", "How many kinds of gametes does an *RrGgTt* plant make?"),
                 {{"8", true, ENGINE_TEXT("engine", "Right: two for each gene, 2 × 2 × 2.")},
                  {"6", false,
                   ENGINE_TEXT("engine", "You added the alleles. A gamete gets one allele of each gene, so "
                                         "the numbers multiply.")},
                  {"3", false,
                   ENGINE_TEXT("engine",
                               "There are three genes, but each of them has two alleles to pass on.")},
                  {"64", false,
                   ENGINE_TEXT("engine", "That is the number of cells of the square: gametes of one parent "
                                         "times gametes of the other.")}},
                 {ENGINE_TEXT("engine", "One gene *Rr* gives two kinds. What happens when *Gg* is added?"),
                  ENGINE_TEXT("engine",
                              "Each of the two splits into two again: 4. Then do the same for *Tt*.")}},
                {"several-product",
                 ENGINE_TEXT("engine", "*RrGg* × *RrGg*: what share of the offspring is *RRgg*?"),
                 {{"1/16", true, ENGINE_TEXT("engine", "Right: 1/4 *RR* × 1/4 *gg*.")},
                  {"3/16", false,
                   ENGINE_TEXT("engine", "That is the share of round and yellow, which includes *Rrgg*.")},
                  {"1/4", false,
                   ENGINE_TEXT("engine", "That is the share of *gg* alone. How many of these are *RR*?")},
                  {"1/8", false,
                   ENGINE_TEXT("engine",
                               "That would be one heterozygous and one homozygous gene, such as *Rrgg*.")}},
                 {ENGINE_TEXT("engine", "What is the chance of *RR* alone, and of *gg* alone?"),
                  ENGINE_TEXT("engine", "Each is 1/4, and they are independent: multiply.")}},
            },
        .practice = {ProblemKind::TwoGenes, ProblemKind::GameteKinds},
        .teacher =
            {
                .aim = ENGINE_TEXT("engine", "Use the product rule for independent genes, and see why there "
                                             "is no need to draw the square."),
                .minutes = 40,
                .standards = {"HS-LS3-3"},
                .misconceptions =
                    {
                        ENGINE_TEXT(
                            "engine",
                            "“9 : 3 : 3 : 1 holds for every cross with two genes.” It needs parents that are "
                            "heterozygous for both genes, complete dominance and independent genes."),
                        ENGINE_TEXT("engine", "“Traits that occur together stay together.” In the F2 there "
                                              "are new combinations that neither grandparent had."),
                    },
                .sources = {"Mendel G. (1866) Versuche über Pflanzen-Hybriden, section 8 (15 plants, 556 "
                            "seeds: 315, 101, 108, 32)",
                            "Reid J. B., Ross J. J. (2011) Mendel's genes: toward a full molecular "
                            "characterization. Genetics 189: 3–10",
                            "Blixt S. (1975) Why didn't Gregor Mendel find linkage? Nature 256: 206"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
