// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& sevenTraits() {
    static const Topic topic{
        .id = "seven-traits",
        .title = ENGINE_TEXT("engine", "Why pea plants"),
        .task = ENGINE_TEXT("engine", "Meet Mendel's seven traits and hold his own counts against yours."),
        .figure = Figure::SevenTraits,
        .predict = ENGINE_TEXT(
            "engine", "Peas were a good choice: they pollinate themselves, so [pure lines](pure-line) are "
                      "easy to keep; they can be crossed by hand; and some [traits](trait) come in two clear "
                      "forms. Choose a trait. After pure lines were crossed and the F1 selfed, in which "
                      "parts did Mendel count the two forms?"),
        .roll =
            ENGINE_TEXT("engine", "Roll as many plants as Mendel had, then show his count. Try a trait with "
                                  "few plants and one with many: which comes nearer to the expectation?"),
        .compare = ENGINE_TEXT("engine",
                               "Look at the test for Mendel's counts, one trait after the other. All of them "
                               "lie near to 3 : 1, and together rather nearer than chance usually allows."),
        .explain =
            {
                ENGINE_TEXT("engine", "Left alone, a pea flower pollinates itself before it opens. That is "
                                      "[self-pollination](self-pollination): a pure line stays pure. To "
                                      "cross two plants, Mendel opened a bud, took out the stamens and "
                                      "brought pollen of another plant with a brush."),
                ENGINE_TEXT(
                    "engine",
                    "From 34 varieties he chose 22 and seven traits that can be told apart without "
                    "doubt. In eight years he grew, by later estimates, some 28 000 plants. In each trait "
                    "one form vanished in the F1 and came back in about a quarter of the F2."),
                ENGINE_TEXT("engine",
                            "The statistician R. A. Fisher found in 1936 that Mendel's counts, all taken "
                            "together, fit better than chance lets expect. People still argue why: perhaps "
                            "doubtful peas were sorted with the expectation in mind, or he showed his best "
                            "series. His laws have been confirmed many times since."),
            },
        .game = ENGINE_TEXT("engine", "Four of the seven traits are in play: seed shape, flower colour, pod "
                                      "colour and plant height. The other three stand only in the pictures."),
        .science = ENGINE_TEXT(
            "engine", "Mendel's third pair was the colour of the seed coat, which always goes with that of "
                      "the flowers: one gene does both. And he did not only have luck with peas; he tried "
                      "traits and varieties for two years and kept those that bred true."),
        .questions =
            {
                {"seven-self",
                 ENGINE_TEXT("engine", "Why does self-pollination help to get pure lines?"),
                 {{ENGINE_TEXT("engine", "both gametes come from one plant"), true,
                   ENGINE_TEXT("engine", "Right: a homozygous plant then has only homozygous offspring, and "
                                         "with each generation half of the heterozygous ones go.")},
                  {ENGINE_TEXT("engine", "selfed plants do not mutate"), false,
                   ENGINE_TEXT("engine", "They do, as rarely as others.")},
                  {ENGINE_TEXT("engine", "pollen of one's own is stronger"), false,
                   ENGINE_TEXT(
                       "engine",
                       "Strength has nothing to do with it; the point is that no other alleles come in.")}},
                 {ENGINE_TEXT("engine", "What can *TT* pass on when it pollinates itself?")}},
                {"seven-clear",
                 ENGINE_TEXT("engine", "Why were traits in two clear forms so important?"),
                 {{ENGINE_TEXT("engine", "they can be counted"), true,
                   ENGINE_TEXT("engine", "Right: only what is counted gives ratios.")},
                  {ENGINE_TEXT("engine", "they are always dominant"), false,
                   ENGINE_TEXT("engine", "Each pair has a dominant and a recessive form.")},
                  {ENGINE_TEXT("engine", "plants with them grow faster"), false,
                   ENGINE_TEXT("engine", "They grow as others do; what matters is that nobody doubts to "
                                         "which form a plant belongs.")}},
                 {ENGINE_TEXT("engine",
                              "Think of height in people: into which class would you put somebody?")}},
                {"seven-quarter",
                 ENGINE_TEXT("engine",
                             "Mendel's F2 had 5474 round and 1850 wrinkled seeds. What share is wrinkled?"),
                 {{ENGINE_TEXT("engine", "about 25 %"), true,
                   ENGINE_TEXT("engine", "Right: 1850 of 7324 is 25.3 %.")},
                  {ENGINE_TEXT("engine", "about 34 %"), false,
                   ENGINE_TEXT("engine", "That is 1850 of 5474; divide by all seeds.")},
                  {ENGINE_TEXT("engine", "about 75 %"), false,
                   ENGINE_TEXT("engine", "That is the round ones.")}},
                 {ENGINE_TEXT("engine", "Add both numbers first.")}},
            },
        .practice = {ProblemKind::ExpectedCount},
        .teacher =
            {
                .aim = ENGINE_TEXT(
                    "engine",
                    "See why the choice of the organism matters, and read real data with its scatter."),
                .minutes = 25,
                .standards = {"HS-LS3-3"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Mendel faked his data.” The fit is unusually good; how it "
                                              "came about is not known, and fraud has not been shown."),
                        ENGINE_TEXT("engine", "“Nature has only clear-cut traits.” Mendel sought them out; "
                                              "most traits are not like that."),
                    },
                .sources =
                    {"Mendel G. (1866) Versuche über Pflanzen-Hybriden. Verh. naturf. Ver. Brünn 4: 3–47",
                     "Fisher R. A. (1936) Has Mendel's work been rediscovered? Annals of Science 1: 115–137",
                     "Franklin A. et al. (2008) Ending the Mendel–Fisher Controversy. University of "
                     "Pittsburgh Press",
                     "Pires A. M., Branco J. A. (2010) A statistical model to explain the Mendel–Fisher "
                     "controversy. "
                     "Statistical Science 25: 545–565"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
