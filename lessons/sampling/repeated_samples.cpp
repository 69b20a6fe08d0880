// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/sampling/repeated_samples.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace lessons {

std::vector<std::int64_t> repeatedCounts(Generator& generator, std::int64_t repeats, std::int64_t offspring,
                                         double chance) {
    const std::array<double, 2> chances{chance, 1 - chance};
    std::array<std::int64_t, 2> counts{};
    std::vector<std::int64_t> result;
    for (std::int64_t repeat = 0; repeat < repeats; ++repeat) {
        sampleCounts(generator, offspring, chances, counts);
        result.push_back(counts[0]);
    }
    return result;
}

std::vector<double> repeatedStatistics(Generator& generator, std::int64_t repeats, std::int64_t offspring,
                                       std::span<const double> chances) {
    std::vector<std::int64_t> counts(chances.size());
    std::vector<double> result;
    for (std::int64_t repeat = 0; repeat < repeats; ++repeat) {
        sampleCounts(generator, offspring, chances, counts);
        double statistic = 0;
        for (std::size_t i = 0; i < counts.size(); ++i)
            if (const double expected = static_cast<double>(offspring) * chances[i]; expected > 0)
                statistic += std::pow(static_cast<double>(counts[i]) - expected, 2) / expected;
        result.push_back(statistic);
    }
    return result;
}

Histogram histogramOfCounts(std::span<const std::int64_t> values, std::size_t classes, std::int64_t offspring,
                            double chance) {
    if (classes < 1)
        throw std::invalid_argument("a histogram has at least one class");
    Histogram histogram;
    if (values.empty())
        return histogram;
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const std::int64_t span = *high - *low + 1;
    const std::int64_t width = (span - 1) / static_cast<std::int64_t>(classes) + 1;
    histogram.low = static_cast<double>(*low);
    histogram.width = static_cast<double>(width);
    histogram.counts.resize(static_cast<std::size_t>((span - 1) / width + 1));
    for (const std::int64_t value : values)
        ++histogram.counts[static_cast<std::size_t>((value - *low) / width)];

    const boost::math::binomial_distribution<double> binomial(static_cast<double>(offspring), chance);
    const auto upTo = [&binomial, offspring](std::int64_t value) {
        return value < 0            ? 0.0
               : value >= offspring ? 1.0
                                    : boost::math::cdf(binomial, static_cast<double>(value));
    };
    for (std::size_t i = 0; i < histogram.counts.size(); ++i) {
        const std::int64_t first = *low + static_cast<std::int64_t>(i) * width;
        histogram.expected.push_back(static_cast<double>(values.size()) *
                                     (upTo(first + width - 1) - upTo(first - 1)));
    }
    return histogram;
}

Histogram histogramOfStatistics(std::span<const double> values, std::size_t classes, int degreesOfFreedom) {
    if (classes < 1)
        throw std::invalid_argument("a histogram has at least one class");
    Histogram histogram;
    if (values.empty())
        return histogram;
    const double high = std::max(1.0, *std::max_element(values.begin(), values.end()));
    histogram.width = high / static_cast<double>(classes);
    histogram.counts.resize(classes);
    for (const double value : values)
        ++histogram.counts[std::min(classes - 1, static_cast<std::size_t>(value / histogram.width))];
    const boost::math::chi_squared_distribution<double> distribution(degreesOfFreedom);
    for (std::size_t i = 0; i < classes; ++i)
        histogram.expected.push_back(
            static_cast<double>(values.size()) *
            (boost::math::cdf(distribution, static_cast<double>(i + 1) * histogram.width) -
             boost::math::cdf(distribution, static_cast<double>(i) * histogram.width)));
    return histogram;
}

} // namespace lessons
