// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/count_distribution.h"

#include <numeric>

namespace lessons {

double outcomeCount(std::int64_t rolls, std::size_t categories) {
    double count = 1;
    for (std::size_t i = 1; i < categories; ++i)
        count = count * (static_cast<double>(rolls) + static_cast<double>(i)) / static_cast<double>(i);
    return count;
}

CountDistribution::CountDistribution(const PooledSample& sample) : m_rolls(sample.size()) {
    const CategoryValues expected = sample.expected();
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::stable_partition(m_order.begin(), m_order.end(), [&](std::size_t i) { return expected[i] == 0; });
    std::size_t size = 1;
    for (std::size_t axis = m_most.size(); axis-- > 0;) {
        m_most[axis] = expected[m_order[axis]] > 0 ? m_rolls : 0;
        m_stride[axis] = size;
        size *= static_cast<std::size_t>(m_most[axis]) + 2;
    }
    m_table.assign(size, 0);
    m_table[cell(0, 0, 0)] = 1;
    std::int64_t rollsSoFar = 0;
    for (const PooledSample::Group& group : sample.groups()) {
        const CategoryValues chances = probabilities(group.parents, sample.rule());
        for (std::int64_t roll = 0; roll < group.size(); ++roll)
            addRoll(chances, ++rollsSoFar);
    }
}

std::size_t CountDistribution::cell(std::int64_t first, std::int64_t second, std::int64_t third) const {
    return static_cast<std::size_t>(first + 1) * m_stride[0] +
           static_cast<std::size_t>(second + 1) * m_stride[1] +
           static_cast<std::size_t>(third + 1) * m_stride[2];
}

/// Downwards in every count, so that each cell still reads its neighbours as they were before this roll.
void CountDistribution::addRoll(const CategoryValues& chances, std::int64_t rollsSoFar) {
    const CategoryValues p{chances[m_order[0]], chances[m_order[1]], chances[m_order[2]],
                           chances[m_order[3]]};
    for (std::int64_t a = std::min(m_most[0], rollsSoFar); a >= 0; --a)
        for (std::int64_t b = std::min(m_most[1], rollsSoFar - a); b >= 0; --b) {
            const std::size_t row = cell(a, b, 0);
            for (auto c = static_cast<std::size_t>(std::min(m_most[2], rollsSoFar - a - b)) + 1; c-- > 0;) {
                const std::size_t at = row + c;
                m_table[at] = p[3] * m_table[at] + p[0] * m_table[at - m_stride[0]] +
                              p[1] * m_table[at - m_stride[1]] + p[2] * m_table[at - m_stride[2]];
            }
        }
}

double CountDistribution::probability(const CategoryCounts& counts) const {
    std::int64_t sum = 0;
    for (const std::int64_t count : counts) {
        if (count < 0 || count > m_rolls)
            return 0;
        sum += count;
    }
    if (sum != m_rolls)
        return 0;
    for (std::size_t axis = 0; axis < m_most.size(); ++axis)
        if (counts[m_order[axis]] > m_most[axis])
            return 0;
    return m_table[cell(counts[m_order[0]], counts[m_order[1]], counts[m_order[2]])];
}

} // namespace lessons
