// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_limit.h"

#include <algorithm>

namespace app::join {

AnswerLimit::Bucket AnswerLimit::Bucket::refilled(Time now, double rate, double most) const {
    const double seconds = std::chrono::duration<double>(now - at).count();
    return {std::min(most, left + std::max(0.0, seconds) * rate), now};
}

bool AnswerLimit::allows(std::uint32_t address, Time now) {
    m_all = m_all.refilled(now, perSecondForAll, atOnceForAll);
    if (m_all.left < 1)
        return false;
    auto bucket = m_buckets.find(address);
    if (bucket == m_buckets.end()) {
        // A full bucket is like one that was never there.
        if (m_buckets.size() >= mostRemembered)
            std::erase_if(m_buckets, [&](const auto& one) {
                return one.second.refilled(now, perSecond, atOnce).left >= atOnce;
            });
        if (m_buckets.size() >= mostRemembered)
            return false;
        bucket = m_buckets.emplace(address, Bucket{atOnce, now}).first;
    }
    bucket->second = bucket->second.refilled(now, perSecond, atOnce);
    if (bucket->second.left < 1)
        return false;
    bucket->second.left -= 1;
    m_all.left -= 1;
    return true;
}

} // namespace app::join
