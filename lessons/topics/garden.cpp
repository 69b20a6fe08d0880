// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& garden() {
    static const Topic topic{
        .id = "garden",
        .title = ENGINE_TEXT("engine", "Mendel and his garden"),
        .task = ENGINE_TEXT(
            "engine", "Walk through Mendel's life and his garden, and test what people believed before him."),
        .figure = Figure::Garden,
        .startCross = "Tt x Tt",
        .predict = ENGINE_TEXT(
            "engine", "In Mendel's time, many people thought that offspring were a blend of their parents: a "
                      "tall and a short pea would have medium offspring, and these would have medium "
                      "offspring too. Mendel crossed tall peas with short ones, and their offspring with "
                      "each other. Were those people right? Say what you expect the grandchildren to be."),
        .roll = ENGINE_TEXT("engine",
                            "Roll the grandchildren of a tall and a short plant. Look out for medium ones."),
        .compare = ENGINE_TEXT(
            "engine",
            "Blending predicts medium plants only. The [F1](f1), the first generation of offspring, is tall. "
            "A single short plant among the offspring of these tall F1 parents refutes blending."),
        .explain =
            {
                ENGINE_TEXT("engine",
                            "Johann Mendel was born in 1822 on a small farm in Hynčice, then in the Austrian "
                            "Empire. In 1843 he entered the abbey of St Thomas in Brno and took the name "
                            "Gregor. From 1851 to 1853 he studied physics and mathematics in Vienna. There "
                            "he learned to describe nature with numbers and probabilities."),
                ENGINE_TEXT("engine",
                            "From 1854 he tested varieties of peas, and from 1856 to 1863 he crossed them. "
                            "In 1865 he presented his results to the natural science society of Brno, and in "
                            "1866 they were printed. Hardly anyone understood them. In 1900, sixteen years "
                            "after his death, Correns, de Vries and Tschermak found the same ratios."),
                ENGINE_TEXT("engine", "Others had crossed plants before him. Mendel's approach was new: he "
                                      "followed one [trait](trait) at a time over several generations, "
                                      "counted every plant, and looked for a rule to explain the numbers."),
            },
        .game = ENGINE_TEXT(
            "engine", "A round is a growing season. You set up crosses and gather resources (working phase), "
                      "see what grows (plant breeding phase), invest for the next year (research upgrades) "
                      "and harvest. The monks are Mendel's helpers; the florins are the abbey's money."),
        .science =
            ENGINE_TEXT("engine", "A pea takes one season from seed to seed, so every generation cost Mendel "
                                  "a year. His garden was only about 35 by 7 metres. He knew nothing of "
                                  "genes: he wrote of elements in the cells. The word gene dates from 1909."),
        .questions =
            {
                {"garden-blend",
                 ENGINE_TEXT("engine", "Which result speaks against blending?"),
                 {{ENGINE_TEXT("engine", "short plants reappear among the grandchildren"), true,
                   ENGINE_TEXT("engine", "Right: if alleles blended, they could not separate again.")},
                  {ENGINE_TEXT("engine", "tall plants have tall offspring"), false,
                   ENGINE_TEXT("engine", "Blending would predict the same for two tall parents.")},
                  {ENGINE_TEXT("engine", "not all tall plants are equally tall"), false,
                   ENGINE_TEXT(
                       "engine",
                       "Soil and weather cause that; it is evidence neither for nor against blending.")}},
                 {ENGINE_TEXT("engine", "Mix red and white paint. Can you get the white back?")}},
                {"garden-new",
                 ENGINE_TEXT("engine", "What did Mendel do that no one had done before him?"),
                 {{ENGINE_TEXT("engine", "he counted, and looked for a rule in the numbers"), true,
                   ENGINE_TEXT("engine",
                               "Right: thousands of plants, sorted and counted, generation by generation.")},
                  {ENGINE_TEXT("engine", "he was the first to cross plants"), false,
                   ENGINE_TEXT("engine", "Gardeners and scholars had done that for a hundred years.")},
                  {ENGINE_TEXT("engine", "he saw the genes in a microscope"), false,
                   ENGINE_TEXT("engine", "Nobody could; he inferred them from ratios.")}},
                 {ENGINE_TEXT("engine", "What had he learned in Vienna?")}},
                {"garden-when",
                 ENGINE_TEXT("engine", "When did scientists take notice of Mendel's work?"),
                 {{"1900", true, ENGINE_TEXT("engine", "Right: sixteen years after his death.")},
                  {"1866", false,
                   ENGINE_TEXT("engine", "That is when it was printed, but hardly anyone understood it.")},
                  {"1953", false, ENGINE_TEXT("engine", "That is the year of the double helix of DNA.")}},
                 {ENGINE_TEXT("engine", "Look at the time line.")}},
            },
        .teacher =
            {
                .aim = ENGINE_TEXT(
                    "engine",
                    "Place Mendel's work in its time, and let data decide between two ideas of inheritance."),
                .minutes = 25,
                .standards = {"HS-LS3-3"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Offspring are a mixture of their parents.” A phenotype can "
                                              "be in between, but alleles stay whole."),
                        ENGINE_TEXT("engine",
                                    "“Mendel discovered genes and DNA.” He inferred units of heredity. Only "
                                    "in 1944 was it shown that they consist of DNA."),
                    },
                .sources = {"Orel V. (1996) Gregor Mendel: The First Geneticist. Oxford University Press",
                            "van Dijk P. J., Weissing F. J., Ellis T. H. N. (2018) How Mendel's interest in "
                            "inheritance grew out of plant improvement. Genetics 210: 347–355",
                            "Edwards A. W. F. (2012) Punnett's square. Studies in History and Philosophy of "
                            "Biological "
                            "and Biomedical Sciences 43: 219–224"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
