// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Cutting a gene with SpCas9, and what becomes of its reading frame (Jinek et al. 2012, Science 337:
/// 816–821). Genes are written as in codons.h; positions count from 0.
namespace lessons {

/// The letters of the guide RNA that pair with the DNA.
inline constexpr std::size_t guideLength = 20;
/// The three letters after them that the enzyme itself must recognise: any letter, then GG.
inline constexpr std::size_t pamLength = 3;
/// Both strands are cut this many letters before the PAM.
inline constexpr std::size_t cutBeforePam = 3;

/// Whether the enzyme recognises these three letters.
bool isPam(std::string_view letters);

/// A place where the enzyme can cut.
struct TargetSite {
    std::size_t start = 0; ///< of the letters that the guide matches

    std::size_t pam() const { return start + guideLength; }
    /// The letter before which it cuts.
    std::size_t cut() const { return pam() - cutBeforePam; }
    bool operator==(const TargetSite&) const = default;
};

/// The sites on the strand that is given, from the left. Those on the other strand are not looked for.
std::vector<TargetSite> targetSites(std::string_view strand);

/// The gene after a repair without a template, in which `lost` letters around the cut are gone: half of them
/// before it and half after it, an odd one after it. Throws std::invalid_argument if there are not so many.
std::string repaired(std::string_view gene, std::size_t cut, std::size_t lost);
/// Where the two ends have been joined: the letter of the repaired gene that now follows the seam.
std::size_t seamOf(std::size_t cut, std::size_t lost);

/// Whether the triplets after the cut are read as before.
constexpr bool keepsFrame(std::size_t lost) {
    return lost % 3 == 0;
}

/// Of the losses of 1, 2, … `most` letters, how many keep the reading frame and how many shift it. (A model:
/// real cells prefer some losses to others.)
struct FrameCounts {
    std::int64_t kept = 0;
    std::int64_t shifted = 0;
    bool operator==(const FrameCounts&) const = default;
};
FrameCounts frameCounts(std::size_t most);

/// The first eighteen codons of the human gene HBB (β-globin; NCBI NM_000518), followed by a stop codon.
inline constexpr std::string_view editedGene = "ATGGTGCATCTGACTCCTGAGGAGAAGTCTGCCGTTACTGCCCTGTGGGGCAAGTAA";

} // namespace lessons
