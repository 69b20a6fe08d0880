// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <cstdint>
#include <string>
#include <string_view>

/// From the letters of a gene to a protein, and what a change in its letters does. Genes are written as
/// their coding strand, in capital A, C, G and T from the first letter of the start codon on.
namespace lessons {

inline constexpr std::string_view bases = "ACGT";
inline constexpr std::string_view startCodon = "ATG";
/// What `translate` writes for a stop codon.
inline constexpr char stopSign = '*';

/// The amino acid of a codon by its one-letter code (IUPAC), or `stopSign`: the standard genetic code, NCBI
/// translation table 1. '?' if the text is not a codon.
char aminoAcidOf(std::string_view codon);

/// The protein from the first codon to the first stop codon, which is the last character; without one, to the
/// last whole codon.
std::string translate(std::string_view gene);

/// The same letters with U for T: the messenger RNA.
std::string messenger(std::string_view gene);

/// "glutamic acid", or "stop".
core::Phrase aminoAcidName(char aminoAcid);
/// "Glu", or "Stop"; these are international.
std::string_view shortAminoAcid(char aminoAcid);

/// What a change does to the protein.
enum class Effect : std::uint8_t {
    None,           ///< the letters are as they were
    Silent,         ///< another codon, the same protein
    Missense,       ///< one amino acid is replaced
    Nonsense,       ///< a stop codon too early
    Frameshift,     ///< letters added or lost, not a multiple of three: other codons from there on
    InFrame,        ///< a multiple of three added or lost: more or fewer amino acids
    SeveralChanged, ///< as many letters as before, several amino acids replaced
    StartLost,
    StopLost
};
inline constexpr int effectCount = static_cast<int>(Effect::StopLost) + 1;

/// Compares two genes as wholes. `before` begins with a start codon and ends with its first stop codon.
Effect effectOf(std::string_view before, std::string_view after);

/// The number of single-letter substitutions by effect.
struct SubstitutionCounts {
    int silent = 0;
    int missense = 0;
    int nonsense = 0;

    int all() const { return silent + missense + nonsense; }
    bool operator==(const SubstitutionCounts&) const = default;
};
/// Every letter between start and stop codon, changed into each of the three others. Precondition: as
/// `before` above.
SubstitutionCounts countSubstitutions(std::string_view gene);
/// The same over the 61 codons that stand for an amino acid, each once.
SubstitutionCounts countSubstitutionsOfAllCodons();

// ---- Changes. Positions count from 0. Preconditions: they lie in the gene, `base` is one of `bases`.

std::string substituted(std::string_view gene, std::size_t position, char base);
/// Before the letter at `position`; at the end with `position` = size.
std::string inserted(std::string_view gene, std::size_t position, char base);
std::string deleted(std::string_view gene, std::size_t position);
/// Cuts out the piece of `length` letters from `position` on and puts it before the letter that was at `to`.
/// Unchanged if `to` is inside the piece or at its end.
std::string translocated(std::string_view gene, std::size_t position, std::size_t length, std::size_t to);

/// The first ten codons of the human gene HBB (β-globin; NCBI NM_000518), followed by a stop codon. The
/// seventh is the one that sickle cell anaemia changes from GAG to GTG (Ingram 1957).
inline constexpr std::string_view exampleGene = "ATGGTGCATCTGACTCCTGAGGAGAAGTCTTAA";

} // namespace lessons
