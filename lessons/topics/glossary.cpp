// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/glossary.h"

#include <algorithm>

namespace lessons {

const std::vector<Term>& glossary() {
    static const std::vector<Term> terms{
        {"allele", ENGINE_TEXT("engine", "allele"),
         ENGINE_TEXT("engine", "One of the variants of a [gene](gene), written as a letter: *R* or *r*. A "
                               "pea has two of each gene, one from each parent."),
         "gametes"},
        {"allele-frequency", ENGINE_TEXT("engine", "allele frequency"),
         ENGINE_TEXT("engine", "Which share of all copies of a gene in a [population](population) is this "
                               "[allele](allele): 3 of 8 copies are 37.5 %."),
         "natural-selection"},
        {"chi-square", ENGINE_TEXT("engine", "chi-square test"),
         ENGINE_TEXT("engine", "Adds up how far counts lie from what was expected, each squared gap divided "
                               "by its expectation, and asks how often chance alone gives a sum this large."),
         "several-genes"},
        {"chromosome", ENGINE_TEXT("engine", "chromosome"),
         ENGINE_TEXT("engine",
                     "A long thread of DNA with many genes in a row. Peas have seven pairs, people 23."),
         "linkage"},
        {"codominance", ENGINE_TEXT("engine", "codominance"),
         ENGINE_TEXT("engine", "Both alleles of a [heterozygote](heterozygous) show side by side: red and "
                               "white petals, blood group AB."),
         "patterns"},
        {"codon", ENGINE_TEXT("engine", "codon"),
         ENGINE_TEXT(
             "engine",
             "Three letters of DNA or [mRNA](mrna) that stand for one amino acid, or for start or stop."),
         "expression"},
        {"cross", ENGINE_TEXT("engine", "cross"),
         ENGINE_TEXT("engine", "Letting two chosen plants have offspring, and the offspring's parents "
                               "written side by side: *Rr* × *rr*."),
         "dominance"},
        {"de-novo", ENGINE_TEXT("engine", "de novo mutation"),
         ENGINE_TEXT("engine", "A change of a gene that neither parent carried in its body and that makes a "
                               "new [allele](allele)."),
         "mutation"},
        {"degrees-of-freedom", ENGINE_TEXT("engine", "degrees of freedom"),
         ENGINE_TEXT(
             "engine",
             "How many counts can vary freely when the total is known: four outcomes have three. Short: df."),
         "several-genes"},
        {"deletion", ENGINE_TEXT("engine", "deletion"),
         ENGINE_TEXT("engine", "A [mutation](de-novo) by which letters of DNA are lost. Unless they are "
                               "three, six or nine …, it shifts the [reading frame](frameshift)."),
         "expression"},
        {"dihybrid", ENGINE_TEXT("engine", "dihybrid cross"),
         ENGINE_TEXT("engine",
                     "A cross of parents that are both [heterozygous](heterozygous) for the same two genes."),
         "several-genes"},
        {"diploid", ENGINE_TEXT("engine", "diploid"),
         ENGINE_TEXT("engine", "With two sets of chromosomes, and so two alleles of each gene."), "gametes"},
        {"dominant", ENGINE_TEXT("engine", "dominant"),
         ENGINE_TEXT("engine", "An allele that shows in the [heterozygote](heterozygous); written with a "
                               "capital letter. It need not be common, strong or good."),
         "dominance"},
        {"enhancer", ENGINE_TEXT("engine", "enhancer"),
         ENGINE_TEXT(
             "engine",
             "A stretch of DNA, often far from its gene, that [transcription factors](transcription-factor) "
             "bind and that makes the gene be read more. No [operon](operon)."),
         "expression"},
        {"environment", ENGINE_TEXT("engine", "environment"),
         ENGINE_TEXT(
             "engine",
             "Everything around a living being that acts on it: water, heat, food, enemies, medicines."),
         "natural-selection"},
        {"expected", ENGINE_TEXT("engine", "expected count"),
         ENGINE_TEXT("engine",
                     "What a ratio promises on average: 320 × 9/16 = 180. Real counts lie around it."),
         "dominance"},
        {"expression", ENGINE_TEXT("engine", "expression"),
         ENGINE_TEXT("engine", "A gene is expressed when it is read and its product, mostly a protein, is "
                               "made. Which genes are, differs from cell to cell."),
         "expression"},
        {"extinction", ENGINE_TEXT("engine", "extinction"),
         ENGINE_TEXT("engine", "The last individual of a population or species dies. In a mass extinction "
                               "many species die at once."),
         "natural-selection"},
        {"f1", ENGINE_TEXT("engine", "F1"),
         ENGINE_TEXT(
             "engine",
             "The first generation of offspring of two different [pure lines](pure-line). All are alike."),
         "dominance"},
        {"f2", ENGINE_TEXT("engine", "F2"),
         ENGINE_TEXT(
             "engine",
             "The offspring of the [F1](f1), selfed or crossed with each other. Hidden alleles show again."),
         "dominance"},
        {"fitness", ENGINE_TEXT("engine", "fitness"),
         ENGINE_TEXT("engine",
                     "How many offspring a genotype is expected to leave in a certain "
                     "[environment](environment), compared with others. It has nothing to do with sport."),
         "natural-selection"},
        {"frameshift", ENGINE_TEXT("engine", "frameshift"),
         ENGINE_TEXT("engine", "The letters are read in other threes, because letters were lost or added and "
                               "their number is no multiple of three."),
         "expression"},
        {"gamete", ENGINE_TEXT("engine", "gamete"),
         ENGINE_TEXT("engine", "Egg cell or sperm cell; in plants the pollen brings the sperm cells. It has "
                               "one allele of each gene."),
         "gametes"},
        {"gene", ENGINE_TEXT("engine", "gene"),
         ENGINE_TEXT("engine",
                     "A unit of heredity: a stretch of DNA with a task, passed from parents to offspring."),
         "gametes"},
        {"gene-pool", ENGINE_TEXT("engine", "gene pool"),
         ENGINE_TEXT("engine", "All alleles of all individuals of a [population](population) together."),
         "natural-selection"},
        {"genetic-drift", ENGINE_TEXT("engine", "genetic drift"),
         ENGINE_TEXT("engine", "Changes of [allele frequencies](allele-frequency) by chance alone; large in "
                               "small populations."),
         "natural-selection"},
        {"genotype", ENGINE_TEXT("engine", "genotype"),
         ENGINE_TEXT("engine", "Which alleles a living being has, for one gene or more: *Rr*."), "looks"},
        {"haploid", ENGINE_TEXT("engine", "haploid"),
         ENGINE_TEXT("engine",
                     "With one set of chromosomes, and so one allele of each gene: bacteria, gametes."),
         "natural-selection"},
        {"hardy-weinberg", ENGINE_TEXT("engine", "Hardy–Weinberg law"),
         ENGINE_TEXT(
             "engine",
             "Extension: without selection, drift, mutation and migration and with random mating, [allele "
             "frequencies](allele-frequency) p and q stay as they are and genotypes come as p² : 2pq : q²."),
         "natural-selection"},
        {"heterozygous", ENGINE_TEXT("engine", "heterozygous"),
         ENGINE_TEXT("engine", "With two different alleles of a gene, as *Ff*."), "looks"},
        {"homozygous", ENGINE_TEXT("engine", "homozygous"),
         ENGINE_TEXT("engine", "With two alleles of a gene that are the same, as *FF* or *ff*."), "looks"},
        {"incomplete-dominance", ENGINE_TEXT("engine", "incomplete dominance"),
         ENGINE_TEXT("engine", "The [heterozygote](heterozygous) looks in between: pink from red and white. "
                               "The alleles themselves stay as they are."),
         "patterns"},
        {"independent-assortment", ENGINE_TEXT("engine", "independent assortment"),
         ENGINE_TEXT("engine", "Which allele of one gene a gamete gets says nothing about which it gets of "
                               "another; true of genes that are not [linked](linkage)."),
         "several-genes"},
        {"insertion", ENGINE_TEXT("engine", "insertion"),
         ENGINE_TEXT("engine", "A [mutation](de-novo) by which letters of DNA are added. Unless they are "
                               "three, six or nine …, it shifts the [reading frame](frameshift)."),
         "expression"},
        {"linkage", ENGINE_TEXT("engine", "linkage"),
         ENGINE_TEXT("engine", "Genes close together on one [chromosome](chromosome) mostly stay together."),
         "linkage"},
        {"meiosis", ENGINE_TEXT("engine", "meiosis"),
         ENGINE_TEXT("engine", "The division that makes gametes: pairs of chromosomes part, and each gamete "
                               "gets one of each pair."),
         "gametes"},
        {"missense", ENGINE_TEXT("engine", "missense mutation"),
         ENGINE_TEXT(
             "engine",
             "A [substitution](substitution) after which one amino acid of the protein is another one."),
         "expression"},
        {"monohybrid", ENGINE_TEXT("engine", "monohybrid cross"),
         ENGINE_TEXT("engine",
                     "A cross of parents that are both [heterozygous](heterozygous) for the same gene."),
         "dominance"},
        {"mrna", ENGINE_TEXT("engine", "mRNA"),
         ENGINE_TEXT("engine",
                     "Messenger RNA: the copy of a gene that ribosomes read. It has U where DNA has T."),
         "expression"},
        {"mutagen", ENGINE_TEXT("engine", "mutagen"),
         ENGINE_TEXT("engine",
                     "Something that makes mutations more frequent: UV light, some chemicals, X-rays."),
         "mutation"},
        {"natural-selection", ENGINE_TEXT("engine", "natural selection"),
         ENGINE_TEXT("engine", "Inherited differences make some individuals leave more offspring than "
                               "others, so their alleles become more frequent in the next generation."),
         "natural-selection"},
        {"nonsense", ENGINE_TEXT("engine", "nonsense mutation"),
         ENGINE_TEXT("engine",
                     "A change by which a stop [codon](codon) comes too early; the protein is too short."),
         "expression"},
        {"operon", ENGINE_TEXT("engine", "operon"),
         ENGINE_TEXT("engine", "Several genes behind one [promoter](promoter) that are read together, with "
                               "the switch they share. Common in bacteria, rare elsewhere."),
         "expression"},
        {"p-value", ENGINE_TEXT("engine", "p-value"),
         ENGINE_TEXT("engine", "How often chance alone makes a gap at least this large, if the ratio holds. "
                               "A large p means that counts are consistent with the ratio; no p proves it."),
         "several-genes"},
        {"phenotype", ENGINE_TEXT("engine", "phenotype"),
         ENGINE_TEXT("engine", "What can be observed of a living being: its looks and other traits, made by "
                               "[genotype](genotype) and surroundings."),
         "looks"},
        {"polygenic", ENGINE_TEXT("engine", "polygenic"),
         ENGINE_TEXT("engine", "Shaped by many genes, each adding a little, as human height."), "patterns"},
        {"population", ENGINE_TEXT("engine", "population"),
         ENGINE_TEXT("engine", "Individuals of one species that live in one place and can have offspring "
                               "with each other; of bacteria, all that live together."),
         "natural-selection"},
        {"posterior", ENGINE_TEXT("engine", "posterior probability"),
         ENGINE_TEXT("engine", "How likely something is after the data are in, worked out from how likely it "
                               "was before (Bayes' rule)."),
         "test-cross"},
        {"product-rule", ENGINE_TEXT("engine", "product rule"),
         ENGINE_TEXT("engine", "The chance that two independent things both happen is the product of their "
                               "chances: 3/4 × 3/4 = 9/16."),
         "several-genes"},
        {"prokaryote", ENGINE_TEXT("engine", "prokaryote"),
         ENGINE_TEXT("engine", "A living being whose cell has no nucleus: bacteria and archaea. Nearly all "
                               "of them are [haploid](haploid)."),
         "natural-selection"},
        {"promoter", ENGINE_TEXT("engine", "promoter"),
         ENGINE_TEXT("engine", "The stretch of DNA in front of a gene at which reading begins."),
         "expression"},
        {"punnett-square", ENGINE_TEXT("engine", "Punnett square"),
         ENGINE_TEXT("engine", "A table with the gametes of one parent at the side and of the other at the "
                               "top; each cell is one kind of offspring, all equally likely."),
         "square"},
        {"pure-line", ENGINE_TEXT("engine", "pure line"),
         ENGINE_TEXT("engine", "Plants whose offspring, when selfed, are always like them: "
                               "[homozygous](homozygous) for what one looks at."),
         "dominance"},
        {"recessive", ENGINE_TEXT("engine", "recessive"),
         ENGINE_TEXT("engine", "An allele that is hidden beside a [dominant](dominant) one and may show "
                               "again in later generations; written with a small letter."),
         "dominance"},
        {"recombination", ENGINE_TEXT("engine", "recombination fraction"),
         ENGINE_TEXT("engine", "The share of gametes with a new combination of two genes' alleles: from 0 "
                               "(always together) to 1/2 (independent)."),
         "linkage"},
        {"sample", ENGINE_TEXT("engine", "sample"),
         ENGINE_TEXT(
             "engine",
             "The offspring that were counted, out of all that could have been. Its size is written n."),
         "dominance"},
        {"segregation", ENGINE_TEXT("engine", "segregation"),
         ENGINE_TEXT(
             "engine",
             "The two alleles of a gene part when gametes are made; each gamete gets one of them by chance."),
         "gametes"},
        {"self-pollination", ENGINE_TEXT("engine", "self-pollination"),
         ENGINE_TEXT("engine",
                     "Pollen of a plant fertilises its own egg cells, as peas do when nobody interferes."),
         "seven-traits"},
        {"silent", ENGINE_TEXT("engine", "silent mutation"),
         ENGINE_TEXT(
             "engine",
             "A [substitution](substitution) that changes the [codon](codon) but not the amino acid."),
         "expression"},
        {"substitution", ENGINE_TEXT("engine", "substitution"),
         ENGINE_TEXT("engine",
                     "A [mutation](de-novo) by which a letter of DNA is exchanged for another one."),
         "expression"},
        {"test-cross", ENGINE_TEXT("engine", "test cross"),
         ENGINE_TEXT("engine", "Crossing a plant of unknown genotype with a [homozygous](homozygous) "
                               "recessive one: the offspring show what it carries."),
         "test-cross"},
        {"trait", ENGINE_TEXT("engine", "trait"),
         ENGINE_TEXT("engine", "Something about a living being that can differ, such as flower colour."),
         "seven-traits"},
        {"transcription-factor", ENGINE_TEXT("engine", "transcription factor"),
         ENGINE_TEXT("engine",
                     "A protein that binds DNA at certain places and so makes a gene be read more or less."),
         "expression"},
        {"translation", ENGINE_TEXT("engine", "translation"),
         ENGINE_TEXT(
             "engine",
             "Ribosomes read [mRNA](mrna) three letters at a time and join amino acids to a protein."),
         "expression"},
        {"translocation", ENGINE_TEXT("engine", "translocation"),
         ENGINE_TEXT("engine", "A [mutation](de-novo) by which a piece of a chromosome comes to another "
                               "place, mostly on another chromosome."),
         "expression"},
    };
    return terms;
}

const Term* findTerm(std::string_view id) {
    const auto found = std::ranges::find(glossary(), id, &Term::id);
    return found == glossary().end() ? nullptr : &*found;
}

std::vector<std::string_view> linksIn(std::string_view text) {
    std::vector<std::string_view> links;
    for (auto at = text.find("]("); at != std::string_view::npos; at = text.find("](", at + 2))
        if (const auto end = text.find(')', at); end != std::string_view::npos)
            links.push_back(text.substr(at + 2, end - at - 2));
    return links;
}

} // namespace lessons
