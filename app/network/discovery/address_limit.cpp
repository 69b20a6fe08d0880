// SPDX-License-Identifier: GPL-3.0-or-later
#include "address_limit.h"

#include <algorithm>

namespace app::join {

AddressLimit::Bucket AddressLimit::Bucket::refilled(Time now, const Flow& flow) const {
    const double seconds = std::chrono::duration<double>(now - at).count();
    return {std::min(flow.atOnce, left + std::max(0.0, seconds) * flow.perSecond), now};
}

bool AddressLimit::allows(const std::string& computer, Time now) {
    const Flow& each = m_rates.each;
    m_all = m_all.refilled(now, m_rates.all);
    if (m_all.left < 1)
        return false;
    auto bucket = m_buckets.find(computer);
    if (bucket == m_buckets.end()) {
        // A full bucket is like one that was never there.
        if (m_buckets.size() >= m_rates.mostRemembered)
            std::erase_if(m_buckets, [&](const auto& one) {
                return one.second.refilled(now, each).left >= each.atOnce;
            });
        if (m_buckets.size() >= m_rates.mostRemembered)
            return false;
        bucket = m_buckets.emplace(computer, Bucket{each.atOnce, now}).first;
    }
    bucket->second = bucket->second.refilled(now, each);
    if (bucket->second.left < 1)
        return false;
    bucket->second.left -= 1;
    m_all.left -= 1;
    return true;
}

} // namespace app::join
