// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/marked_chart.h"
#include "cards_history.h"

namespace app {

/// The scores after each hand, with a line for each player and a horizontal line at the agreed score.
class ScoresChart : public MarkedChart {
    Q_OBJECT
public:
    using MarkedChart::MarkedChart;

    void setHistory(const QList<CardsMoment>& history, const QStringList& names, const QList<int>& colours,
                    int target);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    Axis across() const override;
    Axis up() const override;
    qreal rightMargin() const override { return 24; }
    qreal labelSize() const override { return 11; }
    void addSeries(QChart& chart) const override;
    void paintMarks(QPainter& painter, const QRectF& plot) const override;
    QList<LegendEntry> legend() const override;

private:
    int hands() const;
    int highest() const;

    QList<CardsMoment> m_history;
    QStringList m_names;
    QList<int> m_colours;
    int m_target = 0;
};

} // namespace app
