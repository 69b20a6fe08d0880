// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/sampling/multinomial.h"

#include <boost/random/binomial_distribution.hpp>
#include <boost/random/uniform_01.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace lessons {

namespace {

void requireValid(std::int64_t offspring, std::span<const double> chances) {
    if (offspring < 0 || offspring > maxOffspring)
        throw std::invalid_argument("the number of offspring is outside 0 to 1 000 000 000");
    double sum = 0;
    for (const double chance : chances) {
        if (!(chance >= 0))
            throw std::invalid_argument("a chance is negative");
        sum += chance;
    }
    if (!(std::abs(sum - 1) <= 1e-9))
        throw std::invalid_argument("the chances do not sum to 1");
}

} // namespace

void sampleCounts(Generator& generator, std::int64_t offspring, std::span<const double> chances,
                  std::span<std::int64_t> counts) {
    if (counts.size() != chances.size())
        throw std::invalid_argument("each category needs one chance and one count");
    requireValid(offspring, chances);
    // What rounding leaves over must go to a category that can happen.
    std::size_t last = chances.size() - 1;
    while (chances[last] == 0)
        --last;
    double chanceLeft = 1;
    std::int64_t left = offspring;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        if (i == last) {
            counts[i] = left;
            left = 0;
        } else if (chances[i] == 0 || left == 0) {
            counts[i] = 0;
        } else {
            const double share = std::min(1.0, chances[i] / chanceLeft);
            counts[i] = boost::random::binomial_distribution<std::int64_t, double>(left, share)(generator);
            left -= counts[i];
            chanceLeft -= chances[i];
        }
    }
}

std::vector<std::int64_t> sampleCounts(Generator& generator, std::int64_t offspring,
                                       std::span<const double> chances) {
    std::vector<std::int64_t> counts(chances.size());
    sampleCounts(generator, offspring, chances, counts);
    return counts;
}

std::vector<std::uint32_t> samplePlants(Generator& generator, std::int64_t offspring,
                                        std::span<const double> chances) {
    requireValid(offspring, chances);
    std::vector<double> upTo(chances.size());
    std::partial_sum(chances.begin(), chances.end(), upTo.begin());
    std::size_t last = chances.size() - 1;
    while (chances[last] == 0)
        --last;
    boost::random::uniform_01<double> uniform;
    std::vector<std::uint32_t> plants(static_cast<std::size_t>(offspring));
    for (std::uint32_t& plant : plants) {
        const auto at = std::upper_bound(upTo.begin(), upTo.end(), uniform(generator));
        plant = static_cast<std::uint32_t>(
            std::min<std::size_t>(last, static_cast<std::size_t>(at - upTo.begin())));
    }
    return plants;
}

} // namespace lessons
