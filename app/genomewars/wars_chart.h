// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wars_history.h"

#include <QtWidgets/QWidget>

class QChart;
class QChartView;

namespace app {

/// A team as charts name it.
struct WarsTeamName {
    QString name;
    int colour = 0;
    QString letter() const { return name.left(1).toUpper(); }
};

/// The game as a line a team, or as the frequencies of the alleles one on top of the other, over the turns.
/// Lines end in the team's marker and areas carry the allele's mark, so that no colour has to be told from
/// another.
class WarsChart : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Populations, Frequencies };
    WarsChart(Kind kind, QWidget* parent = nullptr);

    /// `turns`: how many there will be at most, the width of the chart.
    void setHistory(const QList<WarsMoment>& history, const QList<WarsTeamName>& teams, int turns);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void make();
    void addPopulations(QChart& chart);
    void addFrequencies(QChart& chart);
    void describe();
    double top() const;

    Kind m_kind;
    QList<WarsMoment> m_history;
    QList<WarsTeamName> m_teams;
    int m_turns = 1;
    QChartView* m_view = nullptr;
};

} // namespace app
