// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& expression() {
    static const Topic topic{
        .id = "expression",
        .title = ENGINE_TEXT("engine", "From gene to protein"),
        .task = ENGINE_TEXT("engine", "Change the letters of a gene and see what becomes of its protein."),
        .figure = Figure::Expression,
        .predict = ENGINE_TEXT("engine", "One letter of a gene is exchanged for another one at random. How "
                                         "often does the protein stay the "
                                         "same ([silent](silent)), how often is one amino acid another one "
                                         "([missense](missense)), and how "
                                         "often does the protein end too early ([nonsense](nonsense))? There "
                                         "are 61 [codons](codon) for 20 "
                                         "amino acids, and 3 that mean stop."),
        .roll = ENGINE_TEXT("engine", "Exchange one letter at random, then many. You can also change the "
                                      "letters of the picture yourself: what does the protein say?"),
        .rollTitle = ENGINE_TEXT("engine", "Exchange letters at random"),
        .compare = ENGINE_TEXT("engine",
                               "What is expected was found by trying every letter of every codon. Why is a "
                               "silent change so common, and which letter of a codon is it mostly?"),
        .explain =
            {
                ENGINE_TEXT("engine",
                            "Reading a gene begins at its [promoter](promoter), a stretch of DNA in front of "
                            "it. [Transcription factors](transcription-factor) are proteins that bind DNA "
                            "near it and make reading likelier or rarer. What is read is copied as "
                            "[mRNA](mrna). Ribosomes [translate](translation) it, three letters at a time, "
                            "into a protein. Then the gene is [expressed](expression)."),
                ENGINE_TEXT(
                    "engine",
                    "In bacteria several genes with one task often stand behind one promoter and are "
                    "read together: an [operon](operon). One switch then serves them all. Peas and "
                    "people, as nearly all living beings with a cell nucleus, read their genes one by "
                    "one. Few have operons, as some worms do."),
                ENGINE_TEXT(
                    "engine",
                    "An [enhancer](enhancer) is another thing: a stretch of DNA, often thousands of "
                    "letters away from its gene, in front of it or behind. Transcription factors bind "
                    "there, too, and the gene is read more often."),
                ENGINE_TEXT(
                    "engine",
                    "Three of Mendel's traits are such changes. White flowers: one letter, G to A, in "
                    "a gene that is itself a transcription factor. Its mRNA is cut in a wrong place. "
                    "Short plants: one letter, and alanine becomes threonine in an enzyme that makes "
                    "a growth hormone. Wrinkled seeds: an insertion of about 800 letters in the gene "
                    "of an enzyme that makes starch."),
            },
        .game = ENGINE_TEXT(
            "engine", "In the card game a promoter is followed by an operon, a transcription factor and "
                      "the expressed gene, each card once in turn. Its mutations do something to hands "
                      "and turns: an Insertion adds cards, a Translocation skips a player."),
        .science = ENGINE_TEXT(
            "engine",
            "In a cell these are no four stations in a row: the transcription factor is there before reading "
            "begins, and operons belong to bacteria. A [substitution](substitution) exchanges letters, an "
            "[insertion](insertion) or a [deletion](deletion) shifts the [reading frame](frameshift) unless "
            "it "
            "has three letters, or six, or nine. A [translocation](translocation) moves a piece of a "
            "chromosome to another place."),
        .questions =
            {
                {"expression-frame",
                 ENGINE_TEXT(
                     "engine",
                     "One letter is lost near the beginning of a gene. What does that do to its protein?"),
                 {{ENGINE_TEXT("engine", "nearly everything behind it is another amino acid"), true,
                   ENGINE_TEXT("engine", "Right: from there on the letters are read in other threes.")},
                  {ENGINE_TEXT("engine", "one amino acid is missing"), false,
                   ENGINE_TEXT("engine", "That needs three letters. With one lost, all the threes behind it "
                                         "move on by a letter.")},
                  {ENGINE_TEXT("engine", "nothing, one letter is too little"), false,
                   ENGINE_TEXT("engine", "One letter is enough: try it on the sequence.")}},
                 {ENGINE_TEXT("engine", "Letters are read in threes, without gaps."),
                  ENGINE_TEXT("engine", "Take a letter out of THE CAT ATE THE RAT and read it in threes.")}},
                {"expression-third",
                 ENGINE_TEXT("engine", "Why is a change of a codon's third letter often silent?"),
                 {{ENGINE_TEXT("engine", "several codons mean the same amino acid"), true,
                   ENGINE_TEXT("engine", "Right: and they mostly differ in the third letter only.")},
                  {ENGINE_TEXT("engine", "the third letter is not read"), false,
                   ENGINE_TEXT("engine", "It is: AUG means methionine, AUA isoleucine.")},
                  {ENGINE_TEXT("engine", "cells repair it"), false,
                   ENGINE_TEXT("engine",
                               "Cells do repair DNA, but the third letters no better than others.")}},
                 {ENGINE_TEXT("engine", "How many codons are there, and for how many amino acids?")}},
                {"expression-operon",
                 ENGINE_TEXT("engine", "Where would you look for an operon?"),
                 {{ENGINE_TEXT("engine", "in a bacterium"), true,
                   ENGINE_TEXT("engine", "Right: several genes behind one promoter, read together.")},
                  {ENGINE_TEXT("engine", "in the nucleus of a pea cell"), false,
                   ENGINE_TEXT("engine", "There each gene has a promoter of its own.")},
                  {ENGINE_TEXT("engine", "in any cell"), false,
                   ENGINE_TEXT("engine", "Beings with a cell nucleus hardly ever have operons.")}},
                 {ENGINE_TEXT("engine", "Whose genes are read together, and whose one by one?")}},
                {"expression-enhancer",
                 ENGINE_TEXT("engine", "What is an enhancer?"),
                 {{ENGINE_TEXT("engine", "DNA that makes a gene be read more, often from afar"), true,
                   ENGINE_TEXT("engine", "Right: transcription factors bind there.")},
                  {ENGINE_TEXT("engine", "another word for operon"), false,
                   ENGINE_TEXT(
                       "engine",
                       "An operon is a group of genes with one promoter. The two have nothing in common.")},
                  {ENGINE_TEXT("engine", "a protein that reads the gene"), false,
                   ENGINE_TEXT("engine", "That is RNA polymerase. An enhancer is a stretch of DNA.")}},
                 {ENGINE_TEXT("engine", "Is it DNA or protein?")}},
            },
        .teacher =
            {
                .aim =
                    ENGINE_TEXT("engine", "Follow information from DNA to protein, and foresee what a change "
                                          "of letters does by its kind and place."),
                .minutes = 40,
                .standards = {"HS-LS1-1", "MS-LS3-1"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Every mutation changes the protein.” About one exchange of a "
                                              "letter in four does not."),
                        ENGINE_TEXT("engine",
                                    "“A gene acts because it is there.” Most genes are read only in "
                                    "some cells and at some times."),
                        ENGINE_TEXT("engine",
                                    "“Genes of all living beings lie in operons.” Those of bacteria "
                                    "often do."),
                    },
                .sources =
                    {"Elzanowski A., Ostell J. The Genetic Codes, table 1. National Center for "
                     "Biotechnology Information",
                     "Graur D., Li W.-H. (2000) Fundamentals of Molecular Evolution, 2nd edition, "
                     "chapter 1. Sinauer (of 549 substitutions 134 silent, 392 missense, 23 nonsense)",
                     "Ingram V. M. (1957) Gene mutations in human haemoglobin: the chemical difference "
                     "between normal and sickle cell haemoglobin. Nature 180: 326–328",
                     "Jacob F., Monod J. (1961) Genetic regulatory mechanisms in the synthesis of "
                     "proteins. Journal of Molecular Biology 3: 318–356 (the operon)",
                     "Banerji J., Rusconi S., Schaffner W. (1981) Expression of a β-globin gene is "
                     "enhanced by remote SV40 DNA sequences. Cell 27: 299–308 (the enhancer)",
                     "Blumenthal T. et al. (2002) A global analysis of Caenorhabditis elegans operons. "
                     "Nature 417: 851–854",
                     "Hellens R. P. et al. (2010) Identification of Mendel's white flower character. "
                     "PLoS ONE 5: e13230",
                     "Lester D. R. et al. (1997) Mendel's stem length gene (Le) encodes a gibberellin "
                     "3β-hydroxylase. Plant Cell 9: 1435–1443",
                     "Bhattacharyya M. K. et al. (1990) The wrinkled-seed character of pea described "
                     "by Mendel is caused by a transposon-like insertion in a gene encoding "
                     "starch-branching enzyme. Cell 60: 115–122"},
            },
    };
    return topic;
}

} // namespace lessons::topic_list
