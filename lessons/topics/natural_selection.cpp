// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& naturalSelection() {
    static const Topic topic{
        .id = "natural-selection",
        .title = ENGINE_TEXT("engine", "Natural selection, drift and mutation"),
        .task = ENGINE_TEXT("engine",
                            "Let two genomes of Genome Wars compete: who wins, how surely, and what chance "
                            "alone can do."),
        .figure = Figure::Selection,
        .predict = ENGINE_TEXT(
            "engine",
            "Two [populations](population) of 3 individuals each begin in the same "
            "[environment](environment) and "
            "play ten turns each, without mutations. Of 100 such games, how many does the first win?"),
        .roll =
            ENGINE_TEXT("engine", "Play one game at a time first: does the better genome always win? Then a "
                                  "thousand. Switch to drift and to mutation, and foretell again."),
        .rollTitle = ENGINE_TEXT("engine", "Let the computer play"),
        .compare = ENGINE_TEXT("engine",
                               "The expected numbers are exact: every outcome of the dice was followed "
                               "through every turn. Which of the two comes closer to them: your prediction, "
                               "or 1000 games?"),
        .explain =
            {
                ENGINE_TEXT(
                    "engine",
                    "[Natural selection](natural-selection): individuals differ, the differences are "
                    "inherited, and some leave more offspring than others. In the hospital a genome with "
                    "*Re* turns a modified roll of 6 into 9 and grows; the others stay as they are. Nobody "
                    "chooses, and nobody has an aim."),
                ENGINE_TEXT(
                    "engine",
                    "[Fitness](fitness) is measured in offspring and belongs to an environment. Three "
                    "copies of *Re* are worth much in the hospital and nothing in the desert. A natural 2 "
                    "changes the environment in 1 of 36 turns, and the best becomes one of many."),
                ENGINE_TEXT(
                    "engine",
                    "[Genetic drift](genetic-drift): the same genome twice, and yet one may die out. Chance "
                    "moves small populations far and large ones hardly: with 3 individuals a mass extinction "
                    "is a catastrophe, with 100 it is a scratch."),
                ENGINE_TEXT(
                    "engine",
                    "Mutation makes new alleles without regard to need. Of all replacements some help here, "
                    "some change nothing, others harm. Selection sorts them afterwards, in this environment "
                    "only."),
                ENGINE_TEXT(
                    "engine",
                    "Extension, for the upper school: in a large population without selection, mutation, "
                    "migration and drift, with random mating, allele frequencies stay as they are, and "
                    "genotypes come as p² : 2pq : q² (Hardy and Weinberg, 1908). That is about diploid "
                    "living beings. The bacteria of this game are haploid: they have no genotypes of two "
                    "alleles, and selection and drift work all the time."),
            },
        .game = ENGINE_TEXT("engine", "A team chooses its alleles and its mutations with an aim, every "
                                      "mutation is one step from one known allele "
                                      "to another, and a whole population changes at once. Four alleles "
                                      "decide everything, and two dice are the "
                                      "environment's whole chance."),
        .science = ENGINE_TEXT("engine", "Nobody chooses. A mutation arises in one cell, mostly without "
                                         "effect, and either spreads from there or is "
                                         "lost. Bacteria have thousands of genes, exchange some of them even "
                                         "between species, and grow by doubling "
                                         "until food runs out, not by 1 a turn. Autotrophy or forming spores "
                                         "is the work of many genes, not of one "
                                         "allele that could take the place of any other."),
        .questions =
            {
                {"selection-need",
                 ENGINE_TEXT("engine", "In a hospital many bacteria are resistant to antibiotics. Why?"),
                 {{ENGINE_TEXT("engine", "resistant ones were there or arose by chance, and the others died"),
                   true,
                   ENGINE_TEXT("engine", "Right: the variety comes first, and the antibiotic sorts it.")},
                  {ENGINE_TEXT("engine", "the antibiotic made the bacteria change so that they can resist"),
                   false,
                   ENGINE_TEXT("engine",
                               "That was tested with replica plates in 1952: resistant bacteria were there "
                               "before the first contact.")},
                  {ENGINE_TEXT("engine", "each bacterium got used to it and passed that on"), false,
                   ENGINE_TEXT("engine", "What an individual gets used to is not written into its DNA.")}},
                 {ENGINE_TEXT("engine", "What must be there before anything can be selected?")}},
                {"selection-fittest",
                 ENGINE_TEXT("engine", "Which genome of Genome Wars has the highest fitness?"),
                 {{ENGINE_TEXT("engine", "that depends on the environment"), true,
                   ENGINE_TEXT("engine", "Right: each allele with a bonus has it in one environment only.")},
                  {ENGINE_TEXT("engine", "the one with three copies of *Re*"), false,
                   ENGINE_TEXT("engine", "In the hospital it is strong. Look at it in the desert.")},
                  {ENGINE_TEXT("engine", "the one whose population is largest at the moment"), false,
                   ENGINE_TEXT("engine",
                               "That may be luck with the dice. Fitness is what is to be expected.")}},
                 {ENGINE_TEXT("engine",
                              "Change the environment in the figure and look at the expected change.")}},
                {"selection-drift",
                 ENGINE_TEXT("engine", "Two teams have the same genome. One dies out. What was it?"),
                 {{ENGINE_TEXT("engine", "genetic drift"), true,
                   ENGINE_TEXT("engine", "Right: with equal fitness only chance can tell them apart.")},
                  {ENGINE_TEXT("engine", "natural selection"), false,
                   ENGINE_TEXT("engine", "Selection needs a difference in fitness, and there is none.")},
                  {ENGINE_TEXT("engine", "a mutation"), false,
                   ENGINE_TEXT("engine", "In these games there are none.")}},
                 {ENGINE_TEXT("engine", "What differs between the two teams?")}},
                {"selection-small",
                 ENGINE_TEXT("engine", "Where does chance decide most?"),
                 {{ENGINE_TEXT("engine", "in small populations"), true,
                   ENGINE_TEXT("engine", "Right: a few deaths more or less are a large part of them.")},
                  {ENGINE_TEXT("engine", "in large populations"), false,
                   ENGINE_TEXT("engine", "There good luck and bad luck of many individuals cancel out.")},
                  {ENGINE_TEXT("engine", "it is the same in all"), false,
                   ENGINE_TEXT("engine", "Compare the same genome with 3 and with 100 individuals.")}},
                 {ENGINE_TEXT("engine", "Play drift with 3 and with 100 individuals.")}},
            },
        .teacher =
            {
                .aim = ENGINE_TEXT(
                    "engine", "Tell selection, drift and mutation apart, and see that fitness belongs to "
                              "an environment and that chance rules small populations."),
                .minutes = 45,
                .standards = {"MS-LS4-4", "HS-LS4-2", "HS-LS4-3"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine",
                                    "“Living beings change because they need to.” Variety arises without "
                                    "regard to need; selection acts on what is there."),
                        ENGINE_TEXT("engine",
                                    "“The fittest is the strongest.” Fitness is the expected number of "
                                    "offspring in one environment."),
                        ENGINE_TEXT("engine",
                                    "“Evolution is selection.” Drift changes allele frequencies too, with "
                                    "or without selection."),
                    },
                .sources =
                    {"Lederberg J. & Lederberg E. M. (1952) Replica plating and indirect selection of "
                     "bacterial "
                     "mutants. Journal of Bacteriology 63: 399–406",
                     "Luria S. E. & Delbrück M. (1943) Mutations of bacteria from virus sensitivity to virus "
                     "resistance. Genetics 28: 491–511",
                     "Wright S. (1931) Evolution in Mendelian populations. Genetics 16: 97–159",
                     "Orr H. A. (2009) Fitness and its role in evolutionary genetics. Nature Reviews "
                     "Genetics "
                     "10: 531–539",
                     "Hardy G. H. (1908) Mendelian proportions in a mixed population. Science 28: 49–50"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
