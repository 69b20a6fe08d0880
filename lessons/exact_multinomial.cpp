// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/exact_multinomial.h"

#include "lessons/count_distribution.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lessons {

namespace {

double logFactorial(std::int64_t n) {
    return std::lgamma(static_cast<double>(n) + 1);
}

} // namespace

double exactSteps(std::int64_t sampleSize, std::size_t categories) {
    const auto n = static_cast<double>(sampleSize);
    if (categories <= 2)
        return n + 1;
    return outcomeCount(sampleSize, categories - 1) + n * n / 2;
}

ExactMultinomial::ExactMultinomial(std::int64_t sampleSize, std::span<const double> chances)
    : m_size(sampleSize) {
    // The two most likely ones span the longest intervals, which leaves the fewest steps.
    std::vector<double> sorted(chances.begin(), chances.end());
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    const auto n = static_cast<double>(sampleSize);
    const double ofRest = sorted[0] + sorted[1];
    m_firstExpected = n * sorted[0];
    m_secondExpected = n * sorted[1];
    m_logChanceOfRest = chances.size() == 2 ? 0 : std::log(ofRest);
    m_firstShare = sorted[0] / ofRest;
    if (sorted.size() > 2)
        m_logChanceOfOuter = std::log(std::accumulate(sorted.begin() + 2, sorted.end(), 0.0));
    if (sorted.size() > 3)
        m_lastOdds = sorted[sorted.size() - 2] / sorted.back();
    for (std::size_t i = 2; i < sorted.size(); ++i) {
        const double expected = n * sorted[i];
        auto& parts = m_outer.emplace_back();
        for (std::int64_t count = 0; count <= sampleSize; ++count) {
            const auto c = static_cast<double>(count);
            parts.push_back(
                {c * std::log(sorted[i]) - logFactorial(count), (c - expected) * (c - expected) / expected});
        }
    }
}

double ExactMultinomial::tail(double threshold) {
    m_threshold = threshold;
    m_tail = 0;
    // From the most likely rest outwards, so that what no longer counts beside the sum can be left out.
    const double share =
        m_outer.empty() ? 1 : (m_firstExpected + m_secondExpected) / static_cast<double>(m_size);
    const auto mode =
        m_size == 0 ? 0 : std::min<std::int64_t>(m_size, std::llround(static_cast<double>(m_size) * share));
    for (std::int64_t rest = mode; rest <= m_size && visitRest(rest); ++rest) {
    }
    if (!m_outer.empty())
        for (std::int64_t rest = mode - 1; rest >= 0 && visitRest(rest); --rest) {
        }
    return std::min(1.0, m_tail);
}

/// Far below the last digit of the sum. All terms are positive, so leaving such ones out costs no digit,
/// however small the sum is.
bool ExactMultinomial::isNegligible(double weight) const {
    return weight <= m_tail * 1e-24;
}

/// All outcomes with this rest. False if they, and so all with a rest still further from the most likely one,
/// are negligible.
bool ExactMultinomial::visitRest(std::int64_t rest) {
    const double logChance =
        logFactorial(m_size) - logFactorial(rest) + static_cast<double>(rest) * m_logChanceOfRest;
    const double ofAll =
        logChance - logFactorial(m_size - rest) + static_cast<double>(m_size - rest) * m_logChanceOfOuter;
    if (!m_outer.empty() && isNegligible(std::exp(ofAll)))
        return false;
    fillTable(rest);
    visit(0, m_size - rest, {logChance, 0});
    return true;
}

/// The binomial distribution of the rest, from its most likely count outwards by ratios, then summed from
/// both ends.
void ExactMultinomial::fillTable(std::int64_t rest) {
    m_rest = rest;
    const auto size = static_cast<std::size_t>(rest) + 1;
    m_atMost.assign(size, 0);
    m_atLeast.assign(size, 0);
    const double odds = m_firstShare / (1 - m_firstShare);
    const auto mode =
        std::min(rest, static_cast<std::int64_t>((static_cast<double>(rest) + 1) * m_firstShare));
    double chance = std::exp(logFactorial(rest) - logFactorial(mode) - logFactorial(rest - mode) +
                             static_cast<double>(mode) * std::log(m_firstShare) +
                             static_cast<double>(rest - mode) * std::log1p(-m_firstShare));
    const double atMode = chance;
    m_atMost[static_cast<std::size_t>(mode)] = chance;
    for (std::int64_t a = mode; a < rest && chance > 0; ++a) {
        chance *= static_cast<double>(rest - a) / static_cast<double>(a + 1) * odds;
        m_atMost[static_cast<std::size_t>(a + 1)] = chance;
    }
    chance = atMode;
    for (std::int64_t a = mode; a > 0 && chance > 0; --a) {
        chance *= static_cast<double>(a) / (static_cast<double>(rest - a + 1) * odds);
        m_atMost[static_cast<std::size_t>(a - 1)] = chance;
    }
    double sum = 0;
    for (std::size_t a = size; a-- > 0;)
        m_atLeast[a] = sum += m_atMost[a];
    sum = 0;
    for (double& entry : m_atMost)
        entry = sum += entry;
}

