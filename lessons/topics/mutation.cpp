// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& mutation() {
    static const Topic topic{
        .id = "mutation",
        .title = ENGINE_TEXT("engine", "De novo mutation"),
        .task = ENGINE_TEXT(
            "engine",
            "Compare the game's mutations with real ones: how many plants must you examine to find one?"),
        .figure = Figure::Mutation,
        .predict =
            ENGINE_TEXT("engine", "A die has four numerals and two mutation faces. A die that shows a "
                                  "mutation is rolled once more. If it shows a mutation again, it stays. "
                                  "What share of the dice ends up as a [de novo mutation](de-novo)?"),
        .roll = ENGINE_TEXT("engine",
                            "Roll the game's dice, then switch to the rate of a treated population and to "
                            "the natural rate. How many plants does it take to find the first mutant?"),
        .compare = ENGINE_TEXT(
            "engine",
            "Find the number of plants where the curve reaches 95 %. It is about three divided by the rate."),
        .explain =
            {
                ENGINE_TEXT("engine", "Two of six faces, twice in a row: 1/3 × 1/3 = 1/9, about 11 of 100 "
                                      "dice. Each numeral ends up on 2/9 of the dice."),
                ENGINE_TEXT("engine",
                            "Real rates are measured by comparing the DNA of parents and offspring. In thale "
                            "cress, a small relative of cabbage, about 7 of 1 000 000 000 letters change per "
                            "generation. A plant has two copies of a gene of 1 500 letters, so the gene "
                            "changes in about 1 of 50 000 plants. Many of these changes have no effect."),
                ENGINE_TEXT("engine",
                            "The chance of at least one mutant among n plants is 1 − (1 − rate)ⁿ. To reach "
                            "95 %, you need about 3 divided by the rate: 26 of the game's dice, or some 150 "
                            "000 untreated plants. That is why breeders raise the rate with "
                            "[mutagens](mutagen), at the price of many other changes."),
            },
        .game = ENGINE_TEXT("engine", "One die in 9 mutates. The player chooses the result, and two dice "
                                      "together can change both alleles at once."),
        .science = ENGINE_TEXT(
            "engine", "Mutations are rare, random, and change only one allele at a time. Some figures in the "
                      "game's science booklet are doubtful. Mutations per gene and year: 5 in 1 000 is far "
                      "too high for untreated peas. New mutations per person: booklet 100, measured about 60 "
                      "to 70. Rate in people, per 1 000 000 000 letters: booklet 1, measured about 12."),
        .questions =
            {
                {"mutation-ninth",
                 ENGINE_TEXT("engine", "Why 1/9 and not 1/3?"),
                 {{ENGINE_TEXT("engine", "it has to come up twice"), true,
                   ENGINE_TEXT("engine", "Right: 1/3 for the first roll, 1/3 for the second.")},
                  {ENGINE_TEXT("engine", "the die has nine faces"), false,
                   ENGINE_TEXT("engine", "It has six, two of them with the mutation.")},
                  {ENGINE_TEXT("engine", "mutations are recessive"), false,
                   ENGINE_TEXT("engine", "Dominance has nothing to do with how often a change happens.")}},
                 {ENGINE_TEXT("engine", "What happens first to a die that shows a mutation?")}},
                {"mutation-screen",
                 ENGINE_TEXT("engine", "On average, 1 plant in 1000 is a mutant. You examine 1000 plants. "
                                       "How likely is at least one mutant?"),
                 {{ENGINE_TEXT("engine", "about 63 %"), true,
                   ENGINE_TEXT("engine", "Right: 1 − 0.999¹⁰⁰⁰ = 0.632.")},
                  {ENGINE_TEXT("engine", "100 %"), false,
                   ENGINE_TEXT(
                       "engine",
                       "One is expected on average, but often there is none and sometimes there are two.")},
                  {ENGINE_TEXT("engine", "about 10 %"), false,
                   ENGINE_TEXT("engine", "It is much higher: with this many plants, at least one mutant is "
                                         "more likely than none.")}},
                 {ENGINE_TEXT("engine", "What is the chance that a single plant is not a mutant? And that a "
                                        "thousand in a row are not?")}},
                {"mutation-need",
                 ENGINE_TEXT("engine", "Do plants mutate because they need a new trait?"),
                 {{ENGINE_TEXT("engine", "no, need does not direct mutation"), true,
                   ENGINE_TEXT("engine", "Right: mutations are random with regard to what would be useful; "
                                         "selection comes afterwards.")},
                  {ENGINE_TEXT("engine", "yes, under stress the right gene changes"), false,
                   ENGINE_TEXT("engine", "Stress may raise the rate, but it does not choose the gene.")},
                  {ENGINE_TEXT("engine", "only if the player wants it"), false,
                   ENGINE_TEXT("engine", "That is the game. In nature nobody chooses.")}},
                 {ENGINE_TEXT("engine", "Who could choose, outside the game?")}},
            },
        .teacher =
            {
                .aim = ENGINE_TEXT(
                    "engine",
                    "Understand how rare mutations are, and calculate how many individuals a screen needs."),
                .minutes = 35,
                .standards = {"HS-LS3-2", "MS-LS3-1"},
                .misconceptions =
                    {
                        ENGINE_TEXT(
                            "engine",
                            "“Mutations are always harmful.” Most do nothing, some harm, a few help."),
                        ENGINE_TEXT("engine", "“Mutations happen because they are needed.” They happen at "
                                              "random; selection then decides what stays."),
                    },
                .sources =
                    {"Ossowski S. et al. (2010) The rate and molecular spectrum of spontaneous mutations in "
                     "Arabidopsis thaliana. Science 327: 92–94 (7 × 10⁻⁹ per site and generation)",
                     "Kong A. et al. (2012) Rate of de novo mutations and the importance of father's age to "
                     "disease risk. Nature 488: 471–475 (1.2 × 10⁻⁸ per site and generation)",
                     "Dalmais M. et al. (2008) UTILLdb, a Pisum sativum in silico forward and reverse "
                     "genetics tool. Genome Biology 9: R43"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
