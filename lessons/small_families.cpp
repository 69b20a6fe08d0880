// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/small_families.h"

#include <boost/math/distributions/binomial.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace lessons {

namespace {

constexpr double mostWhole = 1e9;

/// A non-negative whole number that knows when it has become too large for 63
/// bits.
class Whole {
public:
    explicit Whole(std::int64_t value) : m_value(value) {}

    void multiplyBy(std::int64_t factor) {
        m_fits = m_fits && !__builtin_mul_overflow(m_value, factor, &m_value);
    }
    void multiplyBy(const Whole& other) {
        m_fits = m_fits && other.m_fits;
        multiplyBy(other.m_value);
    }
    void add(const Whole& other) {
        m_fits = m_fits && other.m_fits && !__builtin_add_overflow(m_value, other.m_value, &m_value);
    }
    void raiseTo(std::int64_t exponent) {
        const std::int64_t base = m_value;
        m_value = 1;
        if (base <= 1) {
            m_value = exponent == 0 ? 1 : base;
            return;
        }
        for (std::int64_t i = 0; i < exponent && m_fits; ++i)
            multiplyBy(base);
    }
    std::optional<std::int64_t> value() const { return m_fits ? std::optional(m_value) : std::nullopt; }

private:
    std::int64_t m_value;
    bool m_fits = true;
};

/// C(n, k).
Whole choose(std::int64_t n, std::int64_t k) {
    std::int64_t soFar = 1; // C(n, i)
    Whole result(1);
    for (std::int64_t i = 1; i <= std::min(k, n - k); ++i) {
        // Divided before it is multiplied, so that nothing overflows which fits in
        // the end.
        const std::int64_t common = std::gcd(soFar, i);
        result = Whole(soFar / common);
        result.multiplyBy((n - i + 1) / (i / common));
        if (!result.value())
            break;
        soFar = *result.value();
    }
    return result;
}

Whole power(std::int64_t base, std::int64_t exponent) {
    Whole result(base);
    result.raiseTo(exponent);
    return result;
}

std::optional<Fraction> fractionOf(const Whole& numerator, const Whole& denominator) {
    if (!numerator.value() || !denominator.value())
        return std::nullopt;
    const std::int64_t divisor = std::gcd(*numerator.value(), *denominator.value());
    return Fraction{*numerator.value() / divisor, *denominator.value() / divisor};
}

/// The share of one part as a fraction in lowest terms.
Fraction shareOf(const std::vector<std::int64_t>& parts, std::size_t aClass) {
    const std::int64_t total = std::accumulate(parts.begin(), parts.end(), std::int64_t{0});
    const std::int64_t divisor = std::gcd(parts[aClass], total);
    return {parts[aClass] / divisor, total / divisor};
}

/// How many of the dⁿ equally likely families have exactly `count` of a share
/// of k/d.
Whole waysTo(const Fraction& share, std::int64_t size, std::int64_t count) {
    Whole ways = choose(size, count);
    ways.multiplyBy(power(share.numerator, count));
    ways.multiplyBy(power(share.denominator - share.numerator, size - count));
    return ways;
}

/// Smaller than any double: boost would throw.
using Quiet =
    boost::math::policies::policy<boost::math::policies::underflow_error<boost::math::policies::ignore_error>,
                                  boost::math::policies::denorm_error<boost::math::policies::ignore_error>>;
using Binomial = boost::math::binomial_distribution<double, Quiet>;

/// The ratio times `factor` in lowest terms; empty if a part is then not whole. 43.94 times 100 is not quite
/// 4394, so a part counts as whole within rounding.
std::vector<std::int64_t> wholeParts(const std::vector<double>& ratio, double factor) {
    std::vector<std::int64_t> parts;
    std::int64_t divisor = 0;
    for (const double part : ratio) {
        const double whole = std::round(part * factor);
        if (whole > mostWhole ||
            std::abs(part * factor - whole) > 4 * std::numeric_limits<double>::epsilon() * whole)
            return {};
        parts.push_back(static_cast<std::int64_t>(whole));
        divisor = std::gcd(divisor, parts.back());
    }
    for (std::int64_t& part : parts)
        part /= divisor;
    return parts;
}

/// The parts as whole numbers in lowest terms: 1 and 1 for 0.5 : 0.5; empty if they have more than six
/// decimals.
std::vector<std::int64_t> wholeParts(const std::vector<double>& ratio) {
    constexpr double mostDecimals = 1e6;
    for (double factor = 1; factor <= mostDecimals; factor *= 10)
        if (auto parts = wholeParts(ratio, factor); !parts.empty())
            return parts;
    return {};
}

} // namespace

std::string textOf(const Fraction& fraction) {
    if (fraction.denominator == 1)
        return std::to_string(fraction.numerator);
    return std::to_string(fraction.numerator) + '/' + std::to_string(fraction.denominator);
}

Families::Families(std::vector<double> ratio, std::int64_t size) : m_ratio(std::move(ratio)), m_size(size) {
    if (size < 0 || size > largestFamily)
        throw std::invalid_argument("a family has from 0 to 1000 offspring");
    for (const double part : m_ratio) {
        if (!(part >= 0) || !std::isfinite(part))
            throw std::invalid_argument("a part of a ratio is not negative");
        m_sum += part;
    }
    if (!(m_sum > 0) || !std::isfinite(m_sum))
        throw std::invalid_argument("a ratio needs a part above 0");
    m_parts = wholeParts(m_ratio);
}

