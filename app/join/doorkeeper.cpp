// SPDX-License-Identifier: GPL-3.0-or-later
#include "doorkeeper.h"

#include "app/commitment/crypto.h"
#include "join_code.h"

#include <algorithm>
#include <utility>

namespace app::join {

namespace {

/// The name of the count that further computers share.
const std::string others = "*";

/// The address up to its /64 if it is one of IPv6. "::" may stand before or within the first half.
std::string computerOf(const std::string& address) {
    constexpr int groups = 4;
    constexpr std::string_view mapped = "::ffff:"; // an address of IPv4 at a socket for both
    if (address.starts_with(mapped) && address.find('.') != std::string::npos)
        return address.substr(mapped.size());
    if (address.find(':') == std::string::npos)
        return address;
    std::string half;
    std::size_t start = 0;
    for (int group = 0; group < groups; ++group) {
        const std::size_t end = address.find(':', start);
        if (end == start || end == std::string::npos)
            break; // the rest of this half is zeros
        half += address.substr(start, end - start) + ':';
        start = end + 1;
    }
    return half + ':';
}

Doorkeeper::Pause pauseAfter(int wrong) {
    Doorkeeper::Pause pause = Doorkeeper::firstPause;
    for (int i = Doorkeeper::freeTries + 1; i < wrong && pause < Doorkeeper::longestPause; ++i)
        pause *= 2;
    return std::min(pause, Doorkeeper::longestPause);
}

} // namespace

Doorkeeper::Doorkeeper(std::string doorKey, std::string seal)
    : m_key(std::move(doorKey)), m_seal(std::move(seal)) {}

std::string Doorkeeper::challenge() {
    return commitment::randomBytes(challengeBytes);
}

Doorkeeper::Judgement Doorkeeper::judge(const std::string& address, std::string_view challenge,
                                        std::string_view answer, Time now) {
    const std::string computer = computerOf(address);
    Guesses& guesses = guessesOf(computer, now);
    if (guesses.wrong > freeTries && now < guesses.until)
        return {{}, std::chrono::ceil<Pause>(guesses.until - now), false};
    if (challenge.size() == challengeBytes && commitment::sameBytes(answer, proofOf(m_key, challenge))) {
        m_computers.erase(computer);
        return {m_seal, {}};
    }
    ++guesses.wrong;
    const Pause pause = guesses.wrong > freeTries ? pauseAfter(guesses.wrong) : Pause{0};
    guesses.until = now + pause;
    return {{}, pause};
}

Doorkeeper::Guesses& Doorkeeper::guessesOf(const std::string& address, Time now) {
    if (const auto known = m_computers.find(address); known != m_computers.end())
        return known->second;
    if (m_computers.size() >= mostRemembered)
        forgetOld(now);
    return m_computers[m_computers.size() >= mostRemembered ? others : address];
}

void Doorkeeper::forgetOld(Time now) {
    std::erase_if(m_computers, [&](const auto& one) { return now - one.second.until > memory; });
}

} // namespace app::join
