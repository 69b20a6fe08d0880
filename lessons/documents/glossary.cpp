// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/glossary.h"

#include <algorithm>

namespace lessons {

const std::vector<Term>& glossary() {
    static const std::vector<Term> terms{
        {"allele", ENGINE_TEXT("engine", "allele"),
         ENGINE_TEXT("engine", "One of the variants of a [gene](gene), written as a letter: *R* or *r*. A "
                               "pea has two alleles of each gene, one from each parent."),
         "gametes"},
        {"allele-frequency", ENGINE_TEXT("engine", "allele frequency"),
         ENGINE_TEXT("engine", "The share of all copies of a gene in a [population](population) that are "
                               "this [allele](allele): 3 of 8 copies are 37.5 %."),
         "hardy-weinberg"},
        {"carrier", ENGINE_TEXT("engine", "carrier"),
         ENGINE_TEXT("engine", "Somebody who has one [recessive](recessive) allele and does not show it, but "
                               "can pass it on."),
         "pedigrees"},
        {"cas9", ENGINE_TEXT("engine", "Cas9"),
         ENGINE_TEXT("engine", "An enzyme of bacteria that cuts DNA where 20 letters match its guide RNA and "
                               "a PAM follows, in the most common form NGG: any letter and two G."),
         "gene-editing"},
        {"chi-square", ENGINE_TEXT("engine", "chi-square test"),
         ENGINE_TEXT("engine", "Measures how far counts are from what was expected: each gap is squared and "
                               "divided by the expected count, and all are added up. The test asks how often "
                               "chance alone gives a sum at least this large."),
         "several-genes"},
        {"chromatid", ENGINE_TEXT("engine", "chromatid"),
         ENGINE_TEXT("engine", "One of the two copies of a [chromosome](chromosome) that are joined at the "
                               "centromere. These sister chromatids are alike until crossing over; once they "
                               "separate, each is a chromosome of its own."),
         "meiosis"},
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
        {"coincidence", ENGINE_TEXT("engine", "coefficient of coincidence"),
         ENGINE_TEXT("engine",
                     "The double crossovers that were counted, divided by those that the [product "
                     "rule](product-rule) predicts. 1 minus it is the [interference](interference)."),
         "mapping"},
        {"consanguinity", ENGINE_TEXT("engine", "consanguinity"),
         ENGINE_TEXT("engine",
                     "Having a recent common ancestor. If relatives have children, both may pass on the "
                     "same rare recessive allele; a [pedigree](pedigree) joins them by a double "
                     "line."),
         "pedigrees"},
        {"cross", ENGINE_TEXT("engine", "cross"),
         ENGINE_TEXT("engine", "Breeding two chosen plants with each other; also their genotypes written "
                               "side by side: *Rr* × *rr*."),
         "dominance"},
        {"de-novo", ENGINE_TEXT("engine", "de novo mutation"),
         ENGINE_TEXT("engine", "A change in a gene that neither parent carried in its body cells, and that "
                               "makes a new [allele](allele)."),
         "mutation"},
        {"degrees-of-freedom", ENGINE_TEXT("engine", "degrees of freedom"),
         ENGINE_TEXT("engine", "The number of counts that can vary freely when the total is known: three for "
                               "four outcomes. Abbreviated df."),
         "several-genes"},
        {"deletion", ENGINE_TEXT("engine", "deletion"),
         ENGINE_TEXT("engine",
                     "A [mutation](de-novo) in which letters of DNA are lost. It shifts the [reading "
                     "frame](frameshift) unless the number of letters is a multiple of three."),
         "expression"},
        {"dihybrid", ENGINE_TEXT("engine", "dihybrid cross"),
         ENGINE_TEXT("engine",
                     "A cross of parents that are both [heterozygous](heterozygous) for the same two genes."),
         "several-genes"},
        {"diploid", ENGINE_TEXT("engine", "diploid"),
         ENGINE_TEXT("engine", "With two sets of chromosomes, and so two alleles of each gene."), "gametes"},
        {"dominant", ENGINE_TEXT("engine", "dominant"),
         ENGINE_TEXT("engine", "Said of an allele that shows in the [heterozygote](heterozygous); written "
                               "with a capital letter. It need not be common, strong or good."),
         "dominance"},
        {"enhancer", ENGINE_TEXT("engine", "enhancer"),
         ENGINE_TEXT("engine", "A stretch of DNA, often far from its gene, to which [transcription "
                               "factors](transcription-factor) bind, so that the gene is read more often. "
                               "Not the same as an [operon](operon)."),
         "expression"},
        {"environment", ENGINE_TEXT("engine", "environment"),
         ENGINE_TEXT(
             "engine",
             "Everything around a living thing that acts on it: water, heat, food, enemies, medicines."),
         "natural-selection"},
        {"epistasis", ENGINE_TEXT("engine", "epistasis"),
         ENGINE_TEXT("engine", "One gene hides what another gene does. A yellow Labrador, for example, does "
                               "not show whether its pigment would be black or brown."),
         "interactions"},
        {"expected", ENGINE_TEXT("engine", "expected count"),
         ENGINE_TEXT(
             "engine",
             "The count that a ratio predicts on average: 320 × 9/16 = 180. Real counts scatter around it."),
         "dominance"},
        {"expression", ENGINE_TEXT("engine", "expression"),
         ENGINE_TEXT("engine", "A gene is expressed when it is read and its product, usually a protein, is "
                               "made. Different cells express different genes."),
         "expression"},
        {"extinction", ENGINE_TEXT("engine", "extinction"),
         ENGINE_TEXT("engine", "The death of the last individual of a population or species. In a mass "
                               "extinction, many species die out at the same time."),
         "natural-selection"},
        {"f1", ENGINE_TEXT("engine", "F1"),
         ENGINE_TEXT("engine", "The first generation of offspring of two different [pure lines](pure-line). "
                               "All of them look alike."),
         "dominance"},
        {"f2", ENGINE_TEXT("engine", "F2"),
         ENGINE_TEXT(
             "engine",
             "The offspring of the [F1](f1), selfed or crossed with each other. Hidden alleles show again."),
         "dominance"},
        {"fitness", ENGINE_TEXT("engine", "fitness"),
         ENGINE_TEXT("engine",
                     "The number of offspring that a genotype can be expected to leave in a given "
                     "[environment](environment), compared with others. It has nothing to do with sport."),
         "natural-selection"},
        {"frameshift", ENGINE_TEXT("engine", "frameshift"),
         ENGINE_TEXT("engine", "Letters were lost or added and their number is not a multiple of three, so "
                               "all letters after them are grouped into different triplets."),
         "expression"},
        {"gamete", ENGINE_TEXT("engine", "gamete"),
         ENGINE_TEXT("engine", "An egg cell or sperm cell; in plants, pollen brings the sperm cells. A "
                               "gamete has one allele of each gene."),
         "gametes"},
        {"gene", ENGINE_TEXT("engine", "gene"),
         ENGINE_TEXT(
             "engine",
             "A unit of heredity: a stretch of DNA with a function, passed on from parents to offspring."),
         "gametes"},
        {"gene-tile", ENGINE_TEXT("engine", "gene tile (in the game)"),
         ENGINE_TEXT("engine", "Laid beside a [Punnett square](punnett-square), it makes a parent "
                               "[homozygous](homozygous) and so changes what the dice can show."),
         "square"},
        {"gene-pool", ENGINE_TEXT("engine", "gene pool"),
         ENGINE_TEXT("engine", "All alleles of all individuals of a [population](population) together."),
         "hardy-weinberg"},
        {"genetic-drift", ENGINE_TEXT("engine", "genetic drift"),
         ENGINE_TEXT("engine", "A change of [allele frequencies](allele-frequency) by chance alone; strong "
                               "in small populations."),
         "hardy-weinberg"},
        {"genotype", ENGINE_TEXT("engine", "genotype"),
         ENGINE_TEXT("engine", "The alleles that a living thing has, for one gene or more: *Rr*."), "looks"},
        {"germ-line", ENGINE_TEXT("engine", "germ line"),
         ENGINE_TEXT("engine", "The [gametes](gamete) and the cells that they come from. Only their DNA is "
                               "inherited; all other cells are body (somatic) cells."),
         "germ-line"},
        {"haploid", ENGINE_TEXT("engine", "haploid"),
         ENGINE_TEXT("engine",
                     "With one set of chromosomes, and so one allele of each gene: bacteria, gametes."),
         "natural-selection"},
        {"hardy-weinberg", ENGINE_TEXT("engine", "Hardy–Weinberg law"),
         ENGINE_TEXT("engine", "Without selection, drift, mutation and migration, and with random "
                               "mating, the [allele frequencies](allele-frequency) p and q stay the same, "
                               "and the genotypes have the ratio p² : 2pq : q²."),
         "hardy-weinberg"},
        {"heritability", ENGINE_TEXT("engine", "heritability"),
         ENGINE_TEXT("engine",
                     "The share of a trait's variance in a population that comes from alleles whose "
                     "effects add up, written h². It belongs to this population in this "
                     "[environment](environment), not to a single plant."),
         "selective-breeding"},
        {"heterozygous", ENGINE_TEXT("engine", "heterozygous"),
         ENGINE_TEXT("engine", "With two different alleles of a gene, for example *Ff*."), "looks"},
        {"homologous", ENGINE_TEXT("engine", "homologous chromosomes"),
         ENGINE_TEXT("engine",
                     "The two [chromosomes](chromosome) of a pair, one from each parent. They carry "
                     "the same genes in the same order, but often different [alleles](allele)."),
         "meiosis"},
        {"homozygous", ENGINE_TEXT("engine", "homozygous"),
         ENGINE_TEXT("engine", "With two identical alleles of a gene: *FF* or *ff*."), "looks"},
        {"incomplete-dominance", ENGINE_TEXT("engine", "incomplete dominance"),
         ENGINE_TEXT("engine", "The [heterozygote](heterozygous) is in between: pink, from red and white. "
                               "The alleles themselves do not change."),
         "patterns"},
        {"independent-assortment", ENGINE_TEXT("engine", "independent assortment"),
         ENGINE_TEXT("engine", "Which allele of one gene a gamete gets does not depend on which allele of "
                               "another gene it gets. This holds for genes that are not [linked](linkage)."),
         "several-genes"},
        {"insertion", ENGINE_TEXT("engine", "insertion"),
         ENGINE_TEXT("engine",
                     "A [mutation](de-novo) in which letters of DNA are added. It shifts the [reading "
                     "frame](frameshift) unless the number of letters is a multiple of three."),
         "expression"},
        {"interference", ENGINE_TEXT("engine", "interference"),
         ENGINE_TEXT("engine", "A crossover makes another one nearby less likely, so there are fewer double "
                               "crossovers than the [product rule](product-rule) predicts."),
         "mapping"},
        {"lethal", ENGINE_TEXT("engine", "lethal allele"),
         ENGINE_TEXT("engine", "An allele that kills, usually the embryo; a [recessive](recessive) one only "
                               "when it is there twice. In yellow mice it turns 3 : 1 into 2 : 1, because "
                               "the dead are not counted."),
         "interactions"},
        {"linkage", ENGINE_TEXT("engine", "linkage"),
         ENGINE_TEXT(
             "engine",
             "Genes that are close together on one [chromosome](chromosome) are usually inherited together."),
         "linkage"},
        {"meiosis", ENGINE_TEXT("engine", "meiosis"),
         ENGINE_TEXT("engine", "The divisions that make gametes: the chromosomes of each pair separate, and "
                               "each gamete gets one of each pair."),
         "meiosis"},
        {"missense", ENGINE_TEXT("engine", "missense mutation"),
         ENGINE_TEXT(
             "engine",
             "A [substitution](substitution) that replaces one amino acid of the protein with another."),
         "expression"},
        {"monohybrid", ENGINE_TEXT("engine", "monohybrid cross"),
         ENGINE_TEXT("engine",
                     "A cross of parents that are both [heterozygous](heterozygous) for the same gene."),
         "dominance"},
        {"mitochondrion", ENGINE_TEXT("engine", "mitochondrion (plural: mitochondria)"),
         ENGINE_TEXT("engine", "A small body in the cell that makes the energy in food usable. It has DNA of "
                               "its own, which people have from their mother alone."),
         "cytoplasm"},
        {"mosaic", ENGINE_TEXT("engine", "mosaic"),
         ENGINE_TEXT("engine", "A living thing that came from one fertilised egg and yet has cells with "
                               "different DNA, because of a [mutation](de-novo) in one of its cells."),
         "germ-line"},
        {"mrna", ENGINE_TEXT("engine", "mRNA"),
         ENGINE_TEXT("engine",
                     "Messenger RNA: the copy of a gene that ribosomes read. It has U where DNA has T."),
         "expression"},
        {"mutagen", ENGINE_TEXT("engine", "mutagen"),
         ENGINE_TEXT("engine",
                     "Something that makes mutations more frequent: UV light, some chemicals, X-rays."),
         "mutation"},
        {"natural-selection", ENGINE_TEXT("engine", "natural selection"),
         ENGINE_TEXT("engine", "Because of inherited differences, some individuals leave more offspring than "
                               "others, so their alleles become more frequent in the next generation."),
         "natural-selection"},
        {"nonsense", ENGINE_TEXT("engine", "nonsense mutation"),
         ENGINE_TEXT("engine", "A mutation that creates a stop [codon](codon) too early in a gene, so the "
                               "protein is too short."),
         "expression"},
        {"non-disjunction", ENGINE_TEXT("engine", "non-disjunction"),
         ENGINE_TEXT("engine",
                     "A pair of chromosomes, or the two copies of one, fails to separate in "
                     "[meiosis](meiosis): one gamete gets a chromosome too many, another one too few."),
         "non-disjunction"},
        {"operon", ENGINE_TEXT("engine", "operon"),
         ENGINE_TEXT("engine", "Several genes behind one [promoter](promoter) that are read together, and "
                               "the switch they share. Common in bacteria, rare elsewhere."),
         "expression"},
        {"p-value", ENGINE_TEXT("engine", "p-value"),
         ENGINE_TEXT("engine", "The share of samples in which chance alone gives a gap at least this large, "
                               "if the ratio (the null hypothesis) holds. A large p means that the counts "
                               "are consistent with the ratio; it does not prove it."),
         "several-genes"},
        {"pedigree", ENGINE_TEXT("engine", "pedigree"),
         ENGINE_TEXT("engine", "A drawing of a family with its generations: squares are male, circles "
                               "female, and filled symbols mark those who show the trait."),
         "pedigrees"},
        {"penetrance", ENGINE_TEXT("engine", "penetrance"),
         ENGINE_TEXT("engine", "The share of those with a [genotype](genotype) who show the trait that goes "
                               "with it. Below 100 % it is called incomplete."),
         "pedigrees"},
        {"phenotype", ENGINE_TEXT("engine", "phenotype"),
         ENGINE_TEXT("engine", "What can be observed of a living thing: its appearance and other traits, "
                               "shaped by [genotype](genotype) and environment."),
         "looks"},
        {"plastid", ENGINE_TEXT("engine", "plastid"),
         ENGINE_TEXT("engine",
                     "A small body in plant cells, with DNA of its own. Those that contain the green "
                     "chlorophyll are called chloroplasts."),
         "cytoplasm"},
        {"polygenic", ENGINE_TEXT("engine", "polygenic"),
         ENGINE_TEXT("engine", "Influenced by many genes that each add a little, like human height."),
         "patterns"},
        {"population", ENGINE_TEXT("engine", "population"),
         ENGINE_TEXT("engine",
                     "All individuals of one species that live in the same place at the same time. Where "
                     "a species reproduces sexually, they can have offspring with each other."),
         "natural-selection"},
        {"posterior", ENGINE_TEXT("engine", "posterior probability"),
         ENGINE_TEXT("engine", "How likely something is once the data are known, calculated from how likely "
                               "it was before (Bayes' rule)."),
         "test-cross"},
        {"product-rule", ENGINE_TEXT("engine", "product rule"),
         ENGINE_TEXT("engine", "The chance that two independent events both happen is the product of their "
                               "chances: 3/4 × 3/4 = 9/16."),
         "several-genes"},
        {"prokaryote", ENGINE_TEXT("engine", "prokaryote"),
         ENGINE_TEXT("engine", "A living thing whose cells have no nucleus: bacteria and archaea. Nearly all "
                               "of them are [haploid](haploid)."),
         "natural-selection"},
        {"promoter", ENGINE_TEXT("engine", "promoter"),
         ENGINE_TEXT("engine", "The stretch of DNA in front of a gene where reading begins."), "expression"},
        {"punnett-square", ENGINE_TEXT("engine", "Punnett square"),
         ENGINE_TEXT("engine",
                     "A table with the gametes of one parent down the side and those of the other along the "
                     "top. Each cell is one possible offspring, and all cells are equally likely."),
         "square"},
        {"pure-line", ENGINE_TEXT("engine", "pure line"),
         ENGINE_TEXT("engine", "Plants whose offspring, when selfed, are always like them: "
                               "[homozygous](homozygous) for the trait in question."),
         "dominance"},
        {"recessive", ENGINE_TEXT("engine", "recessive"),
         ENGINE_TEXT("engine", "Said of an allele that is hidden beside a [dominant](dominant) one and may "
                               "show again in later generations; written with a small letter."),
         "dominance"},
        {"recombination", ENGINE_TEXT("engine", "recombination fraction"),
         ENGINE_TEXT("engine", "The share of gametes with a new combination of the alleles of two genes: "
                               "from 0 (always together) to 1/2 (independent)."),
         "linkage"},
        {"research-goal", ENGINE_TEXT("engine", "research goal (in the game)"),
         ENGINE_TEXT("engine", "A [phenotype](phenotype) that brings 2 or 3 extra points for each of your "
                               "completed plants that shows it, once you have marked it."),
         "dominance"},
        {"sample", ENGINE_TEXT("engine", "sample"),
         ENGINE_TEXT("engine",
                     "The offspring that were counted, out of all that are possible. Its size is written n."),
         "dominance"},
        {"segregation", ENGINE_TEXT("engine", "segregation"),
         ENGINE_TEXT("engine", "The two alleles of a gene separate when gametes are made; each gamete gets "
                               "one of them at random."),
         "gametes"},
        {"self-pollination", ENGINE_TEXT("engine", "self-pollination"),
         ENGINE_TEXT(
             "engine",
             "Pollen of a plant fertilises its own egg cells, as happens in peas when nobody interferes."),
         "seven-traits"},
        {"shift", ENGINE_TEXT("engine", "1st and 2nd Shift (in the game)"),
         ENGINE_TEXT("engine", "Spaces for a marker that let you take a die before the others do: in the 1st "
                               "Shift one of that trait, in the 2nd Shift, after all 1st Shifts, any die."),
         "garden"},
        {"silent", ENGINE_TEXT("engine", "silent mutation"),
         ENGINE_TEXT(
             "engine",
             "A [substitution](substitution) that changes the [codon](codon) but not the amino acid."),
         "expression"},
        {"substitution", ENGINE_TEXT("engine", "substitution"),
         ENGINE_TEXT("engine", "A [mutation](de-novo) in which one letter of DNA is replaced by another."),
         "expression"},
        {"sum-rule", ENGINE_TEXT("engine", "sum rule"),
         ENGINE_TEXT("engine", "The chance that one or the other of two events happens, if they cannot both "
                               "happen, is the sum of their chances: 1/4 + 1/4 = 1/2."),
         "small-families"},
        {"test-cross", ENGINE_TEXT("engine", "test cross"),
         ENGINE_TEXT("engine", "Crossing a plant of unknown genotype with a [homozygous](homozygous) "
                               "recessive one: the offspring reveal what it carries."),
         "test-cross"},
        {"trait", ENGINE_TEXT("engine", "trait"),
         ENGINE_TEXT(
             "engine",
             "A feature of a living thing that can differ between individuals, such as flower colour."),
         "seven-traits"},
        {"transcription-factor", ENGINE_TEXT("engine", "transcription factor"),
         ENGINE_TEXT(
             "engine",
             "A protein that binds to certain places on DNA, so that a gene is read more or less often."),
         "expression"},
        {"translation", ENGINE_TEXT("engine", "translation"),
         ENGINE_TEXT(
             "engine",
             "Ribosomes read [mRNA](mrna) three letters at a time and join amino acids into a protein."),
         "expression"},
        {"translocation", ENGINE_TEXT("engine", "translocation"),
         ENGINE_TEXT("engine", "A [mutation](de-novo) in which a piece of a chromosome moves to another "
                               "place, usually on another chromosome."),
         "expression"},
        {"validate", ENGINE_TEXT("engine", "validate (in the game)"),
         ENGINE_TEXT("engine", "To cover a trait of a plant in your garden because a die shows the "
                               "[genotype](genotype) that the plant asks for. When all its traits are "
                               "validated, the plant is complete, and Gardening harvests it."),
         "looks"},
        {"x-linked", ENGINE_TEXT("engine", "X-linked"),
         ENGINE_TEXT("engine", "Said of a gene on the X [chromosome](chromosome). A male has one copy of it, "
                               "from his mother, and shows it even if it is [recessive](recessive)."),
         "sex-linkage"},
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
