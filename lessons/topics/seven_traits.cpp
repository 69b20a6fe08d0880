// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& sevenTraits() {
    static const Topic topic{
        .id = "seven-traits",
        .title = ENGINE_TEXT("engine", "Why pea plants"),
        .task = ENGINE_TEXT("engine", "Meet Mendel's seven traits and compare his counts with yours."),
        .figure = Figure::SevenTraits,
        .predict = ENGINE_TEXT(
            "engine",
            "Peas were a good choice. They pollinate themselves, so [pure lines](pure-line) are easy to "
            "keep; they can be crossed by hand; and some [traits](trait) come in two clear forms. Choose a "
            "trait. Mendel crossed pure lines and let their offspring, the F1, pollinate themselves. In what "
            "ratio did he find the two forms in the next generation, the F2?"),
        .roll = ENGINE_TEXT("engine", "Roll as many plants as Mendel had, then show his count. Try a trait "
                                      "with few plants and one with many: which comes closer to 3/4?"),
        .compare = ENGINE_TEXT(
            "engine", "Look at the test for Mendel's counts, one trait after the other. All of them are "
                      "close to 3 : 1, and taken together they are even closer than chance usually allows."),
        .explain =
            {
                ENGINE_TEXT("engine", "Left alone, a pea flower pollinates itself before it opens. With this "
                                      "[self-pollination](self-pollination) a pure line stays pure. To cross "
                                      "two plants, Mendel opened a bud, removed the stamens and brought "
                                      "pollen from another plant with a brush."),
                ENGINE_TEXT(
                    "engine",
                    "He chose 22 of 34 varieties, and seven traits whose forms nobody could confuse. In "
                    "eight years he grew some 28 000 plants, according to later estimates. For each trait, "
                    "one form vanished in the F1 and came back in about a quarter of the F2."),
                ENGINE_TEXT("engine",
                            "In 1936 the statistician R. A. Fisher found that Mendel's counts, taken "
                            "together, fit better than chance predicts. The reason is still debated: perhaps "
                            "doubtful peas were sorted with the expectation in mind, or he reported his best "
                            "series. His laws have been confirmed many times since."),
            },
        .game =
            ENGINE_TEXT("engine", "Four of the seven traits are in the game: seed shape, flower colour, pod "
                                  "colour and plant height. The other three appear only in the pictures."),
        .science = ENGINE_TEXT(
            "engine",
            "Mendel's third trait was the colour of the seed coat, which always goes with the colour of the "
            "flowers: one gene controls both. It was not only luck that peas worked so well: Mendel tested "
            "traits and varieties for two years and kept those that bred true. Geneticists use other letters "
            "than this program: *A* for flower colour, *Le* for plant height, *I* for seed colour, *Gp* for "
            "pod colour, *Fa* for flower position. The genes are known today, the last of them since 2025."),
        .questions =
            {
                {"seven-self",
                 ENGINE_TEXT("engine", "Why does self-pollination help to get pure lines?"),
                 {{ENGINE_TEXT("engine", "both gametes come from one plant"), true,
                   ENGINE_TEXT(
                       "engine",
                       "Right: a plant with two identical alleles then has only offspring like itself, and "
                       "the share of plants with two different alleles halves in every generation.")},
                  {ENGINE_TEXT("engine", "plants that pollinate themselves do not mutate"), false,
                   ENGINE_TEXT("engine", "They do, as rarely as others.")},
                  {ENGINE_TEXT("engine", "a plant's own pollen is stronger"), false,
                   ENGINE_TEXT("engine", "Strength has nothing to do with it. What matters is that no other "
                                         "alleles come in.")}},
                 {ENGINE_TEXT("engine", "What can a *TT* plant pass on when it pollinates itself?")}},
                {"seven-clear",
                 ENGINE_TEXT("engine", "Why were traits in two clear forms so important?"),
                 {{ENGINE_TEXT("engine", "they can be counted"), true,
                   ENGINE_TEXT("engine", "Right: only counts give ratios.")},
                  {ENGINE_TEXT("engine", "they are always dominant"), false,
                   ENGINE_TEXT("engine", "Each pair has a dominant and a recessive form.")},
                  {ENGINE_TEXT("engine", "plants with such traits grow faster"), false,
                   ENGINE_TEXT("engine", "They grow no faster than others. What matters is that everyone "
                                         "agrees which form a plant has.")}},
                 {ENGINE_TEXT("engine",
                              "Think of height in people: which class would you put a person in?")}},
                {"seven-quarter",
                 ENGINE_TEXT("engine",
                             "Mendel's F2 had 5474 round and 1850 wrinkled seeds. What share is wrinkled?"),
                 {{ENGINE_TEXT("engine", "about 25 %"), true,
                   ENGINE_TEXT("engine", "Right: 1850 of 7324 is 25.3 %.")},
                  {ENGINE_TEXT("engine", "about 34 %"), false,
                   ENGINE_TEXT("engine", "That is 1850 of 5474; divide by all seeds.")},
                  {ENGINE_TEXT("engine", "about 75 %"), false,
                   ENGINE_TEXT("engine", "That is the share of round seeds.")}},
                 {ENGINE_TEXT("engine", "Add the two numbers first.")}},
            },
        .practice = {ProblemKind::ExpectedCount},
        .teacher =
            {
                .aim = ENGINE_TEXT(
                    "engine",
                    "See why the choice of organism matters, and read real data with their scatter."),
                .minutes = 25,
                .standards = {"HS-LS3-3"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Mendel faked his data.” The fit is unusually good; nobody "
                                              "knows why, and fraud has not been shown."),
                        ENGINE_TEXT("engine", "“All traits in nature are clear-cut.” Mendel looked for such "
                                              "traits; most are not like that."),
                    },
                .sources =
                    {"Mendel G. (1866) Versuche über Pflanzen-Hybriden. Verh. naturf. Ver. Brünn 4: 3–47",
                     "Fisher R. A. (1936) Has Mendel's work been rediscovered? Annals of Science 1: 115–137",
                     "Franklin A. et al. (2008) Ending the Mendel–Fisher Controversy. University of "
                     "Pittsburgh Press",
                     "Pires A. M., Branco J. A. (2010) A statistical model to explain the Mendel–Fisher "
                     "controversy. "
                     "Statistical Science 25: 545–565",
                     "Feng C. et al. (2025) Genomic and genetic insights into Mendel's pea genes. Nature "
                     "642: "
                     "980–989"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
