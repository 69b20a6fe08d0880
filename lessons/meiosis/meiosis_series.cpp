// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/meiosis/meiosis_series.h"

#include <algorithm>
#include <utility>

namespace lessons {

MeiosisSeries::MeiosisSeries(Cross cross, Individual parent, std::uint64_t seed)
    : m_cross(std::move(cross)), m_parent(std::move(parent)), m_generator(seed),
      m_current(drawMeiosis(m_cross, m_parent, m_generator)), m_kinds(gametesOf(m_cross, m_parent)),
      m_counts(m_kinds.size()) {}

void MeiosisSeries::countCurrent() {
    if (std::exchange(m_isCounted, true))
        return;
    for (std::size_t product = 0; product < productsOfMeiosis; ++product) {
        const auto kind = std::ranges::find(m_kinds, m_current.product(product).alleles, &Gamete::alleles);
        ++m_counts[static_cast<std::size_t>(kind - m_kinds.begin())];
    }
}

void MeiosisSeries::draw(std::int64_t times) {
    for (; times > 0; --times) {
        countCurrent();
        m_current = drawMeiosis(m_cross, m_parent, m_generator);
        m_isCounted = false;
        ++m_number;
    }
}

} // namespace lessons
