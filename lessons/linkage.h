// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/intervals.h"

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

/// Map distance in centimorgans between genes that recombine with a fraction in 0…0.5 (infinite at 0.5), if
/// crossovers do not interfere with each other (Haldane 1919): −50 ln(1 − 2r).
double haldaneCentimorgans(double fraction);
/// The same if they do, as Kosambi (1944) has it: 25 ln((1 + 2r)/(1 − 2r)).
double kosambiCentimorgans(double fraction);
/// The fraction between two genes that lie on either side of a third, from the fractions (0…0.5) to it on
/// each side: r₁ + r₂ − 2r₁r₂, one crossover and not both, if they do not interfere (Trow 1913; Haldane
/// 1919). The map distances of `haldaneCentimorgans` add up.
double fractionAcross(double before, double after);

} // namespace lessons
