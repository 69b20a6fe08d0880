// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/session/progress.h"

#include <QtWidgets/QWidget>

namespace app {

/// The four steps of a lesson as a row of bars with their names: done, next, to come.
class StepTrack : public QWidget {
    Q_OBJECT
public:
    explicit StepTrack(QWidget* parent);

    /// `done`: one bit for each step.
    void setSteps(int done, LessonStep next);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void say();

    int m_done = 0;
    LessonStep m_next = LessonStep::Predict;
};

} // namespace app
