// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/offspring.h"

/// Counts that Mendel published. All are from: G. Mendel, Versuche über Pflanzen-Hybriden, Verhandlungen des
/// naturforschenden Vereines in Brünn 4 (1866), 3–47; in English in W. Bateson, Mendel's Principles of
/// Heredity (1902, 1909).
namespace lessons {

/// What the counts are of.
enum class CountsBy : std::uint8_t { Phenotype, Genotype };

struct PublishedCross {
    std::string id;     ///< "f2-seed-shape": for files and links, never shown
    core::Phrase title; ///< "F2: seed shape"
    Cross cross;
    CountsBy by = CountsBy::Phenotype;
    std::vector<std::int64_t> counts; ///< as `Offspring` of the cross numbers them

    /// The chances that the counts are compared with.
    std::vector<double> chances() const;
};

/// In the order of his paper: the seven F2 tables; the dihybrid of seed shape and seed colour, by what was
/// seen (315 : 108 : 101 : 32) and by what the next generation showed of 529 plants; the trihybrid with
/// seed-coat colour, 639 plants of 27 genotypes; the two test crosses of the dihybrid with its recessive
/// parent.
///
/// The third F2 table is of the colour of the seed coat, which he found always together with that of the
/// flowers; it is listed under flower colour.
const std::vector<PublishedCross>& mendelsCrosses();

/// The cross of that id; null if there is none.
const PublishedCross* findMendelsCross(std::string_view id);

/// Mendel's check of the F2 plants that looked dominant, by their selfed offspring: how many bred true and
/// how many were hybrids (2 hybrids for each pure one are expected, and in the last six, of ten offspring
/// each, 0.75¹⁰ of the hybrids taken for pure; Fisher 1936).
struct SelfedDominants {
    std::string geneId;
    std::int64_t pure = 0;
    std::int64_t hybrid = 0;
    bool tenOffspring = false; ///< judged by ten offspring; the seeds of the others need no sowing
};
/// In the order of his paper; pod colour was repeated, because the first result seemed too far off.
const std::vector<SelfedDominants>& mendelsSelfedDominants();

/// The source, to be shown with the counts.
core::Phrase mendelsCitation();

} // namespace lessons
