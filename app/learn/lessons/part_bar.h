// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"

#include <QtWidgets/QSlider>

namespace app {

/// A bar that is dragged, or moved by the arrow keys: one part of a ratio, in the colour of its outcome.
class PartBar : public QSlider {
    Q_OBJECT
public:
    PartBar(const lessons::Tone& tone, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    /// Where the knob is in the middle, at the least and at the greatest value.
    qreal firstPlace() const;
    qreal lastPlace() const;
    void follow(const QPointF& pointer);

    lessons::Tone m_tone;
};

} // namespace app
