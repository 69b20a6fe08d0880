// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "lessons/sampling/growing_sample.h"
#include "throttle.h"

#include <QtCore/QPointF>
#include <QtWidgets/QWidget>

#include <vector>

namespace app {

/// How the share of one outcome settled as more and more were rolled: a line over the number of rolls (on a
/// logarithmic axis), with the expectation dashed.
class RunningStrip : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit RunningStrip(QWidget* parent = nullptr);

    /// `category`: the outcome's index in the counts of each point. `expected`: its expected share, 0…1.
    void setRunning(const QString& outcome, const std::vector<lessons::RunningPoint>& series,
                    std::size_t category, double expected);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_outcome;
    /// Number of rolls, and share.
    std::vector<QPointF> m_points;
    double m_expected = 0;
    Throttle m_throttle;
};

} // namespace app
