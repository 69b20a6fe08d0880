// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/topic_list.h"

namespace lessons::topic_list {

const Topic& expression() {
    static const Topic topic{
        .id = "expression",
        .title = ENGINE_TEXT("engine", "From gene to protein"),
        .task = ENGINE_TEXT("engine", "Change the letters of a gene and see what happens to its protein."),
        .figure = Figure::Expression,
        .predict = ENGINE_TEXT(
            "engine",
            "One letter of a gene is replaced by another at random. How often does the protein stay the same "
            "([silent](silent)), how often does one amino acid change ([missense](missense)), and how often "
            "does the protein end too early ([nonsense](nonsense))? There are 61 [codons](codon) for 20 "
            "amino acids, and 3 that mean stop."),
        .roll = ENGINE_TEXT("engine", "Change one letter at random, then many. You can also change letters "
                                      "in the picture yourself: what happens to the protein?"),
        .rollTitle = ENGINE_TEXT("engine", "Change letters at random"),
        .compare = ENGINE_TEXT(
            "engine", "The expected shares come from trying every change of every letter in every codon. Why "
                      "are silent changes so common, and which letter of the codon do they mostly affect?"),
        .explain =
            {
                ENGINE_TEXT("engine",
                            "Reading a gene begins at its [promoter](promoter), a stretch of DNA in front of "
                            "it. [Transcription factors](transcription-factor) are proteins that bind to DNA "
                            "near it, so that the gene is read more or less often. The gene is copied into "
                            "[mRNA](mrna). Ribosomes [translate](translation) the mRNA, three letters at a "
                            "time, into a protein. Then the gene is [expressed](expression)."),
                ENGINE_TEXT("engine",
                            "In bacteria, several genes with a common task are often behind one promoter and "
                            "read together: an [operon](operon). One switch controls them all. Nearly all "
                            "living things with a cell nucleus, peas and people among them, read their genes "
                            "one by one. Only a few, such as some worms, have operons."),
                ENGINE_TEXT("engine", "An [enhancer](enhancer) is something different: a stretch of DNA, "
                                      "often thousands of letters before or after its gene. Transcription "
                                      "factors bind there too, and the gene is read more often."),
                ENGINE_TEXT("engine",
                            "For three of Mendel's traits, here is the change in the DNA. White flowers: one "
                            "letter, G to A, in the gene of a transcription factor; its mRNA is spliced "
                            "wrongly. Short plants: one letter, which replaces alanine with threonine in an "
                            "enzyme that makes a growth hormone. Wrinkled seeds: an insertion of about 800 "
                            "letters in the gene of an enzyme that makes starch."),
            },
        .game = ENGINE_TEXT("engine",
                            "In the card game, a promoter is followed by an operon, a transcription factor "
                            "and the expressed gene, one after the other. Mutations affect hands and turns: "
                            "an Insertion adds cards, a Translocation skips a player."),
        .science = ENGINE_TEXT(
            "engine", "In a cell these are not four stations in a row: the transcription factor is there "
                      "before reading begins, and operons belong to bacteria. A [substitution](substitution) "
                      "replaces letters. An [insertion](insertion) or a [deletion](deletion) shifts the "
                      "[reading frame](frameshift) unless it has three letters, or six, or nine. A "
                      "[translocation](translocation) moves a piece of a chromosome to another place."),
        .questions =
            {
                {"expression-frame",
                 ENGINE_TEXT("engine",
                             "One letter is lost near the beginning of a gene. What happens to its protein?"),
                 {{ENGINE_TEXT("engine", "nearly every amino acid after it changes"), true,
                   ENGINE_TEXT("engine",
                               "Right: from there on, the letters are grouped into different triplets.")},
                  {ENGINE_TEXT("engine", "one amino acid is missing"), false,
                   ENGINE_TEXT("engine", "That needs three letters. If one is lost, all triplets after it "
                                         "shift by one letter.")},
                  {ENGINE_TEXT("engine", "nothing, one letter is not enough"), false,
                   ENGINE_TEXT("engine", "One letter is enough: try it on the sequence.")}},
                 {ENGINE_TEXT("engine", "Letters are read in threes, without gaps."),
                  ENGINE_TEXT("engine", "Take a letter out of THE CAT ATE THE RAT and read it in threes.")}},
                {"expression-third",
                 ENGINE_TEXT("engine", "Why is a change of a codon's third letter often silent?"),
                 {{ENGINE_TEXT("engine", "several codons stand for the same amino acid"), true,
                   ENGINE_TEXT("engine", "Right: and they mostly differ only in the third letter.")},
                  {ENGINE_TEXT("engine", "the third letter is not read"), false,
                   ENGINE_TEXT("engine", "It is: AUG stands for methionine, AUA for isoleucine.")},
                  {ENGINE_TEXT("engine", "cells repair it"), false,
                   ENGINE_TEXT("engine", "Cells do repair DNA, but third letters no better than others.")}},
                 {ENGINE_TEXT("engine", "How many codons are there, and for how many amino acids?")}},
                {"expression-operon",
                 ENGINE_TEXT("engine", "Where would you look for an operon?"),
                 {{ENGINE_TEXT("engine", "in a bacterium"), true,
                   ENGINE_TEXT("engine", "Right: several genes behind one promoter, read together.")},
                  {ENGINE_TEXT("engine", "in the nucleus of a pea cell"), false,
                   ENGINE_TEXT("engine", "There each gene has a promoter of its own.")},
                  {ENGINE_TEXT("engine", "in any cell"), false,
                   ENGINE_TEXT("engine", "Living things with a cell nucleus hardly ever have operons.")}},
                 {ENGINE_TEXT("engine", "Whose genes are read together, and whose one by one?")}},
                {"expression-enhancer",
                 ENGINE_TEXT("engine", "What is an enhancer?"),
                 {{ENGINE_TEXT("engine",
                               "DNA that makes the cell read a gene more often, even from far away"),
                   true, ENGINE_TEXT("engine", "Right: transcription factors bind there.")},
                  {ENGINE_TEXT("engine", "another word for operon"), false,
                   ENGINE_TEXT("engine", "An operon is a group of genes with one promoter. It has nothing to "
                                         "do with an enhancer.")},
                  {ENGINE_TEXT("engine", "a protein that reads the gene"), false,
                   ENGINE_TEXT("engine", "That is RNA polymerase. An enhancer is a stretch of DNA.")}},
                 {ENGINE_TEXT("engine", "Is it DNA or protein?")}},
            },
        .teacher =
            {
                .aim = ENGINE_TEXT("engine", "Follow information from DNA to protein, and predict the effect "
                                             "of a change from its kind and position."),
                .minutes = 40,
                .standards = {"HS-LS1-1", "MS-LS3-1"},
                .misconceptions =
                    {
                        ENGINE_TEXT("engine", "“Every mutation changes the protein.” About one in four "
                                              "changes of a single letter does not."),
                        ENGINE_TEXT("engine", "“A gene that is present is always active.” Most genes are "
                                              "read only in some cells and at some times."),
                        ENGINE_TEXT("engine", "“The genes of all living things are grouped in operons.” "
                                              "Those of bacteria often are."),
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
