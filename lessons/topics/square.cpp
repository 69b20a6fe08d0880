// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& square() {
    static const Topic topic{
        .id = "square",
        .title = ENGINE_TEXT("engine", "Punnett squares"),
        .task = ENGINE_TEXT(
            "engine", "Fill in a Punnett square, then go the other way: from counts back to the parents."),
        .figure = Figure::Square,
        .startCross = "Ff x Ff",
        .predict = ENGINE_TEXT("engine",
                               "A [Punnett square](punnett-square) has the [gametes](gamete) of one parent "
                               "at the left and those of the other on top. Choose the parents by their gene "
                               "tiles, fill in the four cells, and read off how the offspring will look."),
        .roll = ENGINE_TEXT(
            "engine",
            "All four cells are equally likely, so a die with four numerals can stand for them. In the "
            "riddle nobody tells you the parents: choose tiles until their square fits what you rolled."),
        .compare = ENGINE_TEXT("engine",
                               "Which parents does your count rule out for good, and which are only "
                               "unlikely? One white offspring can rule out more than a hundred purple ones."),
        .explain =
            {
                ENGINE_TEXT(
                    "engine",
                    "A parent *FF* gives only *F*, a parent *ff* only *f*, and a parent *Ff* one or the "
                    "other, each half of the time. A cell joins the letter of its row with the letter of its "
                    "column. The capital letter is written first: *fF* and *Ff* are the same."),
                ENGINE_TEXT("engine",
                            "Six pairs of parents are possible. By the looks of many offspring they fall "
                            "into four groups: all dominant (*FF* with anything), 3 : 1 (*Ff* × *Ff*), 1 : 1 "
                            "(*Ff* × *ff*), all recessive (*ff* × *ff*). So counts can lead back to the "
                            "parents, though *FF* × *FF* and *FF* × *ff* look the same in the offspring."),
                ENGINE_TEXT("engine", "Reginald Punnett drew these squares around 1905, forty years after "
                                      "Mendel, who wrote the same thing as a sum."),
            },
        .game = ENGINE_TEXT("engine",
                            "A gene tile covers a printed parent and makes it homozygous. The four cells are "
                            "numbered I to IV, and a die that shows the number is that offspring."),
        .science = ENGINE_TEXT(
            "engine", "Nobody can swap the genes of a plant; a breeder has to choose another parent. And a "
                      "square shows chances, not a family: four offspring need not be one of each cell."),
        .questions =
            {
                {"square-cell",
                 ENGINE_TEXT("engine", "Left parent *Ff*, top parent *ff*. What stands in the two lower "
                                       "cells, beside the *f* of the left parent?"),
                 {{"ff", true,
                   ENGINE_TEXT("engine", "Right: *f* from the left and *f* from the top, twice.")},
                  {"Ff", false, ENGINE_TEXT("engine", "That is the upper row, beside the *F*.")},
                  {"FF", false, ENGINE_TEXT("engine", "The top parent has no *F* to give.")}},
                 {ENGINE_TEXT("engine", "Read the letter of the row, then the letter of the column."),
                  ENGINE_TEXT("engine", "The row gives *f*. What does *ff* on top give?")}},
                {"square-back",
                 ENGINE_TEXT("engine", "20 offspring: 11 purple, 9 white. Which parents fit best?"),
                 {{"Ff × ff", true, ENGINE_TEXT("engine", "Right: 1 : 1 lets expect 10 and 10.")},
                  {"Ff × Ff", false,
                   ENGINE_TEXT("engine", "Not impossible, but 3 : 1 lets expect 15 and 5; a gap this large "
                                         "comes up in about 7 of 100 such families.")},
                  {"FF × ff", false,
                   ENGINE_TEXT("engine",
                               "All offspring would be *Ff* and purple: a single white one rules this out.")},
                  {"ff × ff", false, ENGINE_TEXT("engine", "Then nothing purple could come.")}},
                 {ENGINE_TEXT("engine",
                              "First cross out the parents that cannot have such offspring at all."),
                  ENGINE_TEXT("engine", "Two are left. What does each let you expect of 20?")}},
                {"square-none",
                 ENGINE_TEXT("engine", "In the game one parent is *FF*. Which die can never come?"),
                 {{"ff", true,
                   ENGINE_TEXT(
                       "engine",
                       "Right: every offspring gets an *F* from that parent (unless a die mutates).")},
                  {"Ff", false, ENGINE_TEXT("engine", "It comes whenever the other parent gives *f*.")},
                  {"FF", false, ENGINE_TEXT("engine", "It comes whenever the other parent gives *F*.")}},
                 {ENGINE_TEXT("engine", "What does *FF* give to every single offspring?")}},
            },
        .practice = {ProblemKind::GenotypeShare, ProblemKind::ParentsFromCounts},
        .teacher =
            {
                .aim =
                    ENGINE_TEXT("engine", "Build and read a square, and argue from counts back to parents."),
                .minutes = 35,
                .standards = {"MS-LS3-2", "HS-LS3-3"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“The square has four cells, so there are four offspring.” "
                                              "Cells are chances for each single offspring."),
                        ENGINE_TEXT("engine", "“The first offspring was white, so the next three must be "
                                              "purple.” Each draw begins anew."),
                    },
                .sources = {"Edwards A. W. F. (2012) Punnett's square. Studies in History and Philosophy of "
                            "Biological and Biomedical Sciences 43: 219–224"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