void ExactMultinomial::visit(std::size_t category, std::int64_t left, Part soFar) {
    if (m_outer.empty()) {
        addRest(std::exp(soFar.logChance), soFar.statistic);
        return;
    }
    const auto& parts = m_outer[category];
    const auto add = [&parts, soFar](std::int64_t count) {
        const Part& part = parts[static_cast<std::size_t>(count)];
        return Part{soFar.logChance + part.logChance, soFar.statistic + part.statistic};
    };
    if (category + 1 == m_outer.size()) {
        const Part all = add(left);
        addRest(std::exp(all.logChance), all.statistic);
        return;
    }
    if (category + 2 == m_outer.size()) {
        visitPair(left, soFar);
        return;
    }
    for (std::int64_t count = 0; count <= left; ++count)
        visit(category + 1, left - count, add(count));
}

/// The last two outer categories share what is left: from the most likely share outwards by ratios, which
/// costs no exponential for each.
void ExactMultinomial::visitPair(std::int64_t left, Part soFar) {
    const auto& one = m_outer[m_outer.size() - 2];
    const auto& other = m_outer.back();
    const auto at = [](std::int64_t count) { return static_cast<std::size_t>(count); };
    const auto all = static_cast<double>(left);
    const auto mode = std::min(left, static_cast<std::int64_t>((all + 1) * m_lastOdds / (1 + m_lastOdds)));
    const double atMode =
        std::exp(soFar.logChance + one[at(mode)].logChance + other[at(left - mode)].logChance);
    const auto addShare = [&](std::int64_t count, double weight) {
        addRest(weight, soFar.statistic + one[at(count)].statistic + other[at(left - count)].statistic);
    };
    addShare(mode, atMode);
    double weight = atMode;
    for (std::int64_t count = mode; count < left; ++count) {
        weight *= static_cast<double>(left - count) / static_cast<double>(count + 1) * m_lastOdds;
        if (isNegligible(weight))
            break;
        addShare(count + 1, weight);
    }
    weight = atMode;
    for (std::int64_t count = mode; count > 0; --count) {
        weight *= static_cast<double>(count) / (static_cast<double>(left - count + 1) * m_lastOdds);
        if (isNegligible(weight))
            break;
        addShare(count - 1, weight);
    }
}

double ExactMultinomial::restStatistic(std::int64_t first) const {
    const double a = static_cast<double>(first) - m_firstExpected;
    const double b = static_cast<double>(m_rest - first) - m_secondExpected;
    return a * a / m_firstExpected + b * b / m_secondExpected;
}

/// Adds the chance of all shares of the rest that lie outside the interval below the threshold.
void ExactMultinomial::addRest(double weight, double statistic) {
    if (weight == 0)
        return;
    const double wanted = m_threshold - statistic;
    const double rest = static_cast<double>(m_rest);
    const double curvature = 1 / m_firstExpected + 1 / m_secondExpected;
    const double middle = rest * m_firstShare;
    const double gap = rest - m_firstExpected - m_secondExpected;
    const double least = gap * gap / (m_firstExpected + m_secondExpected);
    if (wanted <= least) {
        m_tail += weight;
        return;
    }
    const double halfWidth = std::sqrt((wanted - least) / curvature);
    auto low = static_cast<std::int64_t>(std::ceil(std::max(0.0, middle - halfWidth)));
    auto high = static_cast<std::int64_t>(std::floor(std::min(rest, middle + halfWidth)));
    // Rounding may have put either end on the wrong side of its neighbour.
    const auto isBelow = [this, wanted](std::int64_t first) { return restStatistic(first) < wanted; };
    while (low > 0 && isBelow(low - 1))
        --low;
    while (low <= high && !isBelow(low))
        ++low;
    while (high < m_rest && high + 1 >= low && isBelow(high + 1))
        ++high;
    while (high >= low && !isBelow(high))
        --high;
    if (low > high) {
        m_tail += weight;
        return;
    }
    const double below = low > 0 ? m_atMost[static_cast<std::size_t>(low - 1)] : 0;
    const double above = high < m_rest ? m_atLeast[static_cast<std::size_t>(high + 1)] : 0;
    m_tail += weight * (below + above);
}

} // namespace lessons
