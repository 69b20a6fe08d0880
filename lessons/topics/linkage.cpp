// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& linkage() {
    static const Topic topic{
        .id = "linkage",
        .title = ENGINE_TEXT("engine", "Linked genes"),
        .task = ENGINE_TEXT(
            "engine", "Move two genes closer together on their chromosome and find out when one notices."),
        .figure = Figure::Linkage,
        .startCross = "RrGg x rrgg",
        .predict = ENGINE_TEXT(
            "engine", "A plant got *R* and *G* on one [chromosome](chromosome) and *r* and *g* on the other. "
                      "It is crossed with *rrgg*, so each offspring shows the gamete it came from. Set how "
                      "often the two genes part. In which parts will the four looks come?"),
        .roll = ENGINE_TEXT(
            "engine",
            "The dashed lines show what independent genes let expect, 1 : 1 : 1 : 1. Roll until you can tell "
            "the difference. With 50 % there is none, with 45 % it takes many plants."),
        .compare = ENGINE_TEXT("engine", "Which two looks are too frequent? Those are the old combinations. "
                                         "The share of the new ones estimates how often the genes part."),
        .explain =
            {
                ENGINE_TEXT("engine", "When gametes are made, the two chromosomes of a pair lie side by side "
                                      "and swap pieces (crossing over). The farther apart two genes lie, the "
                                      "more often a swap falls between them. The share of gametes with a new "
                                      "combination is the [recombination fraction](recombination)."),
                ENGINE_TEXT(
                    "engine",
                    "It is 0 for genes that never part and 1/2 for genes that are far apart or on different "
                    "chromosomes. More than 1/2 it never is: with many swaps even and odd numbers are "
                    "equally likely. One per cent is called one centimorgan, at short distances."),
                ENGINE_TEXT("engine",
                            "Bateson, Saunders and Punnett met linkage in sweet peas in 1905; from 1910 on "
                            "Thomas Hunt Morgan explained it with fruit flies: of the flies from a cross for "
                            "body colour and wing length about 17 of 100 had a new combination, not 50. His "
                            "pupil Sturtevant made the first gene map from such numbers in 1913."),
            },
        .game = ENGINE_TEXT("engine",
                            "Every trait has dice of its own, so in the game all genes are independent."),
        .science = ENGINE_TEXT(
            "engine",
            "Peas have seven pairs of chromosomes, but Mendel's seven genes do not lie on seven different "
            "ones. Seed shape and pod colour share one and are far apart; plant height and one gene for pod "
            "shape lie close together, and Mendel published no cross of those two. The booklet dates "
            "Morgan's discovery to 1910; linkage itself he described in 1911."),
        .questions =
            {
                {"linkage-new",
                 ENGINE_TEXT(
                     "engine",
                     "Test cross of a plant *RG*/*rg* with *rrgg*. Which offspring are new combinations?"),
                 {{ENGINE_TEXT("engine", "round yellow, wrinkled green"), true,
                   ENGINE_TEXT(
                       "engine",
                       "Right: they came from gametes *Rg* and *rG*, which no chromosome of the plant had.")},
                  {ENGINE_TEXT("engine", "round green, wrinkled yellow"), false,
                   ENGINE_TEXT("engine", "These are the old ones: *RG* and *rg* as the plant got them.")},
                  {ENGINE_TEXT("engine", "all four"), false,
                   ENGINE_TEXT("engine", "Two of them keep together what lay on one chromosome.")}},
                 {ENGINE_TEXT("engine", "Which letters lay on one chromosome?"),
                  ENGINE_TEXT("engine", "*R* with *G*, *r* with *g*. Which looks mix them?")}},
                {"linkage-fraction",
                 ENGINE_TEXT("engine", "Of 200 offspring 20 are new combinations. What recombination "
                                       "fraction do you estimate?"),
                 {{"10 %", true, ENGINE_TEXT("engine", "Right: 20 of 200.")},
                  {"20 %", false, ENGINE_TEXT("engine", "That is the number, not the share of 200.")},
                  {"50 %", false,
                   ENGINE_TEXT("engine", "That would be 100 of 200, as with independent genes.")},
                  {"90 %", false,
                   ENGINE_TEXT(
                       "engine",
                       "That is the share of the old combinations; the fraction is never above 50 %.")}},
                 {ENGINE_TEXT("engine", "Divide the new ones by all.")}},
                {"linkage-half",
                 ENGINE_TEXT("engine",
                             "Two genes show 50 % recombination. Are they on different chromosomes?"),
                 {{ENGINE_TEXT("engine", "not necessarily"), true,
                   ENGINE_TEXT("engine", "Right: far apart on one chromosome gives the same, as seed shape "
                                         "and pod colour do.")},
                  {ENGINE_TEXT("engine", "yes, always"), false,
                   ENGINE_TEXT("engine", "Genes far apart on one chromosome part just as often.")},
                  {ENGINE_TEXT("engine", "no, never"), false,
                   ENGINE_TEXT("engine", "Genes on different chromosomes do give 50 %.")}},
                 {ENGINE_TEXT("engine", "How often do the ends of a long chromosome part?")}},
            },
        .practice = {ProblemKind::Linkage},
        .teacher =
            {
                .aim = ENGINE_TEXT("engine",
                                   "Recognise linkage as a departure from independence and measure it."),
                .minutes = 40,
                .standards = {"HS-LS3-2", "HS-LS3-3"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Linked genes never part.” Only complete linkage means that; "
                                              "most linked genes part now and then."),
                        ENGINE_TEXT("engine", "“Linkage is about dominance.” Which allele is dominant has "
                                              "nothing to do with where it lies."),
                    },
                .sources = {"Morgan T. H. (1911) Random segregation versus coupling in Mendelian "
                            "inheritance. Science 34: 384",
                            "Morgan T. H. (1916) A Critique of the Theory of Evolution. Princeton (black, "
                            "vestigial: 83 and 17 per cent)",
                            "Sturtevant A. H. (1913) The linear arrangement of six sex-linked factors in "
                            "Drosophila. Journal of Experimental Zoology 14: 43–59",
                            "Blixt S. (1975) Why didn't Gregor Mendel find linkage? Nature 256: 206"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
