// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/intervals.h"

#include <array>
#include <cstdint>

/// How far apart are two genes? The recombination fraction (0 complete linkage, 0.5 independence) estimated
/// from counts.
namespace lessons {

struct RecombinationEstimate {
    double fraction = 0.5;    ///< the likeliest, 0…0.5
    double standardError = 0; ///< from the expected information; 0 if the fraction is 0
    Interval interval;        ///< within 0…0.5
    /// log₁₀ of how much likelier the counts are under `fraction` than under independence; ≥ 0. Since Morton
    /// (1955) human geneticists take 3 as evidence.
    double lod = 0;
};

/// From a test cross of a double heterozygote, RG/rg × rg/rg: each offspring shows its gamete. The share of
/// recombinants (at most 0.5), with Wilson's interval. Throws std::invalid_argument unless 0 ≤ recombinants ≤
/// offspring and offspring > 0.
RecombinationEstimate recombinationFromTestCross(std::int64_t recombinants, std::int64_t offspring,
                                                 double confidence = 0.95);

/// How the alleles lie on the chromosomes of a double heterozygote.
enum class Phase : std::uint8_t {
    Coupling, ///< RG/rg: both dominant ones together
    Repulsion ///< Rg/rG
};

/// From the F2 of a double heterozygote, by maximum likelihood (Fisher 1922; Fisher and Balmukand 1928).
/// `counts` are by phenotype: both dominant, only the first, only the second, both recessive. With θ = (1 −
/// r)² in coupling and r² in repulsion the expected shares are (2 + θ, 1 − θ, 1 − θ, θ)/4. The interval holds
/// the fractions whose likelihood ratio the chi-square distribution (df 1) does not put beyond the
/// confidence. Throws std::invalid_argument for a negative count or none at all.
RecombinationEstimate recombinationFromIntercross(const std::array<std::int64_t, 4>& counts, Phase phase,
                                                  double confidence = 0.95);

/// Map distance in centimorgans between genes that recombine with a fraction in 0…0.5 (infinite at 0.5), if
/// crossovers do not interfere with each other (Haldane 1919): −50 ln(1 − 2r).
double haldaneCentimorgans(double fraction);
/// The same if they do, as Kosambi (1944) has it: 25 ln((1 + 2r)/(1 − 2r)).
double kosambiCentimorgans(double fraction);
/// Haldane's fraction for a distance ≥ 0 in centimorgans.
double fractionAtHaldane(double centimorgans);
/// The fraction between two genes that lie on either side of a third, from the fractions (0…0.5) to it on
/// each side: r₁ + r₂ − 2r₁r₂, one crossover and not both, if they do not interfere (Trow 1913; Haldane
/// 1919). The map distances of `haldaneCentimorgans` add up.
double fractionAcross(double before, double after);

} // namespace lessons
