// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/mutation_screen.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace lessons {

namespace {

void requireRate(double rate) {
    if (!(rate >= 0 && rate <= 1))
        throw std::invalid_argument("a rate is outside 0 to 1");
}

} // namespace

double chanceOfAMutant(double rate, std::int64_t plants) {
    requireRate(rate);
    if (plants < 0)
        throw std::invalid_argument("the number of plants is negative");
    if (plants == 0)
        return 0;
    return -std::expm1(static_cast<double>(plants) * std::log1p(-rate));
}

std::int64_t plantsToScreen(double rate, double wanted) {
    requireRate(rate);
    if (rate == 0 || !(wanted > 0 && wanted < 1))
        throw std::invalid_argument("a screen needs a rate above 0 and a chance between 0 and 1");
    if (rate == 1)
        return 1;
    const double plants = std::log1p(-wanted) / std::log1p(-rate);
    if (plants > 1e18)
        throw std::invalid_argument("no field is large enough");
    // Rounding may have gone one too far or not far enough.
    auto least = std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(plants)));
    if (least > 1 && chanceOfAMutant(rate, least - 1) >= wanted)
        --least;
    else if (chanceOfAMutant(rate, least) < wanted)
        ++least;
    return least;
}

} // namespace lessons
