// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"
#include "engine/genotype/aftermath/report.h"

#include <array>

namespace app {

/// What each round changed in a player's expected lead: bars stacked up for what was gained and down for what
/// was lost, one part for each share, and a mark for their sum.
class LuckChart : public PaintedFigure {
    Q_OBJECT
public:
    /// One group of bars: the deal or a round.
    struct Group {
        QString name;
        std::array<double, genotype::shareCount> shares{};
        double change = 0;
    };
    explicit LuckChart(QWidget* parent = nullptr);

    void setGroups(const QString& title, const QList<Group>& groups);
    const QList<Group>& groups() const { return m_groups; }

protected:
    void paint(QPainter& painter) override;

private:
    /// The height of the legend's lines at this width.
    qreal layLegend(qreal width, QList<QRectF>* places = nullptr) const;
    void paintLegend(QPainter& painter, const QRectF& room) const;
    void paintGrid(QPainter& painter, const QRectF& plot) const;
    void paintGroup(QPainter& painter, const Group& group, const QRectF& column, const QRectF& plot) const;
    void paintShare(QPainter& painter, const QRectF& bar, genotype::Share share) const;
    double top() const;
    qreal heightOf(double value, const QRectF& plot) const;

    QList<Group> m_groups;
};

} // namespace app
