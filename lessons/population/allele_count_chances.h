// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/population/generations.h"

namespace lessons {

/// How likely each number of copies of A is, generation by generation: the exact Markov chain of a small
/// population (Wright 1931; Ewens 2004, chapter 3).
class AlleleCountChances {
public:
    /// The most individuals: a step costs as many multiplications as the square of their alleles.
    static constexpr std::int64_t mostExact = 200;

    /// In the first generation after the start. Throws std::invalid_argument if the model is not valid, or
    /// the population is infinite or larger than `mostExact`.
    explicit AlleleCountChances(const PopulationModel& model);

    void advance(int generations);

    /// The chance of 0, 1, … 2N copies of A; they sum to 1.
    const std::vector<double>& chances() const { return m_chances; }
    double of(AlleleFate fate) const;
    /// 2p(1 − p), the heterozygotes that random mating would make next: on average over all populations.
    double meanHeterozygosity() const;

private:
    std::size_t copies() const { return m_chances.size() - 1; }

    /// Row by row: the chances of the next number of copies, after each number of copies.
    std::vector<std::vector<double>> m_steps;
    std::vector<double> m_chances;
};

} // namespace lessons
