// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& testCross() {
    static const Topic topic{
        .id = "test-cross",
        .title = ENGINE_TEXT("engine", "Test crosses"),
        .task = ENGINE_TEXT("engine",
                            "A purple plant hides its genotype. Cross it with a white one and find out."),
        .figure = Figure::TestCross,
        .startCross = "Ff x ff",
        .predict = ENGINE_TEXT("engine",
                               "The plant is purple: *FF* or *Ff*. In a [test cross](test-cross) its partner "
                               "is *ff* and gives only *f*, so each offspring shows what the unknown plant "
                               "gave. Suppose it is *Ff*: in which parts will purple and white come?"),
        .roll = ENGINE_TEXT("engine",
                            "Roll one offspring after the other and watch the curve. A white one ends the "
                            "question at once; purple ones only make *FF* more likely, step by step."),
        .compare =
            ENGINE_TEXT("engine", "How sure are you after five purple offspring, how sure after ten? Say "
                                  "what the plant is, then take a new one and see how often you are right."),
        .explain =
            {
                ENGINE_TEXT("engine", "If the plant is *Ff*, each offspring is purple with chance 1/2. That "
                                      "all of n are purple then happens with (1/2)ⁿ: 1 in 32 for five, 1 in "
                                      "1024 for ten. If it is *FF*, they always are."),
                ENGINE_TEXT("engine",
                            "How likely *FF* is afterwards also depends on how likely it was before. With "
                            "even odds before, the [posterior probability](posterior) after n purple "
                            "offspring is 1 / (1 + (1/2)ⁿ): 97 % after five. For a purple plant from an F2 "
                            "only 1 in 3 is *FF* before, and the same five give 94 %."),
                ENGINE_TEXT("engine",
                            "No number of purple offspring proves *FF*. Enough is what you decide before: "
                            "for 95 % one needs 5 purple offspring in a row with even odds, for 99 % 7."),
            },
        .game = ENGINE_TEXT(
            "engine",
            "A player takes a die of the genotype on the card, and the trait counts as validated at once."),
        .science = ENGINE_TEXT(
            "engine", "White flowers show *ff* at once, purple ones do not tell *FF* from *Ff*. Mendel "
                      "selfed his plants and grew ten offspring of each: even then a hybrid hides in "
                      "(3/4)¹⁰, about 6 of 100 cases. Today one reads the gene itself by DNA sequencing."),
        .questions =
            {
                {"test-white",
                 ENGINE_TEXT("engine",
                             "The first offspring of the test cross is white. What is the unknown plant?"),
                 {{"Ff", true,
                   ENGINE_TEXT("engine", "Right: the white one is *ff* and got one *f* from it.")},
                  {"FF", false, ENGINE_TEXT("engine", "*FF* has no *f* to give.")},
                  {ENGINE_TEXT("engine", "cannot be said yet"), false,
                   ENGINE_TEXT(
                       "engine",
                       "One white offspring is enough: its second *f* can have come from nowhere else.")}},
                 {ENGINE_TEXT("engine", "What genotype has a white flower?"),
                  ENGINE_TEXT("engine", "*ff*: one *f* from each parent.")}},
                {"test-partner",
                 ENGINE_TEXT("engine", "Why is the partner recessive and not, say, *FF*?"),
                 {{ENGINE_TEXT("engine", "it hides nothing"), true,
                   ENGINE_TEXT(
                       "engine",
                       "Right: with *f* from the partner, the other allele shows in every offspring.")},
                  {ENGINE_TEXT("engine", "recessive plants grow faster"), false,
                   ENGINE_TEXT("engine",
                               "Recessive says nothing about growth, only about what a heterozygote shows.")},
                  {ENGINE_TEXT("engine", "it has more offspring"), false,
                   ENGINE_TEXT("engine", "The number does not depend on flower colour. With *FF* all "
                                         "offspring would be purple, whatever the plant gave.")}},
                 {ENGINE_TEXT("engine", "What would all offspring look like with a partner *FF*?")}},
                {"test-enough",
                 ENGINE_TEXT("engine", "Four purple offspring and no white one. What may you say?"),
                 {{ENGINE_TEXT("engine", "FF is likely, not certain"), true,
                   ENGINE_TEXT("engine", "Right: a plant *Ff* has four purple offspring in 1 of 16 cases.")},
                  {ENGINE_TEXT("engine", "it is FF for sure"), false,
                   ENGINE_TEXT("engine", "*Ff* can give *F* four times in a row.")},
                  {ENGINE_TEXT("engine", "nothing at all"), false,
                   ENGINE_TEXT("engine",
                               "They do tell something: under *Ff* this happens in only 1 of 16 cases.")}},
                 {ENGINE_TEXT("engine", "Work out how often *Ff* gives four purple in a row."),
                  ENGINE_TEXT("engine", "1/2 × 1/2 × 1/2 × 1/2 = 1/16. Is that never?")}},
            },
        .practice = {ProblemKind::TestCross},
        .teacher =
            {
                .aim = ENGINE_TEXT("engine",
                                   "Weigh evidence: one result can refute, many can only make likely."),
                .minutes = 35,
                .standards = {"HS-LS3-3"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Enough purple offspring prove that it is homozygous.” They "
                                              "make it as likely as you like, never certain."),
                        ENGINE_TEXT("engine",
                                    "“After four purple ones a white one is due.” Gametes have no memory."),
                    },
                .sources = {"Fisher R. A. (1936) Has Mendel's work been rediscovered? Annals of Science 1: "
                            "115–137 (ten selfed offspring, 0.75¹⁰)",
                            "Mendel G. (1866) Versuche über Pflanzen-Hybriden, section 5"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
