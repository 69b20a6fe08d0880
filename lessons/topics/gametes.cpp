// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& gametes() {
    static const Topic topic{
        .id = "gametes",
        .title = ENGINE_TEXT("engine", "Genes come in pairs"),
        .task = ENGINE_TEXT("engine", "Draw gametes from a plant and see what each of them carries."),
        .figure = Figure::Gametes,
        .startCross = "Rr x Rr",
        .predict = ENGINE_TEXT("engine", "A pea is [diploid](diploid): it has two [alleles](allele) of each "
                                         "[gene](gene). A [gamete](gamete) gets only one of them. Choose a "
                                         "plant. Which gametes will it make, and in what ratio?"),
        .roll = ENGINE_TEXT(
            "engine",
            "Draw single gametes in the figure first and try to guess the next one. Then roll many."),
        .compare = ENGINE_TEXT("engine", "Did runs of the same letter surprise you? Even with a fair coin, "
                                         "five alike in a row are more common than most people think."),
        .explain =
            {
                ENGINE_TEXT("engine",
                            "In [meiosis](meiosis) the two chromosomes of a pair separate, and each gamete "
                            "gets one of them at random. So half of the gametes of an *Rr* plant carry *R* "
                            "and half carry *r*. This is Mendel's law of [segregation](segregation)."),
                ENGINE_TEXT("engine", "Alleles do not mix in the plant: an *r* that was hidden beside an *R* "
                                      "is passed on unchanged. When two gametes meet, the offspring is "
                                      "diploid again, with one allele of each gene from each parent."),
                ENGINE_TEXT("engine",
                            "The game's science booklet says that Mendel could not have found his laws with "
                            "wheat, which has six sets of chromosomes. Six sets do make counting harder. But "
                            "many crops are diploid (barley, rice, maize, tomatoes), and even in bread wheat "
                            "chromosomes pair two by two, so single genes follow Mendel's laws there too."),
            },
        .game = ENGINE_TEXT("engine", "Each die draws both gametes at once: its numeral stands for a cell of "
                                      "the square, with one letter from each parent."),
        .science =
            ENGINE_TEXT("engine", "A plant makes thousands of pollen grains and a few dozen egg cells. Which "
                                  "of them meet is chance, and what each one carries is chance too."),
        .questions =
            {
                {"gametes-rr",
                 ENGINE_TEXT("engine", "Which gametes does an *rr* plant make?"),
                 {{ENGINE_TEXT("engine", "all r"), true,
                   ENGINE_TEXT("engine", "Right: both of its alleles are *r*.")},
                  {ENGINE_TEXT("engine", "half R, half r"), false,
                   ENGINE_TEXT("engine", "That is *Rr*. Here there is no *R*.")},
                  {ENGINE_TEXT("engine", "all rr"), false,
                   ENGINE_TEXT("engine", "A gamete has one allele of a gene, not two.")}},
                 {ENGINE_TEXT("engine", "A gamete gets one of the two letters.")}},
                {"gametes-memory",
                 ENGINE_TEXT("engine",
                             "An *Rr* plant has made four *R* gametes in a row. How likely is *r* next?"),
                 {{"1/2", true, ENGINE_TEXT("engine", "Right: each draw is independent of the ones before.")},
                  {ENGINE_TEXT("engine", "more than 1/2"), false,
                   ENGINE_TEXT("engine", "The plant does not remember earlier gametes; *r* is not “due”.")},
                  {ENGINE_TEXT("engine", "less than 1/2"), false,
                   ENGINE_TEXT("engine", "Four *R* in a row neither use anything up nor make *R* more "
                                         "likely: the chance is still 1/2.")}},
                 {ENGINE_TEXT("engine", "Does a coin remember?")}},
                {"gametes-offspring",
                 ENGINE_TEXT("engine",
                             "A gamete *R* meets a gamete *r*. What can you say about the offspring?"),
                 {{ENGINE_TEXT("engine", "it is Rr and has two alleles"), true,
                   ENGINE_TEXT("engine", "Right: with one from each parent it is diploid again.")},
                  {ENGINE_TEXT("engine", "it is R, the stronger one wins"), false,
                   ENGINE_TEXT("engine", "The *r* does not show in the phenotype, but it is still there and "
                                         "can be passed on.")},
                  {ENGINE_TEXT("engine", "it has four alleles of the gene"), false,
                   ENGINE_TEXT("engine", "Each gamete brought one, so there are two.")}},
                 {ENGINE_TEXT("engine", "Count the letters that come together.")}},
            },
        .practice = {ProblemKind::GameteKinds},
        .teacher =
            {
                .aim = ENGINE_TEXT("engine", "See gametes as random draws of one allele from each pair."),
                .minutes = 25,
                .standards = {"MS-LS3-2", "HS-LS3-2"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Each parent gives half of each gene.” Each gives one whole "
                                              "allele of every gene."),
                        ENGINE_TEXT("engine", "“Chance soon evens out.” Shares even out over many draws; no "
                                              "draw makes up for an earlier one."),
                    },
                .sources = {"Sears E. R. (1976) Genetic control of chromosome pairing in wheat. Annual "
                            "Review of Genetics 10: 31–51"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
