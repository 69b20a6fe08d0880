// SPDX-License-Identifier: GPL-3.0-or-later
#include "pending_connections.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace app {

void PendingConnections::add(Number connection, const std::string& computer) {
    m_connections[connection] = {computer, Step::Silent, ++m_steps};
    ++m_counts[computer];
}

std::optional<PendingConnections::Number> PendingConnections::firstToGo() const {
    if (m_connections.empty())
        return {};
    const auto most =
        std::ranges::max_element(m_counts, {}, [](const auto& counted) { return counted.second; });
    if (most->second <= m_limits.each && m_connections.size() <= m_limits.all)
        return {};
    const auto newest = std::prev(m_connections.end());
    const auto isSilentThere = [&](const auto& numbered) {
        return numbered.second.computer == most->first && numbered.second.step == Step::Silent;
    };
    const bool isCrowdSilent =
        std::cmp_greater(std::count_if(m_connections.begin(), newest, isSilentThere), m_limits.silent);
    auto first = newest;
    for (auto one = m_connections.begin(); one != newest; ++one)
        if (one->second.computer == most->first && (!isCrowdSilent || isSilentThere(*one)) &&
            (first == newest || one->second.cameThere < first->second.cameThere))
            first = one;
    return first->first;
}

PendingConnections::Step PendingConnections::stepOf(Number connection) const {
    const auto found = m_connections.find(connection);
    return found == m_connections.end() ? Step::Speaking : found->second.step;
}

void PendingConnections::comeTo(Number connection, Step step) {
    const auto found = m_connections.find(connection);
    if (found == m_connections.end())
        return;
    found->second.step = step;
    found->second.cameThere = ++m_steps;
}

void PendingConnections::remove(Number connection) {
    const auto found = m_connections.find(connection);
    if (found == m_connections.end())
        return;
    if (const auto count = m_counts.find(found->second.computer); --count->second == 0)
        m_counts.erase(count);
    m_connections.erase(found);
}

} // namespace app
