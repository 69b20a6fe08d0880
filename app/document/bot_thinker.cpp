// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot_thinker.h"

#include <QtCore/QMetaObject>

#include <algorithm>
#include <utility>

namespace app {

BotThinker::BotThinker(QObject* parent) : QObject(parent) {}

BotThinker::~BotThinker() = default; // the thread is asked to stop and joined

void BotThinker::think(Work work) {
    forget();
    m_thinking = true;
    const unsigned question = ++m_question;
    m_thread = std::jthread([this, question, work = std::move(work)](std::stop_token stop) {
        Answer answer = work(std::move(stop));
        QMetaObject::invokeMethod(
            this,
            [this, question, answer = std::move(answer)] {
                if (question != m_question || !m_thinking)
                    return;
                m_thinking = false;
                answer();
            },
            Qt::QueuedConnection);
    });
}

void BotThinker::hurry() {
    if (m_thinking)
        m_thread.request_stop();
}

void BotThinker::forget() {
    m_thinking = false;
    if (m_thread.joinable()) {
        m_thread.request_stop();
        m_thread.join();
    }
}

ThinkingSpeed& ThinkingSpeed::current() {
    static ThinkingSpeed speed;
    return speed;
}

int ThinkingSpeed::playoutsIn(int milliseconds) const {
    return std::clamp(static_cast<int>(m_playoutsPerMillisecond * milliseconds), 1, 10'000'000);
}

/// Positions differ in how long their playouts are: the speed follows slowly.
void ThinkingSpeed::learn(int playouts, qint64 milliseconds) {
    constexpr qint64 shortest = 20; // what is shorter says more about the clock
    if (playouts < 1 || milliseconds < shortest)
        return;
    const double now = double(playouts) / double(milliseconds);
    m_playoutsPerMillisecond = m_learned ? 0.7 * m_playoutsPerMillisecond + 0.3 * now : now;
    m_learned = true;
}

} // namespace app
