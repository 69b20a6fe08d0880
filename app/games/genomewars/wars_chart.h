// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/marked_chart.h"
#include "wars_history.h"

namespace app {

/// A team's name and colour in charts.
struct WarsTeamName {
    QString name;
    int colour = 0;
    QString letter() const { return name.left(1).toUpper(); }
};

/// The course of the game: a line for each team's population, or the allele frequencies as stacked areas.
class WarsChart : public MarkedChart {
    Q_OBJECT
public:
    enum class Kind { Populations, Frequencies };
    WarsChart(Kind kind, QWidget* parent = nullptr);

    /// `turns`: the greatest possible number of turns, which is the width of the chart.
    void setHistory(const QList<WarsMoment>& history, const QList<WarsTeamName>& teams, int turns);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    Axis across() const override;
    Axis up() const override;
    qreal rightMargin() const override { return m_kind == Kind::Populations ? 22 : 6; }
    qreal labelSize() const override { return 10; }
    void addSeries(QChart& chart) const override;
    void paintMarks(QPainter& painter, const QRectF& plot) const override;
    QList<LegendEntry> legend() const override;
    void changeEvent(QEvent* event) override;

private:
    void addPopulations(QChart& chart) const;
    void addFrequencies(QChart& chart) const;
    /// The point in the plot for a value at a turn.
    QPointF at(const QRectF& plot, double turn, double value) const;
    void paintMarkers(QPainter& painter, const QRectF& plot) const;
    void paintAlleles(QPainter& painter, const QRectF& plot) const;
    void describe();
    double top() const;

    Kind m_kind;
    QList<WarsMoment> m_history;
    QList<WarsTeamName> m_teams;
    int m_turns = 1;
};

} // namespace app
