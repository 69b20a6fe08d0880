// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/gene.h"

#include <string_view>

/// Genes on the X chromosome (Morgan, Sex limited inheritance in Drosophila, Science 32, 1910). The
/// chromosome Y, which lacks the gene, stands in the place of an allele: it is the last of the gene's
/// symbols, so that gametes, offspring and squares need no rules of their own. A woman is XᴿXᴿ, XᴿXʳ or XʳXʳ,
/// a man XᴿY or XʳY; nobody is YY, since one of two parents always has no Y.
namespace lessons {

/// What an X-linked gene with two alleles shows; each phrase names the sex. `femaleBetween` is the
/// heterozygous female under codominance, unused under complete dominance.
struct XLinkedWords {
    core::Phrase femaleDominant;
    core::Phrase femaleRecessive;
    core::Phrase maleDominant;
    core::Phrase maleRecessive;
    core::Phrase femaleBetween;
};

/// An X-linked gene with the alleles Xᴿ and Xʳ for the letter R, an ASCII capital (XC and Xc where Unicode
/// has no raised capital). Phenotypes: females first, from dominant to recessive, then males.
Gene xLinkedGene(std::string id, core::Phrase name, char letter, genotype::Inheritance inheritance,
                 const XLinkedWords& words);

/// An X-linked gene known only by its letter, in either case.
Gene xLinkedLetterGene(char letter);

/// White eyes of the fruit fly, red-green colour blindness, haemophilia A, orange fur of cats.
const std::vector<Gene>& xLinkedGenes();

/// The X-linked genes in a text that is written like XRXr or XrY (also X^R and Xᴿ), each once, in order of
/// appearance; empty if no two chromosomes stand side by side in this way.
std::vector<Gene> xLinkedGenesIn(std::string_view text);

/// How many Y a pair of alleles has; 0 for a gene that is not X-linked.
std::size_t yCount(const Gene& gene, const std::array<AlleleIndex, 2>& alleles);

/// "XR" for Xᴿ and "IA" for Iᴬ: how to type a symbol on a keyboard without raised letters.
std::string plainSpelling(std::string_view symbol);

} // namespace lessons
