// SPDX-License-Identifier: GPL-3.0-or-later
#include "slow_questions.h"

#include <QtCore/QElapsedTimer>

#include <algorithm>
#include <utility>

namespace app {

SlowQuestions::SlowQuestions(QObject* parent) : QObject(parent) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &SlowQuestions::answerNext);
}

bool SlowQuestions::add(QObject* asker, std::function<void()> answer) {
    const auto isAskers = [asker](const Question& one) { return one.asker == asker; };
    if (std::ranges::count_if(m_waiting, isAskers) >= mostOfOne)
        return false;
    m_waiting.push_back({asker, std::move(answer)});
    if (!m_next.isActive())
        m_next.start(0);
    return true;
}

void SlowQuestions::answerNext() {
    QElapsedTimer taken;
    taken.start();
    const Question next = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (next.asker)
        next.answer();
    // At least half of the time is for everything else.
    if (!m_waiting.empty())
        m_next.start(static_cast<int>(taken.elapsed()));
}

} // namespace app
