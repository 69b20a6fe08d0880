// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& naturalSelection() {
    static const Topic topic{
        .id = "natural-selection",
        .title = ENGINE_TEXT("engine", "Natural selection, drift and mutation"),
        .task = ENGINE_TEXT("engine", "Let two genomes of Genome Wars compete: which one wins, how often, "
                                      "and what can chance alone do?"),
        .figure = Figure::Selection,
        .predict = ENGINE_TEXT("engine", "Two [populations](population) of 3 individuals each start in the "
                                         "same [environment](environment) and play ten turns each, without "
                                         "mutations. Of 100 such games, how many does the first one win?"),
        .roll = ENGINE_TEXT("engine", "Play single games first: does the better genome always win? Then play "
                                      "a thousand. Switch to drift and to mutation, and predict again."),
        .rollTitle = ENGINE_TEXT("engine", "Let the computer play"),
        .compare = ENGINE_TEXT(
            "engine", "The expected numbers are exact: every outcome of the dice was followed through every "
                      "turn. Which is closer to them: your prediction or the result of 1000 games?"),
        .explain =
            {
                ENGINE_TEXT(
                    "engine",
                    "[Natural selection](natural-selection): individuals differ, the differences are "
                    "inherited, and some individuals leave more offspring than others. In the hospital, the "
                    "allele *Re* (resistance) adds 3 to a roll: a 6 becomes a 9, and the population grows. "
                    "Without *Re* it stays as it is. Nobody chooses, and nobody has a goal."),
                ENGINE_TEXT("engine", "[Fitness](fitness) is measured in offspring and depends on the "
                                      "environment. Three copies of *Re* are worth a lot in the hospital and "
                                      "nothing in the desert. When both dice show 1 (in 1 of 36 turns), the "
                                      "environment changes and the best genome may lose its advantage."),
                ENGINE_TEXT("engine",
                            "Chance: even if two populations have the same genome, one may die out. Chance "
                            "matters a lot in small populations and little in large ones: with 3 individuals "
                            "a mass extinction is a catastrophe, with 100 it is a scratch. If the two "
                            "carried different neutral alleles, their frequencies would change by chance "
                            "alone: this is [genetic drift](genetic-drift)."),
                ENGINE_TEXT("engine", "Mutation makes new alleles, whether they are needed or not. Some "
                                      "replacements help here, some change nothing, others do harm. "
                                      "Selection sorts them afterwards, in this environment only."),
                ENGINE_TEXT(
                    "engine",
                    "Extension for older pupils (Hardy and Weinberg, 1908). Allele frequencies stay the same "
                    "under five conditions: a large population, random mating, no selection, no mutation, no "
                    "migration. The genotypes then have the ratio p² : 2pq : q². This is true of diploid "
                    "organisms. The bacteria of this game are haploid: they have no pairs of alleles, and "
                    "selection and chance act all the time."),
            },
        .game = ENGINE_TEXT(
            "engine", "A team chooses its alleles and mutations with a goal in mind. Every mutation turns "
                      "one known allele into another, and a whole population changes at once. Four alleles "
                      "decide everything, and two dice stand for all the chance in the environment."),
        .science = ENGINE_TEXT(
            "engine",
            "Nobody chooses. A mutation arises in one cell, usually without effect, and either spreads from "
            "there or is lost. Bacteria have thousands of genes and exchange some of them even between "
            "species. They grow by doubling until food runs out, not by 1 a turn. Autotrophy and spore "
            "formation need many genes, not one allele that could replace any other."),
        .questions =
            {
                {"selection-need",
                 ENGINE_TEXT("engine", "In a hospital many bacteria are resistant to antibiotics. Why?"),
                 {{ENGINE_TEXT("engine", "resistant ones existed or arose by chance, and the others died"),
                   true, ENGINE_TEXT("engine", "Right: variation comes first, and the antibiotic sorts it.")},
                  {ENGINE_TEXT("engine", "the antibiotic changed the bacteria so that they can resist"),
                   false,
                   ENGINE_TEXT("engine", "This was tested with replica plates in 1952: resistant bacteria "
                                         "existed before any contact with the drug.")},
                  {ENGINE_TEXT("engine", "each bacterium got used to it and passed that on"), false,
                   ENGINE_TEXT("engine", "What an individual gets used to is not written into its DNA.")}},
                 {ENGINE_TEXT("engine", "What must exist before selection can act?")}},
                {"selection-fittest",
                 ENGINE_TEXT("engine", "Which genome of Genome Wars has the highest fitness?"),
                 {{ENGINE_TEXT("engine", "that depends on the environment"), true,
                   ENGINE_TEXT("engine", "Right: each allele with a bonus has it in only one environment.")},
                  {ENGINE_TEXT("engine", "the one with three copies of *Re*"), false,
                   ENGINE_TEXT("engine", "It is strong in the hospital. Try it in the desert.")},
                  {ENGINE_TEXT("engine", "the one with the largest population at the moment"), false,
                   ENGINE_TEXT("engine",
                               "That may be luck with the dice. Fitness is about what to expect.")}},
                 {ENGINE_TEXT("engine",
                              "Change the environment in the figure and look at the expected change.")}},
                {"selection-drift",
                 ENGINE_TEXT("engine", "Two teams have the same genome. One dies out. What was the cause?"),
                 {{ENGINE_TEXT("engine", "pure chance"), true,
                   ENGINE_TEXT("engine", "Right: with equal fitness only chance can separate them. If they "
                                         "carried different neutral alleles, this would be genetic drift.")},
                  {ENGINE_TEXT("engine", "natural selection"), false,
                   ENGINE_TEXT("engine", "Selection needs a difference in fitness, and there is none.")},
                  {ENGINE_TEXT("engine", "a mutation"), false,
                   ENGINE_TEXT("engine", "There are no mutations in these games.")}},
                 {ENGINE_TEXT("engine", "What is different between the two teams?")}},
                {"selection-small",
                 ENGINE_TEXT("engine", "Where does chance matter most?"),
                 {{ENGINE_TEXT("engine", "in small populations"), true,
                   ENGINE_TEXT(
                       "engine",
                       "Right: in a small population, a few deaths more or fewer make a large difference.")},
                  {ENGINE_TEXT("engine", "in large populations"), false,
                   ENGINE_TEXT("engine", "There the good and bad luck of many individuals cancels out.")},
                  {ENGINE_TEXT("engine", "it matters equally in all"), false,
                   ENGINE_TEXT("engine", "Compare the same genome with 3 and with 100 individuals.")}},
                 {ENGINE_TEXT("engine", "Play drift with 3 and with 100 individuals.")}},
            },
        .teacher =
            {
                .aim = ENGINE_TEXT("engine",
                                   "Distinguish selection, drift and mutation, and see that fitness depends "
                                   "on the environment and that chance matters most in small populations."),
                .minutes = 45,
                .standards = {"MS-LS4-4", "HS-LS4-2", "HS-LS4-3"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Living things change because they need to.” Variation arises "
                                              "whether it is needed or not; selection acts on what exists."),
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
