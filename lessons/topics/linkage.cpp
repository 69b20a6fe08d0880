// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& linkage() {
    static const Topic topic{
        .id = "linkage",
        .title = ENGINE_TEXT("engine", "Linked genes"),
        .task = ENGINE_TEXT(
            "engine",
            "Move two genes closer together on their chromosome and find out when the difference shows."),
        .figure = Figure::Linkage,
        .startCross = "RrGg x rrgg",
        .predict = ENGINE_TEXT(
            "engine", "A plant has *R* and *G* on one [chromosome](chromosome) and *r* and *g* on the other. "
                      "It is crossed with *rrgg*, so each offspring shows which gamete it came from. Set how "
                      "often the two genes are separated. What ratio do you expect for the four phenotypes?"),
        .roll = ENGINE_TEXT(
            "engine", "The dashed lines show what independent genes predict, 1 : 1 : 1 : 1. Roll until you "
                      "can see the difference. At 50 % there is none; at 45 % it takes many plants."),
        .compare = ENGINE_TEXT(
            "engine", "Which two phenotypes are more frequent than expected? Those are the old combinations. "
                      "The share of the new ones is an estimate of how often the genes are separated."),
        .explain =
            {
                ENGINE_TEXT("engine", "When gametes are made, the two chromosomes of a pair lie side by side "
                                      "and swap pieces (crossing over). The farther apart two genes are, the "
                                      "more often a swap happens between them. The share of gametes with a "
                                      "new combination is the [recombination fraction](recombination)."),
                ENGINE_TEXT("engine",
                            "It is 0 for genes that are never separated and 1/2 for genes that are far apart "
                            "or on different chromosomes. It is never more than 1/2. After many swaps, an "
                            "odd number (new combination) is as likely as an even number (old combination). "
                            "At short distances, one per cent is called one centimorgan."),
                ENGINE_TEXT("engine",
                            "Bateson, Saunders and Punnett first saw linkage in sweet peas in 1905. From "
                            "1910 Thomas Hunt Morgan explained it with fruit flies: in a cross for body "
                            "colour and wing length, about 17 of 100 flies had a new combination, not 50. In "
                            "1913 his student Sturtevant made the first gene map from such numbers."),
            },
        .game =
            ENGINE_TEXT("engine", "Each trait has its own dice, so all genes are independent in the game."),
        .science = ENGINE_TEXT(
            "engine",
            "Peas have seven pairs of chromosomes, but Mendel's seven genes are not on seven different ones. "
            "Seed shape and pod colour share one and are far apart. Plant height and one gene for pod shape "
            "are close together, and Mendel published no cross of those two. The game's science booklet "
            "dates Morgan's discovery to 1910; he described linkage itself in 1911."),
        .questions =
            {
                {"linkage-new",
                 ENGINE_TEXT("engine", "A plant with the chromosomes *RG* and *rg* is test-crossed with "
                                       "*rrgg*. Which offspring are new combinations?"),
                 {{ENGINE_TEXT("engine", "round yellow, wrinkled green"), true,
                   ENGINE_TEXT("engine", "Right: they came from the gametes *Rg* and *rG*, combinations that "
                                         "neither chromosome of the plant carried.")},
                  {ENGINE_TEXT("engine", "round green, wrinkled yellow"), false,
                   ENGINE_TEXT("engine", "These are the old combinations: *RG* and *rg*, just as they are on "
                                         "the plant's chromosomes.")},
                  {ENGINE_TEXT("engine", "all four"), false,
                   ENGINE_TEXT("engine",
                               "Two of them keep the alleles together that were on one chromosome.")}},
                 {ENGINE_TEXT("engine", "Which letters were on the same chromosome?"),
                  ENGINE_TEXT("engine", "*R* with *G*, *r* with *g*. Which phenotypes mix them?")}},
                {"linkage-fraction",
                 ENGINE_TEXT("engine", "Of 200 offspring, 20 are new combinations. What is your estimate of "
                                       "the recombination fraction?"),
                 {{"10 %", true, ENGINE_TEXT("engine", "Right: 20 of 200.")},
                  {"20 %", false, ENGINE_TEXT("engine", "That is the number, not the share of the 200.")},
                  {"50 %", false,
                   ENGINE_TEXT("engine", "That would be 100 of 200, as with independent genes.")},
                  {"90 %", false,
                   ENGINE_TEXT(
                       "engine",
                       "That is the share of the old combinations; the fraction is never above 50 %.")}},
                 {ENGINE_TEXT("engine", "Divide the new combinations by all offspring.")}},
                {"linkage-half",
                 ENGINE_TEXT("engine",
                             "Two genes show 50 % recombination. Must they be on different chromosomes?"),
                 {{ENGINE_TEXT("engine", "not necessarily"), true,
                   ENGINE_TEXT("engine", "Right: genes far apart on one chromosome give the same result, as "
                                         "seed shape and pod colour do.")},
                  {ENGINE_TEXT("engine", "yes, always"), false,
                   ENGINE_TEXT("engine", "Genes far apart on one chromosome are separated just as often.")},
                  {ENGINE_TEXT("engine", "no, they cannot be"), false,
                   ENGINE_TEXT("engine", "Genes on different chromosomes do give 50 %.")}},
                 {ENGINE_TEXT("engine",
                              "How often are genes at the two ends of a long chromosome separated?")}},
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
                        ENGINE_TEXT("engine",
                                    "“Linked genes are never separated.” That is only true of complete "
                                    "linkage; most linked genes are separated now and then."),
                        ENGINE_TEXT("engine", "“Linkage has to do with dominance.” Which allele is dominant "
                                              "has nothing to do with where it is."),
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
