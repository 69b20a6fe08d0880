#pragma once

#include "engine/bots/bot.h"

#include <QtCore/QObject>

#include <functional>
#include <string>
#include <thread>

namespace app {

/// Lets a bot that searches think on a thread of its own, so that the window is never blocked. One question at a
/// time; an answer that is no longer wanted is never told.
class BotThinker : public QObject {
    Q_OBJECT
public:
    /// What is thought about: called on the other thread with a token that asks it to come to an end.
    using Work = std::function<genotype::Action(std::stop_token)>;

    explicit BotThinker(QObject* parent = nullptr);
    /// Waits for the thought to end; a bot looks at its token between two playouts.
    ~BotThinker() override;

    /// Forgets an earlier question.
    void think(Work work);
    bool isThinking() const { return m_thinking; }
    /// The best found so far will do.
    void hurry();
    void forget();

signals:
    void decided(const genotype::Action& action);

private:
    std::jthread m_thread;
    /// Answers to earlier questions are of earlier numbers.
    unsigned m_question = 0;
    bool m_thinking = false;
};

} // namespace app
