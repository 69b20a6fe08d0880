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
        .predict = ENGINE_TEXT(
            "engine", "The plant is purple: *FF* or *Ff*. In a [test cross](test-cross) its partner is *ff* "
                      "and passes on only *f*, so each offspring shows what the unknown plant passed on. "
                      "Suppose it is *Ff*: what ratio of purple to white do you expect?"),
        .roll = ENGINE_TEXT("engine",
                            "Roll one offspring after the other and watch the curve. A white one settles the "
                            "question at once; purple ones only make *FF* more likely, step by step."),
        .compare =
            ENGINE_TEXT("engine", "How sure are you after five purple offspring? And after ten? Say what the "
                                  "plant is, then take a new one and see how often you are right."),
        .explain =
            {
                ENGINE_TEXT("engine",
                            "If the plant is *Ff*, each offspring has a chance of 1/2 of being purple. All "
                            "of n are purple with a chance of (1/2)ⁿ: 1 in 32 for five, 1 in 1024 for ten. "
                            "If it is *FF*, all of them are purple every time."),
                ENGINE_TEXT("engine",
                            "How likely *FF* is afterwards also depends on how likely it was before. "
                            "Starting from even odds, the [posterior probability](posterior) after n purple "
                            "offspring is 1 / (1 + (1/2)ⁿ): 97 % after five. Of the purple plants of an F2, "
                            "only 1 in 3 is *FF* at the start, and the same five offspring give 94 %."),
                ENGINE_TEXT("engine",
                            "No number of purple offspring proves *FF*. Decide in advance how sure you want "
                            "to be. Starting from even odds, 5 purple in a row give 95 %, 7 give 99 %."),
            },
        .game = ENGINE_TEXT("engine", "A player takes a die that shows the genotype on the card, and the "
                                      "trait counts as validated at once."),
        .science = ENGINE_TEXT(
            "engine",
            "White flowers show *ff* at once; purple ones do not distinguish *FF* from *Ff*. Mendel selfed "
            "his plants and grew ten offspring of each. Even then a heterozygous plant goes unnoticed in "
            "(3/4)¹⁰, about 6 of 100 cases. Today the gene itself can be read by DNA sequencing."),
        .questions =
            {
                {"test-white",
                 ENGINE_TEXT("engine", "The first offspring of the test cross is white. What is the genotype "
                                       "of the unknown plant?"),
                 {{"Ff", true,
                   ENGINE_TEXT("engine", "Right: the white one is *ff* and got one *f* from it.")},
                  {"FF", false, ENGINE_TEXT("engine", "*FF* has no *f* to pass on.")},
                  {ENGINE_TEXT("engine", "it is too early to say"), false,
                   ENGINE_TEXT("engine", "One white offspring is enough: its second *f* can only come from "
                                         "the unknown plant.")}},
                 {ENGINE_TEXT("engine", "What genotype has a white flower?"),
                  ENGINE_TEXT("engine", "*ff*: one *f* from each parent.")}},
                {"test-partner",
                 ENGINE_TEXT("engine", "Why is the partner recessive, and not *FF* for example?"),
                 {{ENGINE_TEXT("engine", "it hides nothing"), true,
                   ENGINE_TEXT(
                       "engine",
                       "Right: beside the *f* from the partner, the other allele shows in every offspring.")},
                  {ENGINE_TEXT("engine", "recessive plants grow faster"), false,
                   ENGINE_TEXT("engine",
                               "Recessive says nothing about growth, only about what a heterozygote shows.")},
                  {ENGINE_TEXT("engine", "it has more offspring"), false,
                   ENGINE_TEXT("engine",
                               "The number does not depend on flower colour. With *FF* as the partner, all "
                               "offspring would be purple, whatever the plant passed on.")}},
                 {ENGINE_TEXT("engine", "What would all offspring look like if the partner were *FF*?")}},
                {"test-enough",
                 ENGINE_TEXT("engine", "Four purple offspring and no white one. What can you conclude?"),
                 {{ENGINE_TEXT("engine", "FF is likely, not certain"), true,
                   ENGINE_TEXT("engine", "Right: an *Ff* plant has four purple offspring in 1 of 16 cases.")},
                  {ENGINE_TEXT("engine", "it is FF for sure"), false,
                   ENGINE_TEXT("engine", "*Ff* can pass on *F* four times in a row.")},
                  {ENGINE_TEXT("engine", "nothing at all"), false,
                   ENGINE_TEXT("engine", "They do tell you something: if the plant is *Ff*, this happens in "
                                         "only 1 of 16 cases.")}},
                 {ENGINE_TEXT("engine", "Work out how often *Ff* gives four purple in a row."),
                  ENGINE_TEXT("engine", "1/2 × 1/2 × 1/2 × 1/2 = 1/16. Does that mean never?")}},
            },
        .practice = {ProblemKind::TestCross},
        .teacher =
            {
                .aim = ENGINE_TEXT(
                    "engine", "Weigh evidence: one result can refute, many can only make something likely."),
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
