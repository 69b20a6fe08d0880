// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>

namespace app::join {

/// How often a host answers questions, so that nobody can use it to flood others or keep it busy: a few at
/// once for each computer and more for all together, refilled with time. Knows no clock.
class AnswerLimit {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// At once, and then a second, for each computer: a search asks three times, over several networks.
    static constexpr double atOnce = 12;
    static constexpr double perSecond = 4;
    /// And for all: enough for a class that is switched on at once.
    static constexpr double atOnceForAll = 400;
    static constexpr double perSecondForAll = 200;
    static constexpr std::size_t mostRemembered = 512;

    /// Whether a question from this address (IPv4) may be answered now. Counts it if so.
    bool allows(std::uint32_t address, Time now);

    std::size_t remembered() const { return m_buckets.size(); }

private:
    struct Bucket {
        double left = 0;
        Time at;

        Bucket refilled(Time now, double rate, double most) const;
    };

    std::map<std::uint32_t, Bucket> m_buckets;
    Bucket m_all{atOnceForAll, {}};
};

} // namespace app::join
