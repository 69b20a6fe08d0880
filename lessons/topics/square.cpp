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
        .predict = ENGINE_TEXT(
            "engine", "A [Punnett square](punnett-square) has the [gametes](gamete) of one parent on the "
                      "left and those of the other along the top. Choose the parents by their gene tiles, "
                      "fill in the four cells, and read off what the offspring will look like."),
        .roll = ENGINE_TEXT(
            "engine",
            "All four cells are equally likely, so a die with four numerals can stand for them. In the "
            "riddle the parents are hidden: choose tiles until their square fits what you rolled."),
        .compare = ENGINE_TEXT("engine",
                               "Which parents do your counts rule out for good, and which are only unlikely? "
                               "A single white offspring can rule out more than a hundred purple ones can."),
        .explain =
            {
                ENGINE_TEXT(
                    "engine",
                    "An *FF* parent passes on only *F*, an *ff* parent only *f*, and an *Ff* parent one or "
                    "the other, each half of the time. A cell combines the letter of its row with the letter "
                    "of its column. The capital letter is written first: *fF* and *Ff* are the same."),
                ENGINE_TEXT(
                    "engine",
                    "There are six possible pairs of parents. By the phenotypes of many offspring they fall "
                    "into four groups: all dominant (*FF* with anything), 3 : 1 (*Ff* × *Ff*), 1 : 1 (*Ff* × "
                    "*ff*), all recessive (*ff* × *ff*). So counts can lead back to the parents. But *FF* × "
                    "*FF* and *FF* × *ff*, for example, have offspring that look the same."),
                ENGINE_TEXT("engine", "Reginald Punnett drew these squares around 1905. Forty years earlier, "
                                      "Mendel had written the same thing as a sum."),
            },
        .game = ENGINE_TEXT(
            "engine",
            "A gene tile covers a printed parent and makes it homozygous. The four cells are numbered I to "
            "IV, and a die that shows a number stands for the offspring in that cell."),
        .science = ENGINE_TEXT(
            "engine",
            "Nobody can swap the genes of a plant like tiles; a breeder has to choose another parent. And a "
            "square shows chances, not a family: four offspring need not be one from each cell."),
        .questions =
            {
                {"square-cell",
                 ENGINE_TEXT("engine", "Left parent *Ff*, top parent *ff*. What is in the two lower cells, "
                                       "beside the *f* of the left parent?"),
                 {{"ff", true,
                   ENGINE_TEXT("engine", "Right: *f* from the left and *f* from the top, twice.")},
                  {"Ff", false, ENGINE_TEXT("engine", "That is in the upper row, beside the *F*.")},
                  {"FF", false, ENGINE_TEXT("engine", "The top parent has no *F* to pass on.")}},
                 {ENGINE_TEXT("engine", "Read the letter of the row, then the letter of the column."),
                  ENGINE_TEXT("engine", "The row gives *f*. What does the *ff* parent at the top give?")}},
                {"square-back",
                 ENGINE_TEXT("engine", "20 offspring: 11 purple, 9 white. Which parents fit best?"),
                 {{"Ff × ff", true, ENGINE_TEXT("engine", "Right: 1 : 1 predicts 10 and 10.")},
                  {"Ff × Ff", false,
                   ENGINE_TEXT("engine", "Not impossible, but 3 : 1 predicts 15 and 5. A gap at least this "
                                         "large comes up in about 7 of 100 such families.")},
                  {"FF × ff", false,
                   ENGINE_TEXT("engine",
                               "All offspring would be *Ff* and purple: a single white one rules this out.")},
                  {"ff × ff", false, ENGINE_TEXT("engine", "Then no offspring could be purple.")}},
                 {ENGINE_TEXT("engine",
                              "First cross out the parents that cannot have such offspring at all."),
                  ENGINE_TEXT("engine", "Two pairs are left. What does each predict for 20 offspring?")}},
                {"square-none",
                 ENGINE_TEXT("engine",
                             "In the game one parent is *FF*. Which genotype can a die never show?"),
                 {{"ff", true,
                   ENGINE_TEXT(
                       "engine",
                       "Right: every offspring gets an *F* from that parent (unless a die mutates).")},
                  {"Ff", false,
                   ENGINE_TEXT("engine", "It comes up whenever the other parent passes on *f*.")},
                  {"FF", false,
                   ENGINE_TEXT("engine", "It comes up whenever the other parent passes on *F*.")}},
                 {ENGINE_TEXT("engine", "What does *FF* pass on to every offspring?")}},
            },
        .practice = {ProblemKind::GenotypeShare, ProblemKind::ParentsFromCounts},
        .teacher =
            {
                .aim =
                    ENGINE_TEXT("engine", "Build and read a square, and reason from counts back to parents."),
                .minutes = 35,
                .standards = {"MS-LS3-2", "HS-LS3-3"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“The square has four cells, so there are four offspring.” The "
                                              "cells show the chances for every single offspring."),
                        ENGINE_TEXT("engine", "“The first offspring was white, so the next three must be "
                                              "purple.” Each draw is independent of the ones before."),
                    },
                .sources = {"Edwards A. W. F. (2012) Punnett's square. Studies in History and Philosophy of "
                            "Biological and Biomedical Sciences 43: 219–224"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
