// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/class_client.h"
#include "engine/core/random.h"
#include "promise.h"

#include <QtCore/QTimer>

#include <array>
#include <map>

namespace tests {

/// An experiment of one's own, which no table's dice enter.
inline constexpr int ownExperiment = 4;
/// Ff × ff.
inline constexpr int testCross = 25;
inline constexpr std::array workExperiments{ownExperiment, testCross};

/// What a pupil of a class does beside the game: gives counts to its pools, votes, answers, says where the
/// program is, raises the hand. One thing at a time.
class CrowdWork : public QObject {
    Q_OBJECT
public:
    struct Plan {
        /// Between two things.
        std::chrono::milliseconds shortest{};
        std::chrono::milliseconds longest{};
        /// Prints what is sent, answered and shown. Votes are then repeated and changed too, which the host
        /// refuses if the round is over by then.
        bool tells = false;
        std::uint64_t seed = 1;
    };

    CrowdWork(app::ClassClient& client, const Plan& plan);

private:
    /// What was given last to a pool, and all that this pupil has in it.
    struct Given {
        messages::Contribute last;
        std::vector<std::int64_t> own;
    };

    void work();
    void contribute();
    void vote();
    void answer();
    void move();
    void raiseHand();
    /// What was done last, once more.
    void repeat();
    void ask(const messages::ClientMessage& message, const Promises& promises);
    /// What the host must have before another thing is done.
    void send(const messages::GiveAnswers& answers);
    void followState();
    void settle(bool isDone);
    void say(const char* word, const Promises& promises) const;
    void sayPool(int experiment) const;
    void sayVote() const;
    void sayPacing() const;
    /// "own/MEMBER/…"
    QByteArray place(const char* kind, int number = 0) const;

    app::ClassClient& m_client;
    const Plan m_plan;
    core::Random m_chance;
    QTimer m_due;
    /// The request that is not answered, or −1; the contribution that is not, or 0.
    int m_asked = -1;
    int m_contributed = 0;
    Promises m_promises;
    std::map<int, Given> m_given;
    Given m_giving;
    int m_lastAnswer = 0;
    std::optional<messages::GiveAnswers> m_unanswered;
    /// What may be sent again, and what it promised.
    std::optional<messages::ClientMessage> m_done;
    Promises m_kept;
};

} // namespace tests
