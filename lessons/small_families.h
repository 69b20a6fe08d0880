// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// A ratio such as 3 : 1 holds for many offspring; what a single small family looks like is chance. The sum
/// and product rules as numbers: the binomial and the multinomial distribution.
namespace lessons {

/// A fraction in lowest terms, 0 ≤ numerator ≤ denominator.
struct Fraction {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;

    bool operator==(const Fraction&) const = default;
};
/// "27/64"; "0" and "1" without a denominator.
std::string textOf(const Fraction& fraction);

/// A chance in 0…1, and as a fraction if the ratio has at most six decimals and its terms fit into 63 bits:
/// for 3 : 1 in families of up to 31.
struct FamilyChance {
    double value = 0;
    std::optional<Fraction> exact;
};

inline constexpr std::int64_t largestFamily = 1000;

/// Families of a given size from parents whose offspring fall into classes in a given ratio, independently of
/// each other.
class Families {
public:
    /// `ratio` as `readRatio` gives it: at least one part above 0; `size` is 0…`largestFamily`. Throws
    /// std::invalid_argument otherwise.
    Families(std::vector<double> ratio, std::int64_t size);

    std::int64_t size() const { return m_size; }
    std::size_t classCount() const { return m_ratio.size(); }
    /// The share of a class, in 0…1.
    double share(std::size_t aClass) const;

    /// The chance of exactly `count` offspring of a class: C(n, k) pᵏ (1 − p)ⁿ⁻ᵏ (R: dbinom). 0 for a count
    /// outside 0…size.
    FamilyChance exactly(std::size_t aClass, std::int64_t count) const;
    /// The chance of `count` or more (R: pbinom(count − 1, …, lower.tail = FALSE)).
    FamilyChance atLeast(std::size_t aClass, std::int64_t count) const;
    /// The counts of a class that no other count surpasses in chance, ascending: one, or two neighbours.
    std::vector<std::int64_t> likeliest(std::size_t aClass) const;

    /// The chance of exactly these counts, one for each class, of the whole family (R: dmultinom). 0 if they
    /// are not of this size. Throws std::invalid_argument for another number of counts or a negative one.
    FamilyChance exactly(std::span<const std::int64_t> counts) const;
    /// Whether it can be decided which counts have exactly the ratio: its parts have at most six decimals.
    bool hasWholeParts() const { return !m_parts.empty(); }
    /// The counts that have exactly the ratio; empty if the family cannot be divided that way, or without
    /// whole parts.
    std::optional<std::vector<std::int64_t>> inTheRatio() const;

private:
    std::vector<double> m_ratio;
    double m_sum = 0;
    std::vector<std::int64_t> m_parts; ///< whole, in lowest terms; empty if there are none
    std::int64_t m_size;
};

/// The smallest family that has at least one offspring of a share `share` with a chance of `wanted` or more:
/// 11 for 1/4 and 0.95. Throws std::invalid_argument unless 0 < share ≤ 1 and 0 < wanted < 1, and
/// std::range_error if it is beyond 10¹².
std::int64_t familyToShow(double share, double wanted = 0.95);

} // namespace lessons
