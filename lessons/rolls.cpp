// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/rolls.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace lessons {

using genotype::Parents;
using genotype::PoolArea;
using genotype::Trait;

bool areSame(const Parents& one, const Parents& other) {
    return one == other || (one.left == other.top && one.top == other.left);
}

CategoryValues probabilities(Parents parents, RollRule rule) {
    const bool mutationStays = rule == RollRule::RerolledOnce;
    const auto cells = genotype::punnettCounts(parents);
    CategoryValues result{};
    for (std::size_t genotype = 0; genotype < cells.size(); ++genotype)
        result[genotype] = mutationStays ? 2 * cells[genotype] / 9.0 : cells[genotype] / 4.0;
    result[static_cast<std::size_t>(PoolArea::DeNovo)] = mutationStays ? 1 / 9.0 : 0;
    return result;
}

std::int64_t PooledSample::Group::size() const {
    return std::accumulate(observed.begin(), observed.end(), std::int64_t{0});
}

void PooledSample::add(const Roll& roll) {
    if (roll.trait != m_trait || roll.rule != m_rule)
        throw std::invalid_argument("a sample holds rolls of one trait and one rule");
    CategoryCounts one{};
    one[static_cast<std::size_t>(roll.area)] = 1;
    add(roll.parents, one);
}

void PooledSample::add(Parents parents, const CategoryCounts& observed) {
    if (std::any_of(observed.begin(), observed.end(), [](auto count) { return count < 0; }))
        throw std::invalid_argument("a count is negative");
    if (observed == CategoryCounts{})
        return;
    auto group = std::find_if(m_groups.begin(), m_groups.end(),
                              [&](const Group& known) { return known.parents == parents; });
    if (group == m_groups.end())
        group = m_groups.insert(m_groups.end(), Group{parents, {}});
    for (std::size_t i = 0; i < categoryCount; ++i)
        group->observed[i] += observed[i];
}

std::int64_t PooledSample::size() const {
    std::int64_t sum = 0;
    for (const Group& group : m_groups)
        sum += group.size();
    return sum;
}

CategoryCounts PooledSample::observed() const {
    CategoryCounts sum{};
    for (const Group& group : m_groups)
        for (std::size_t i = 0; i < categoryCount; ++i)
            sum[i] += group.observed[i];
    return sum;
}

CategoryValues PooledSample::expected() const {
    CategoryValues sum{};
    for (const Group& group : m_groups) {
        const CategoryValues p = probabilities(group.parents, m_rule);
        for (std::size_t i = 0; i < categoryCount; ++i)
            sum[i] += static_cast<double>(group.size()) * p[i];
    }
    return sum;
}

CategoryMatrix PooledSample::covariance() const {
    CategoryMatrix sum{};
    for (const Group& group : m_groups) {
        const CategoryValues p = probabilities(group.parents, m_rule);
        const auto size = static_cast<double>(group.size());
        for (std::size_t i = 0; i < categoryCount; ++i)
            for (std::size_t j = 0; j < categoryCount; ++j)
                sum[i][j] += size * p[i] * ((i == j ? 1 : 0) - p[j]);
    }
    return sum;
}

bool PooledSample::holdsImpossible() const {
    return std::any_of(m_groups.begin(), m_groups.end(), [this](const Group& group) {
        const CategoryValues p = probabilities(group.parents, m_rule);
        for (std::size_t i = 0; i < categoryCount; ++i)
            if (group.observed[i] > 0 && p[i] == 0)
                return true;
        return false;
    });
}

RollTally::RollTally() {
    for (const Trait trait : genotype::allTraits)
        for (const RollRule rule : {RollRule::RerolledOnce, RollRule::RerolledUntilNumeral})
            m_samples.emplace_back(trait, rule);
}

void RollTally::add(const Roll& roll) {
    m_samples[static_cast<std::size_t>(roll.trait) * rollRuleCount + static_cast<std::size_t>(roll.rule)].add(
        roll);
}

const PooledSample& RollTally::sample(Trait trait, RollRule rule) const {
    return m_samples[static_cast<std::size_t>(trait) * rollRuleCount + static_cast<std::size_t>(rule)];
}

} // namespace lessons
