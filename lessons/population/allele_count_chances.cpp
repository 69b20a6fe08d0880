// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/population/allele_count_chances.h"

#include <stdexcept>

namespace lessons {
namespace {

std::vector<double> sumOf(const std::vector<double>& first, const std::vector<double>& second) {
    std::vector<double> sum(first.size() + second.size() - 1);
    for (std::size_t i = 0; i < first.size(); ++i)
        for (std::size_t j = 0; j < second.size(); ++j)
            sum[i + j] += first[i] * second[j];
    return sum;
}

/// The chances of 0 … 2N copies in N individuals, each of whom has the genotypes' chances. By doubling: only
/// positive numbers are added, so nothing cancels.
std::vector<double> copiesIn(std::int64_t individuals, const std::array<double, 3>& genotypes) {
    std::vector<double> result{1};
    std::vector<double> power{genotypes[2], genotypes[1], genotypes[0]};
    for (auto left = individuals; left > 0; left /= 2) {
        if (left % 2 == 1)
            result = sumOf(result, power);
        if (left > 1)
            power = sumOf(power, power);
    }
    return result;
}

} // namespace

AlleleCountChances::AlleleCountChances(const PopulationModel& model) {
    requireValid(model);
    if (!model.size || *model.size > mostExact)
        throw std::invalid_argument("chances are exact for populations of up to 200 individuals");
    const std::int64_t n = *model.size;
    m_chances = copiesIn(n, nextGenotypes(model, model.start));
    for (std::size_t i = 0; i <= copies(); ++i) {
        const double p = static_cast<double>(i) / static_cast<double>(copies());
        // Where nobody would grow up, no adults can have come from: the row is never used.
        m_steps.push_back(m_chances[i] > 0 || nextFrequency(model, p) >= 0
                              ? copiesIn(n, nextGenotypes(model, p))
                              : std::vector<double>(m_chances.size()));
    }
}

void AlleleCountChances::advance(int generations) {
    for (int step = 0; step < generations; ++step) {
        std::vector<double> next(m_chances.size());
        for (std::size_t i = 0; i < m_chances.size(); ++i)
            if (m_chances[i] > 0)
                for (std::size_t j = 0; j < next.size(); ++j)
                    next[j] += m_chances[i] * m_steps[i][j];
        m_chances = std::move(next);
    }
}

double AlleleCountChances::of(AlleleFate fate) const {
    switch (fate) {
    case AlleleFate::Fixed: return m_chances.back();
    case AlleleFate::Lost: return m_chances.front();
    case AlleleFate::Both: break;
    }
    double both = 0;
    for (std::size_t i = 1; i < copies(); ++i)
        both += m_chances[i];
    return both;
}

double AlleleCountChances::meanHeterozygosity() const {
    double mean = 0;
    for (std::size_t i = 0; i <= copies(); ++i) {
        const double p = static_cast<double>(i) / static_cast<double>(copies());
        mean += m_chances[i] * 2 * p * (1 - p);
    }
    return mean;
}

} // namespace lessons