double Families::share(std::size_t aClass) const {
    return m_ratio.at(aClass) / m_sum;
}

FamilyChance Families::exactly(std::size_t aClass, std::int64_t count) const {
    const double p = share(aClass);
    if (count < 0 || count > m_size)
        return {0, Fraction{}};
    FamilyChance chance;
    chance.value = boost::math::pdf(Binomial(static_cast<double>(m_size), p), static_cast<double>(count));
    if (m_parts.empty())
        return chance;
    const Fraction part = shareOf(m_parts, aClass);
    chance.exact = fractionOf(waysTo(part, m_size, count), power(part.denominator, m_size));
    return chance;
}

FamilyChance Families::atLeast(std::size_t aClass, std::int64_t count) const {
    const double p = share(aClass);
    if (count <= 0)
        return {1, Fraction{1, 1}};
    if (count > m_size)
        return {0, Fraction{}};
    FamilyChance chance;
    chance.value = boost::math::cdf(
        boost::math::complement(Binomial(static_cast<double>(m_size), p), static_cast<double>(count - 1)));
    if (m_parts.empty())
        return chance;
    const Fraction part = shareOf(m_parts, aClass);
    const Whole all = power(part.denominator, m_size);
    Whole ways(0);
    for (std::int64_t k = count; k <= m_size && all.value(); ++k)
        ways.add(waysTo(part, m_size, k));
    chance.exact = fractionOf(ways, all);
    return chance;
}

std::vector<std::int64_t> Families::likeliest(std::size_t aClass) const {
    // The chance of k is at least that of k − 1 as long as k ≤ (n + 1)p, and
    // equal to it at that very point.
    const double turn = static_cast<double>(m_size + 1) * m_ratio.at(aClass) / m_sum;
    const double nearest = std::round(turn);
    const bool tie = !m_parts.empty() ? nearest * m_sum == static_cast<double>(m_size + 1) * m_ratio[aClass]
                                      : turn == nearest;
    if (tie && nearest >= 1 && nearest <= static_cast<double>(m_size))
        return {static_cast<std::int64_t>(nearest) - 1, static_cast<std::int64_t>(nearest)};
    return {std::min(m_size, static_cast<std::int64_t>(tie ? nearest : std::floor(turn)))};
}

FamilyChance Families::exactly(std::span<const std::int64_t> counts) const {
    if (counts.size() != m_ratio.size())
        throw std::invalid_argument("there must be a count for each part of the ratio");
    if (std::ranges::any_of(counts, [](auto count) { return count < 0 || count > largestFamily; }))
        throw std::invalid_argument("a count is from 0 to 1000");
    if (std::accumulate(counts.begin(), counts.end(), std::int64_t{0}) != m_size)
        return {0, Fraction{}};
    // One class after the other, each a binomial share of the offspring that are
    // left.
    FamilyChance chance{1, std::nullopt};
    Whole ways(1);
    std::int64_t left = m_size;
    double sum = m_sum;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double p = sum > 0 ? std::min(1.0, m_ratio[i] / sum) : 0;
        chance.value *=
            boost::math::pdf(Binomial(static_cast<double>(left), p), static_cast<double>(counts[i]));
        ways.multiplyBy(choose(left, counts[i]));
        if (!m_parts.empty())
            ways.multiplyBy(power(m_parts[i], counts[i]));
        left -= counts[i];
        sum = std::accumulate(m_ratio.begin() + static_cast<std::ptrdiff_t>(i) + 1, m_ratio.end(), 0.0);
    }
    if (!m_parts.empty())
        chance.exact =
            fractionOf(ways, power(std::accumulate(m_parts.begin(), m_parts.end(), std::int64_t{0}), m_size));
    return chance;
}

std::optional<std::vector<std::int64_t>> Families::inTheRatio() const {
    const std::int64_t total = std::accumulate(m_parts.begin(), m_parts.end(), std::int64_t{0});
    if (m_parts.empty() || m_size % total != 0)
        return std::nullopt;
    std::vector<std::int64_t> counts;
    for (const std::int64_t part : m_parts)
        counts.push_back(part * (m_size / total));
    return counts;
}

std::int64_t familyToShow(double share, double wanted) {
    if (!(share > 0 && share <= 1) || !(wanted > 0 && wanted < 1))
        throw std::invalid_argument("a share is above 0 and at most 1, and a chance between 0 and 1");
    const auto shows = [share, wanted](double size) {
        return -std::expm1(size * std::log1p(-share)) >= wanted;
    };
    if (share == 1)
        return 1;
    constexpr double most = 1e12;
    double size = std::max(1.0, std::ceil(std::log1p(-wanted) / std::log1p(-share)));
    if (size > most)
        throw std::range_error("such a family is beyond 1000000000000");
    // The division is rounded.
    while (size > 1 && shows(size - 1))
        --size;
    while (!shows(size))
        ++size;
    return static_cast<std::int64_t>(size);
}

} // namespace lessons
