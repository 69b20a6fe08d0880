// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_session.h"

namespace app {

LessonSession::LessonSession(const lessons::Topic& topic, Progress& progress, std::uint64_t seed)
    : m_progress(progress, QString::fromStdString(topic.id)), m_chance(seed + 1),
      m_figure(topic, m_progress, seed, m_chance),
      m_run(
          m_progress, [&figure = m_figure] { return figure.all(); }, seed),
      m_draft(m_run), m_quiz(topic, m_progress), m_practice(topic, m_progress, m_chance),
      m_reportWords(m_progress.topic().report) {
    // Connected first, so that whoever shows the step finds it done.
    QObject::connect(&m_steps, &LessonSteps::stepChanged, &m_run, [this] {
        if (m_steps.step() == LessonStep::Compare && m_run.size() > 0)
            m_progress.markDone(LessonStep::Compare);
    });
}

void LessonSession::setTopic(const lessons::Topic& topic) {
    m_figure.setTopic(topic);
    m_quiz.setTopic(topic);
    m_practice.setTopic(topic);
}

void LessonSession::keepReportWords() {
    m_progress.change([this](Progress::Topic& known) { known.report = m_reportWords; });
}

void LessonSession::beginAnew() {
    m_figure.restore();
    m_run.beginAnew();
    m_draft.beginAnew();
    m_quiz.hideHints();
    m_reportWords = m_progress.topic().report;
    m_practice.beginAnew();
}

void LessonSession::goOn() {
    m_figure.restoreIfSaved();
    m_run.goOn();
    m_draft.goOn();
}

} // namespace app
