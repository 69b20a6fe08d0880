// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_steps.h"

namespace app {

void LessonSteps::setStep(LessonStep step) {
    if (step == m_step || (m_lastOpen && step > *m_lastOpen))
        return;
    m_step = step;
    emit stepChanged();
}

void LessonSteps::setLastOpen(std::optional<LessonStep> step) {
    if (m_lastOpen == step)
        return;
    m_lastOpen = step;
    emit openStepsChanged();
    if (step && m_step > *step)
        setStep(*step);
}

} // namespace app
