// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "progress.h"

#include <QtCore/QObject>

#include <optional>

namespace app {

/// Which of a lesson's steps is on the screen, and how far the class may go.
class LessonSteps : public QObject {
    Q_OBJECT
public:
    LessonStep step() const { return m_step; }
    /// Does nothing beyond the last step that is open.
    void setStep(LessonStep step);
    /// While a class goes through the lesson together: the last step that is open. No value: all are. A pupil
    /// who is beyond it comes back to it; nothing of the work is lost.
    std::optional<LessonStep> lastOpen() const { return m_lastOpen; }
    void setLastOpen(std::optional<LessonStep> step);

signals:
    void stepChanged();
    void openStepsChanged();

private:
    LessonStep m_step = LessonStep::Predict;
    std::optional<LessonStep> m_lastOpen;
};

} // namespace app
