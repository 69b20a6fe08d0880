// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/session/progress.h"

#include <QtWidgets/QPushButton>

namespace app {

/// A step of a lesson as a stage of a pea: seed, sprout, flower, pod. Checked: the step in sight.
class StepButton : public QPushButton {
    Q_OBJECT
public:
    StepButton(LessonStep step, QWidget* parent);

    void setDone(bool isDone);
    /// The middle of its picture, where the line from step to step passes.
    QPoint middle() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    LessonStep m_step;
    bool m_isDone = false;
};

} // namespace app
