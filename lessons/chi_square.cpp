// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/chi_square.h"

#include <boost/math/distributions/chi_squared.hpp>

#include <algorithm>

namespace lessons {

double chiSquareUpperTail(double statistic, int degreesOfFreedom) {
    if (degreesOfFreedom == 0)
        return 1;
    const boost::math::chi_squared_distribution<double> distribution(degreesOfFreedom);
    return boundedP(boost::math::cdf(boost::math::complement(distribution, std::max(0.0, statistic))));
}

std::vector<std::size_t> smallOnes(std::span<const double> expected) {
    std::vector<std::size_t> small;
    for (std::size_t i = 0; i < expected.size(); ++i)
        if (expected[i] > 0 && expected[i] < smallestTrusted)
            small.push_back(i);
    return small;
}

} // namespace lessons
