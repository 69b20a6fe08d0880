#include "bot_thinker.h"

#include <QtCore/QMetaObject>

#include <utility>

namespace app {

BotThinker::BotThinker(QObject* parent) : QObject(parent) {}

BotThinker::~BotThinker() = default; // the thread is asked to stop and joined

void BotThinker::think(Work work) {
    forget();
    m_thinking = true;
    const unsigned question = ++m_question;
    m_thread = std::jthread([this, question, work = std::move(work)](std::stop_token stop) {
        const genotype::Action action = work(std::move(stop));
        QMetaObject::invokeMethod(
            this,
            [this, question, action] {
                if (question != m_question || !m_thinking)
                    return;
                m_thinking = false;
                emit decided(action);
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

} // namespace app
