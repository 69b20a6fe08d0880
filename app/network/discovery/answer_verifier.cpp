// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_verifier.h"

#include "app/base/crypto/crypto.h"
#include "computer.h"
#include "join_code.h"

#include <algorithm>
#include <utility>

namespace app::join {

namespace {

/// The name of the count that further computers share.
const std::string others = "*";

AnswerVerifier::Pause pauseAfter(int wrong) {
    AnswerVerifier::Pause pause = AnswerVerifier::firstPause;
    for (int i = AnswerVerifier::freeTries + 1; i < wrong && pause < AnswerVerifier::longestPause; ++i)
        pause *= 2;
    return std::min(pause, AnswerVerifier::longestPause);
}

} // namespace

AnswerVerifier::AnswerVerifier(std::string doorKey, std::string seal)
    : m_key(std::move(doorKey)), m_seal(std::move(seal)) {}

std::string AnswerVerifier::challenge() {
    return commitment::randomBytes(challengeBytes);
}

AnswerVerifier::Verification AnswerVerifier::verify(const std::string& address, std::string_view challenge,
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

AnswerVerifier::Guesses& AnswerVerifier::guessesOf(const std::string& address, Time now) {
    if (const auto known = m_computers.find(address); known != m_computers.end())
        return known->second;
    if (m_computers.size() >= mostRemembered)
        forgetOld(now);
    return m_computers[m_computers.size() >= mostRemembered ? others : address];
}

void AnswerVerifier::forgetOld(Time now) {
    std::erase_if(m_computers, [&](const auto& one) { return now - one.second.until > memory; });
}

} // namespace app::join
