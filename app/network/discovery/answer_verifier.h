// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace app::join {

/// Which clients a class host admits: verifies the answers to its challenges, and makes each computer that
/// guesses wait, longer each time. It keeps no more than a fixed number of computers in mind. Knows neither a
/// clock nor a network, so that a test can be both.
class AnswerVerifier {
public:
    using Time = std::chrono::steady_clock::time_point;
    using Pause = std::chrono::seconds;

    /// A slip of the keyboard costs nothing: so many wrong answers of a computer have no consequence.
    static constexpr int freeTries = 3;
    /// After the next one it has to wait so long, and after each further one twice as long …
    static constexpr Pause firstPause{2};
    /// … up to this.
    static constexpr Pause longestPause{600};
    /// A computer that has been quiet for so long after its pause is forgotten.
    static constexpr Pause memory{3600};
    /// So many computers are remembered one by one. While there are more, the new ones share one count.
    static constexpr std::size_t mostRemembered = 1024;

    /// `doorKey`: of the host's code and fingerprint; `seal`: what is handed to a client that knows the code.
    AnswerVerifier(std::string doorKey, std::string seal);

    /// What a new connection is asked: random, of `challengeBytes`.
    static std::string challenge();

    struct Verification {
        /// Only for a right answer: the host's seal, to be sent back.
        std::optional<std::string> seal;
        /// Otherwise: how long this computer's answers will not be looked at; 0 if it may try again at once.
        Pause wait{0};
        /// Whether the answer was looked at; not while the computer has to wait.
        bool looked = true;
    };
    /// Verifies an answer to a challenge of this connection; a challenge may be used for one answer only.
    /// `address`: as for `computerOf`. While a computer has to wait, an answer is not looked at, not even a
    /// right one, and does not lengthen the pause.
    Verification verify(const std::string& address, std::string_view challenge, std::string_view answer,
                        Time now);

    /// For tests.
    std::size_t remembered() const { return m_computers.size(); }

private:
    struct Guesses {
        int wrong = 0;
        Time until; ///< the end of the pause; of the last wrong answer if there was none
    };
    /// The count for an address; that of all others if the memory is full.
    Guesses& guessesOf(const std::string& address, Time now);
    void forgetOld(Time now);

    std::string m_key;
    std::string m_seal;
    std::map<std::string, Guesses> m_computers;
};

} // namespace app::join
