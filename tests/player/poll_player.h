// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/class_client.h"
#include "engine/core/random.h"

/// A pupil who gives counts to every open pool and votes in both rounds, drops the connection now and then
/// and comes back. Ends the program when the class has rolled: with 0 if the host still has exactly what it
/// has acknowledged.
class PollPlayer : public QObject {
    Q_OBJECT
public:
    /// `contributions`: how many, each of `plants` plants.
    PollPlayer(const QUrl& url, int contributions, std::uint64_t seed);

    static constexpr int plants = 10;

private:
    using Counts = std::vector<std::int64_t>;

    void goOn();
    void give();
    void vote();
    void dropNowAndThen();
    void noteGiven(int number);
    void finish();

    const QUrl m_url;
    const int m_contributions;
    core::Random m_chance;
    app::ClassClient m_client;
    bool m_isDropping = false;
    bool m_isOver = false;
    int m_given = 0;
    /// Under way; number 0: none.
    messages::Contribute m_underWay;
    /// By experiment: what the host has acknowledged.
    std::map<int, Counts> m_acknowledged;
    /// What was asked for in each round, and whether the host has acknowledged it.
    std::array<int, messages::voteRounds> m_choice{};
    std::array<bool, messages::voteRounds> m_isCast{};
    std::map<int, std::size_t> m_roundOf;
};
