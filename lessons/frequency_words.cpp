// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/frequency_words.h"

#include <array>
#include <cmath>
#include <stdexcept>

namespace lessons {

namespace {

struct Fraction {
    int times;
    int outOf;
};

constexpr std::array scale{
    Fraction{1, 1000}, Fraction{1, 500}, Fraction{1, 200}, Fraction{1, 100}, Fraction{1, 50}, Fraction{1, 30},
    Fraction{1, 20},   Fraction{1, 10},  Fraction{1, 5},   Fraction{1, 4},   Fraction{1, 3},  Fraction{2, 5},
    Fraction{1, 2},    Fraction{3, 5},   Fraction{2, 3},   Fraction{3, 4},   Fraction{4, 5},  Fraction{9, 10},
    Fraction{19, 20},  Fraction{29, 30}, Fraction{49, 50}, Fraction{99, 100}};

/// The log odds: as fine near certainty as near impossibility.
double logit(double chance) {
    return std::log(chance / (1 - chance));
}

} // namespace

GapFrequency frequencyOf(double pValue) {
    using Kind = GapFrequency::Kind;
    if (!(pValue >= 0 && pValue <= 1))
        throw std::invalid_argument("a p-value lies between 0 and 1");
    const auto value = [](Fraction fraction) { return static_cast<double>(fraction.times) / fraction.outOf; };
    if (pValue < value(scale.front()))
        return {Kind::FewerThan, scale.front().times, scale.front().outOf};
    if (pValue > value(scale.back()))
        return {Kind::MoreThan, scale.back().times, scale.back().outOf};
    Fraction nearest = scale.front();
    for (const Fraction fraction : scale)
        if (std::abs(logit(value(fraction)) - logit(pValue)) <
            std::abs(logit(value(nearest)) - logit(pValue)))
            nearest = fraction;
    return {Kind::About, nearest.times, nearest.outOf};
}

GapFrequency frequencyOf(const TestResult& result) {
    using Kind = GapFrequency::Kind;
    if (result.method == Method::EmptySample)
        return {Kind::NothingCounted, 0, 0};
    if (result.impossible)
        return {Kind::Impossible, 0, 0};
    if (result.degreesOfFreedom == 0)
        return {Kind::OnlyOutcome, 0, 0};
    if (result.nearest)
        return {Kind::Every, 0, 0};
    return frequencyOf(result.pValue);
}

} // namespace lessons
