// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& garden() {
    static const Topic topic{
        .id = "garden",
        .title = ENGINE_TEXT("engine", "Mendel and his garden"),
        .task = ENGINE_TEXT(
            "engine",
            "Walk through Mendel's years and his garden, and test what people believed before him."),
        .figure = Figure::Garden,
        .startCross = "Tt x Tt",
        .predict = ENGINE_TEXT(
            "engine", "In Mendel's time many thought that offspring are a blend of their parents: a "
                      "tall and a short pea would have medium offspring, and these medium ones again. "
                      "Mendel crossed tall peas with short ones, and their offspring with each other. "
                      "Were they right? Say what you expect these grandchildren to be."),
        .roll = ENGINE_TEXT("engine",
                            "Roll the grandchildren of a tall and a short plant. Watch for medium ones."),
        .compare = ENGINE_TEXT("engine", "Blending lets expect medium plants only. A single short one among "
                                         "the grandchildren of all-tall parents refutes it."),
        .explain =
            {
                ENGINE_TEXT("engine",
                            "Johann Mendel was born in 1822 in Hynčice, then in the Austrian Empire, on a "
                            "small farm. In 1843 he entered the abbey of St Thomas in Brno and took the name "
                            "Gregor. In Vienna he studied physics and mathematics (1851–53): there he "
                            "learned to count, and to think in chances."),
                ENGINE_TEXT("engine",
                            "From 1854 he tried out pea varieties, from 1856 to 1863 he crossed them. In "
                            "1865 he told the natural science society of Brno what he had found, and in 1866 "
                            "it was printed. Hardly anyone understood it. In 1900, sixteen years after his "
                            "death, Correns, de Vries and Tschermak came upon the same ratios."),
                ENGINE_TEXT("engine", "Others had crossed plants before him. What was new: he followed one "
                                      "[trait](trait) at a time, over several generations, counted every "
                                      "plant, and sought a rule that explains the numbers."),
            },
        .game = ENGINE_TEXT("engine",
                            "A round is a growing season: set up crosses and gather means (working phase), "
                            "see what grows (plant breeding), invest for the next year (research upgrades), "
                            "harvest. Its monks are Mendel's helpers, its florins the abbey's money."),
        .science = ENGINE_TEXT("engine",
                               "A pea needs a season from seed to seed, so every generation cost Mendel a "
                               "year, and his garden was only about 35 by 7 metres. “Genes” were unknown to "
                               "him: he wrote of elements in the cells. The word gene dates from 1909."),
        .questions =
            {
                {"garden-blend",
                 ENGINE_TEXT("engine", "Which result speaks against blending?"),
                 {{ENGINE_TEXT("engine", "short plants come back in the F2"), true,
                   ENGINE_TEXT("engine",
                               "Right: if alleles mixed, what was mixed could not come apart again.")},
                  {ENGINE_TEXT("engine", "tall plants have tall offspring"), false,
                   ENGINE_TEXT("engine", "Blending would say the same of two tall parents.")},
                  {ENGINE_TEXT("engine", "not all tall plants are equally tall"), false,
                   ENGINE_TEXT("engine", "Soil and weather do that; it speaks neither for nor against.")}},
                 {ENGINE_TEXT("engine", "Mix red and white paint. Can you get the white back?")}},
                {"garden-new",
                 ENGINE_TEXT("engine", "What did Mendel do that others before him had not done?"),
                 {{ENGINE_TEXT("engine", "he counted, and sought a rule in the numbers"), true,
                   ENGINE_TEXT("engine",
                               "Right: thousands of plants, sorted and counted, generation by generation.")},
                  {ENGINE_TEXT("engine", "he was the first to cross plants"), false,
                   ENGINE_TEXT("engine", "Gardeners and scholars had done that for a hundred years.")},
                  {ENGINE_TEXT("engine", "he saw the genes in a microscope"), false,
                   ENGINE_TEXT("engine", "Nobody can; he inferred them from ratios.")}},
                 {ENGINE_TEXT("engine", "What had he learned in Vienna?")}},
                {"garden-when",
                 ENGINE_TEXT("engine", "When did the world take notice of Mendel's work?"),
                 {{"1900", true, ENGINE_TEXT("engine", "Right: sixteen years after his death.")},
                  {"1866", false,
                   ENGINE_TEXT("engine", "Then it was printed, but hardly read with understanding.")},
                  {"1953", false, ENGINE_TEXT("engine", "That is the double helix of DNA.")}},
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
                        ENGINE_TEXT("engine", "“Offspring are a mixture of their parents.” Looks may lie in "
                                              "between; alleles stay whole."),
                        ENGINE_TEXT("engine", "“Mendel discovered genes and DNA.” He inferred units of "
                                              "heredity; DNA as their substance was shown in 1944."),
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
