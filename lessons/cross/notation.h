// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/cross.h"

#include <variant>

/// Reading parents as pupils write them: "RrGg", "rr Ff", "RG/rg" with the phase, "IAi",
/// "XRXr" and "XrY" for a gene on the X.
namespace lessons {

struct NotationError {
    enum class Kind : std::uint8_t {
        Empty,          ///< no allele at all
        UnknownSymbol,  ///< detail: the character that is not an allele of these genes
        IncompletePair, ///< an allele without a partner; detail: its symbol
        MixedPair,      ///< two alleles of different genes side by side; detail: both
        RepeatedGene,   ///< more than two alleles of one gene; detail: the first one's symbol
        MissingGene,    ///< this parent has no alleles of a gene; detail: its dominant symbol
        TooManyGenes,   ///< more than `maxGenes`
        BadPhase,       ///< a slash must separate two chromosomes with one allele of each gene
        SharedSymbol,   ///< two of the genes have an allele with the same symbol; detail: the symbol
        BadFraction,    ///< not one recombination fraction, 0…0.5, for each pair of neighbours
        BareX,          ///< an X without an allele beside an X-linked gene
        NoX,            ///< a parent is YY
        SameSex,        ///< both parents have two X, or both a Y
        SeveralXLinked, ///< more than one X-linked gene
        LinkedX,        ///< a recombination fraction below 0.5 beside an X-linked gene
        DeadParent,     ///< a genotype that dies (see Interaction); found by who knows the interaction
    };
    Kind kind = Kind::Empty;
    int parent = 0;           ///< 0 the first, 1 the second; 0 if the error is in neither
    std::size_t position = 0; ///< in bytes of that parent's text, from 0
    std::string detail;       ///< short and printable

    bool operator==(const NotationError&) const = default;
};

/// The error in one sentence.
core::Phrase phrase(const NotationError& error);

/// Reads a parent with these genes, in any order. Alleles are written in pairs, and the first of each pair is
/// on the first chromosome: "RrGg" is RG/rg and "RrgG" is Rg/rG. Or both chromosomes are written with a slash
/// between them, for all genes or in a word for those that are linked: "RG/rg Tt". Iᴬ may be written IA or
/// I^A, and Xᴿ likewise. Other spaces are ignored.
std::variant<Individual, NotationError> readIndividual(std::string_view text, const std::vector<Gene>& genes);

/// Reads both parents of a cross of these genes.
std::variant<Cross, NotationError> readCross(const std::vector<Gene>& genes, std::string_view first,
                                             std::string_view second, std::vector<double> recombination = {});

/// The same with the genes that the letters stand for, in the order of the first parent: R F G T and Y V A
/// are Mendel's, IA IB i blood groups, K and K+ the coats of dogs, XR XB XH XO and Y the X-linked genes; for
/// any other letter all that is known is that its capital is dominant (`letterGene`, `xLinkedLetterGene`).
std::variant<Cross, NotationError> readCross(std::string_view first, std::string_view second,
                                             std::vector<double> recombination = {});

} // namespace lessons
