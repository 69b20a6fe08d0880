// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <string>

namespace app::join {

/// A number of things at once, and so many more each second.
struct Flow {
    double atOnce;
    double perSecond;
};

/// How often a host does something for each computer, and for all of them together: so that nobody can use it
/// to flood others, keep it busy or fill it. Knows no clock.
class AddressLimit {
public:
    using Time = std::chrono::steady_clock::time_point;

    struct Rates {
        Flow each;
        Flow all;
        /// Computers that are remembered one by one; further ones get nothing until some of these have been
        /// quiet.
        std::size_t mostRemembered;
    };
    explicit AddressLimit(const Rates& rates) : m_rates(rates), m_all{rates.all.atOnce, {}} {}

    /// Whether it may be done for this computer (`computerOf`) now. Counts it if so.
    bool allows(const std::string& computer, Time now);

    std::size_t remembered() const { return m_buckets.size(); }

private:
    struct Bucket {
        double left = 0;
        Time at;

        Bucket refilled(Time now, const Flow& flow) const;
    };

    const Rates m_rates;
    std::map<std::string, Bucket> m_buckets;
    Bucket m_all;
};

/// Answers to questions: a search asks three times, over several networks, and a class may be switched on at
/// once.
inline constexpr AddressLimit::Rates answerRates{
    .each = {.atOnce = 12, .perSecond = 4}, .all = {.atOnce = 400, .perSecond = 200}, .mostRemembered = 512};

} // namespace app::join
