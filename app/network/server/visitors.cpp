// SPDX-License-Identifier: GPL-3.0-or-later
#include "visitors.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace app {

void Visitors::add(Number visitor, const std::string& computer) {
    m_visitors[visitor] = {computer, Step::Silent, ++m_steps};
    ++m_counts[computer];
}

std::optional<Visitors::Number> Visitors::firstToGo() const {
    if (m_visitors.empty())
        return {};
    const auto most =
        std::ranges::max_element(m_counts, {}, [](const auto& counted) { return counted.second; });
    if (most->second <= m_limits.each && m_visitors.size() <= m_limits.all)
        return {};
    const auto newest = std::prev(m_visitors.end());
    const auto isSilentThere = [&](const auto& numbered) {
        return numbered.second.computer == most->first && numbered.second.step == Step::Silent;
    };
    const bool isCrowdSilent =
        std::cmp_greater(std::count_if(m_visitors.begin(), newest, isSilentThere), m_limits.silent);
    auto first = newest;
    for (auto one = m_visitors.begin(); one != newest; ++one)
        if (one->second.computer == most->first && (!isCrowdSilent || isSilentThere(*one)) &&
            (first == newest || one->second.cameThere < first->second.cameThere))
            first = one;
    return first->first;
}

Visitors::Step Visitors::stepOf(Number visitor) const {
    const auto found = m_visitors.find(visitor);
    return found == m_visitors.end() ? Step::Speaking : found->second.step;
}

void Visitors::comeTo(Number visitor, Step step) {
    const auto found = m_visitors.find(visitor);
    if (found == m_visitors.end())
        return;
    found->second.step = step;
    found->second.cameThere = ++m_steps;
}

void Visitors::remove(Number visitor) {
    const auto found = m_visitors.find(visitor);
    if (found == m_visitors.end())
        return;
    if (const auto count = m_counts.find(found->second.computer); --count->second == 0)
        m_counts.erase(count);
    m_visitors.erase(found);
}

} // namespace app
