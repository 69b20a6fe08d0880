// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// Dice that were really rolled, grouped so that their counts can be compared with what the Punnett squares
/// predict. Parents may change in mid-game: each roll keeps the pair that it was made with, and the
/// expectation of a sample is the sum over its rolls.
namespace lessons {

/// A die ends in one of four categories, in the order of `genotype::PoolArea`: XX, Xx, xx, kept mutation.
inline constexpr std::size_t categoryCount = genotype::poolAreaCount;
using CategoryCounts = std::array<std::int64_t, categoryCount>;
using CategoryValues = std::array<double, categoryCount>;
using CategoryMatrix = std::array<CategoryValues, categoryCount>;

/// What happens to a die that shows one of its two mutation faces. The two rules give different chances, so
/// dice of one never enter a sample of the other.
enum class RollRule : std::uint8_t {
    RerolledOnce,         ///< breeding phase: one more roll, then it stays; a numeral 2/9, the mutation 1/9
    RerolledUntilNumeral, ///< Father Omari: no mutation can stay; a numeral 1/4
};
inline constexpr std::size_t rollRuleCount = 2;

/// The result of one die. A re-rolled die is one roll, counted by its final face.
struct Roll {
    genotype::Trait trait = genotype::Trait::SeedShape;
    genotype::Parents parents;                                  ///< at the time of the roll
    genotype::PoolArea area = genotype::PoolArea::Heterozygous; ///< where the final face put it
    int round = 1;                                              ///< round of the game, from 1
    RollRule rule = RollRule::RerolledOnce;

    bool operator==(const Roll&) const = default;
};

/// In whichever order: which parent is written first does not matter.
bool areSame(const genotype::Parents& one, const genotype::Parents& other);

/// The chance, in 0…1, of each category for one die; they sum to 1. Each of the square's four cells weighs
/// 2/9 or 1/4 by the rule (rulebook, "Plant Breeding"; two of the die's six sides are mutations).
CategoryValues probabilities(genotype::Parents parents, RollRule rule);

/// The rolls of one trait under one rule, grouped by the parents that held.
class PooledSample {
public:
    struct Group {
        genotype::Parents parents;
        CategoryCounts observed{};

        /// Rolls in this group.
        std::int64_t size() const;
    };

    PooledSample(genotype::Trait trait, RollRule rule) : m_trait(trait), m_rule(rule) {}

    /// Throws std::invalid_argument if the roll is of another trait or under another rule.
    void add(const Roll& roll);
    /// Adds many rolls at once. Throws std::invalid_argument if a count is negative.
    void add(genotype::Parents parents, const CategoryCounts& observed);

    genotype::Trait trait() const { return m_trait; }
    RollRule rule() const { return m_rule; }
    /// In the order in which the parents first held; no group is empty.
    const std::vector<Group>& groups() const { return m_groups; }

    /// Rolls in all.
    std::int64_t size() const;
    CategoryCounts observed() const;
    /// Expected counts, in rolls: the sum of the probabilities over all rolls.
    CategoryValues expected() const;
    /// Covariance of the counts, in rolls²: the sum of diag(p) − p pᵀ over all rolls, which are independent.
    CategoryMatrix covariance() const;
    /// Whether a die has a result that its parents cannot produce. Real dice never do; counts typed by hand
    /// may.
    bool holdsImpossible() const;

private:
    genotype::Trait m_trait;
    RollRule m_rule;
    std::vector<Group> m_groups;
};

/// All rolls of a game, or of many: one sample for each trait and rule.
class RollTally {
public:
    RollTally();

    void add(const Roll& roll);
    const PooledSample& sample(genotype::Trait trait, RollRule rule) const;

private:
    std::vector<PooledSample> m_samples; ///< by trait, then rule
};

} // namespace lessons
