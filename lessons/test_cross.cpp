// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/test_cross.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace lessons {

using genotype::Genotype;
using genotype::Inheritance;
using genotype::Parents;

double dominantShare(CrossWith with) {
    return with == CrossWith::Recessive ? 0.5 : 0.75;
}

double chanceOfHiding(std::int64_t offspring, CrossWith with) {
    if (offspring < 0)
        throw std::invalid_argument("the number of offspring is negative");
    return std::pow(dominantShare(with), static_cast<double>(offspring));
}

double posteriorHomozygous(double prior, std::int64_t offspring, std::int64_t recessive, CrossWith with) {
    if (!(prior >= 0 && prior <= 1) || recessive < 0 || recessive > offspring)
        throw std::invalid_argument("a posterior needs a prior in 0 to 1 and recessive ones among offspring");
    if (recessive > 0 || prior == 0)
        return 0;
    return prior / (prior + (1 - prior) * chanceOfHiding(offspring, with));
}

std::int64_t offspringNeeded(double prior, double wanted, CrossWith with) {
    if (!(prior > 0 && prior < 1) || !(wanted > 0 && wanted < 1))
        throw std::invalid_argument("a chance must lie between 0 and 1");
    // prior / (prior + (1 − prior) sⁿ) ≥ wanted, solved for n, then corrected for rounding.
    const double odds = prior / (1 - prior) * (1 - wanted) / wanted;
    auto offspring =
        static_cast<std::int64_t>(std::max(0.0, std::floor(std::log(odds) / std::log(dominantShare(with)))));
    while (offspring > 0 && posteriorHomozygous(prior, offspring - 1, 0, with) >= wanted)
        --offspring;
    while (posteriorHomozygous(prior, offspring, 0, with) < wanted)
        ++offspring;
    return offspring;
}

std::vector<ParentPair> parentsBehind(std::span<const std::int64_t> counts, Inheritance inheritance) {
    const bool complete = inheritance == Inheritance::CompleteDominance;
    if (counts.size() != (complete ? 2u : 3u))
        throw std::invalid_argument("each look needs one count");
    if (std::any_of(counts.begin(), counts.end(), [](auto count) { return count < 0; }))
        throw std::invalid_argument("a count is negative");
    std::vector<ParentPair> pairs;
    std::vector<double> logs;
    for (std::size_t left = 0; left < genotype::genotypeCount; ++left)
        for (std::size_t top = left; top < genotype::genotypeCount; ++top) {
            const Parents parents{genotype::allGenotypes[left], genotype::allGenotypes[top]};
            const auto cells = genotype::punnettCounts(parents);
            ParentPair pair{parents, {}, 0};
            if (complete)
                pair.chances = {(cells[0] + cells[1]) / 4.0, cells[2] / 4.0};
            else
                pair.chances = {cells[0] / 4.0, cells[1] / 4.0, cells[2] / 4.0};
            double log = 0;
            for (std::size_t look = 0; look < counts.size(); ++look)
                if (counts[look] > 0)
                    log += static_cast<double>(counts[look]) * std::log(pair.chances[look]);
            if (std::isinf(log))
                continue;
            pairs.push_back(std::move(pair));
            logs.push_back(log);
        }
    if (pairs.empty())
        return pairs;
    const double best = *std::max_element(logs.begin(), logs.end());
    double sum = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        sum += pairs[i].share = std::exp(logs[i] - best);
    for (ParentPair& pair : pairs)
        pair.share /= sum;
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const ParentPair& one, const ParentPair& other) { return one.share > other.share; });
    return pairs;
}

} // namespace lessons
