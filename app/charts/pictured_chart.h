// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "outcome_chart.h"

#include <QtCore/QRectF>

#include <functional>

class QPainter;

namespace app {

/// Paints what an outcome looks like.
using OutcomePainter = std::function<void(QPainter& painter, const QRectF& room, std::size_t outcome)>;

/// A chart that can have a picture of each outcome below its bar.
class PicturedChart : public OutcomeChart {
    Q_OBJECT
public:
    using OutcomeChart::OutcomeChart;

    /// Null: no pictures.
    void setPictures(const OutcomePainter& paint);
    const OutcomePainter& pictures() const { return m_paint; }

private:
    OutcomePainter m_paint;
};

} // namespace app
