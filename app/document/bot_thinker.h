// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

#include <functional>
#include <thread>

namespace app {

/// Lets a bot that searches think on a thread of its own, so that the window is never blocked. One question
/// at a time; an answer that is no longer wanted is never told.
class BotThinker : public QObject {
    Q_OBJECT
public:
    using Answer = std::function<void()>;
    /// Called on the other thread, with a token that asks it to come to an end; what it returns is called on
    /// this one.
    using Work = std::function<Answer(std::stop_token)>;

    explicit BotThinker(QObject* parent = nullptr);
    /// Waits for the thought to end; a bot looks at its token between two playouts.
    ~BotThinker() override;

    /// Forgets an earlier question.
    void think(Work work);
    bool isThinking() const { return m_thinking; }
    /// The best found so far will do.
    void hurry();
    void forget();

private:
    std::jthread m_thread;
    /// Answers to earlier questions are of earlier numbers.
    unsigned m_question = 0;
    bool m_thinking = false;
};

/// How many playouts fit into a time on this machine, learned from those that were made.
class ThinkingSpeed {
public:
    static ThinkingSpeed& current();

    /// At least 1; a careful guess until something was learned.
    int playoutsIn(int milliseconds) const;
    void learn(int playouts, qint64 milliseconds);

private:
    double m_playoutsPerMillisecond = 2;
    bool m_learned = false;
};

} // namespace app
