// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_progress.h"

#include <utility>

namespace app {

LessonProgress::LessonProgress(Progress& progress, QString lesson)
    : m_progress(&progress), m_lesson(std::move(lesson)) {}

void LessonProgress::change(const std::function<void(Progress::Topic&)>& work) {
    Progress::Topic known = topic();
    work(known);
    m_progress->setTopic(m_lesson, known);
}

void LessonProgress::markDone(LessonStep step) {
    change([step](Progress::Topic& known) { known.stepsDone |= bitOf(step); });
}

Progress::Practice LessonProgress::practice(lessons::ProblemKind kind) const {
    return m_progress->practice(QString::fromUtf8(lessons::idOf(kind)));
}

void LessonProgress::setPractice(lessons::ProblemKind kind, const Progress::Practice& practice) {
    m_progress->setPractice(QString::fromUtf8(lessons::idOf(kind)), practice);
}

} // namespace app
