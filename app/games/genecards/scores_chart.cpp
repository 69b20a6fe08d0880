// SPDX-License-Identifier: GPL-3.0-or-later
#include "scores_chart.h"

#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/theme.h"

#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>

#include <algorithm>

namespace app {

void ScoresChart::setHistory(const QList<CardsMoment>& history, const QStringList& names,
                             const QList<int>& colours, int target) {
    m_history = history;
    m_names = names;
    m_colours = colours;
    m_target = target;
    QStringList numbers;
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        numbers << tr("%1: %2")
                       .arg(names[seat])
                       .arg(history.isEmpty() ? 0 : history.back().scores[std::size_t(seat)]);
    setSpoken(tr("Chart of the scores after each hand"), numbers.join(QStringLiteral("; ")));
    setToolTip(numbers.join(QLatin1Char('\n')));
    renew();
}

int ScoresChart::hands() const {
    return std::max(1, m_history.isEmpty() ? 1 : m_history.back().hand);
}

int ScoresChart::highest() const {
    int top = m_target;
    for (const CardsMoment& moment : m_history)
        top = std::max(top, *std::max_element(moment.scores.begin(), moment.scores.end()));
    return std::max(10, top + top / 12);
}

MarkedChart::Axis ScoresChart::across() const {
    return {double(hands()), stepFor(hands(), 6), tr("Hands")};
}

MarkedChart::Axis ScoresChart::up() const {
    return {double(highest()), stepFor(highest(), 6), tr("Points")};
}

void ScoresChart::addSeries(QChart& chart) const {
    for (qsizetype seat = 0; seat < m_names.size(); ++seat) {
        QList<QPointF> points;
        for (const CardsMoment& moment : m_history)
            points << QPointF(moment.hand, moment.scores[std::size_t(seat)]);
        addLine(chart, points, m_colours[seat], static_cast<int>(seat));
    }
    const Theme& theme = Theme::current();
    auto* goal = new QLineSeries(&chart);
    goal->append(0, m_target);
    goal->append(hands(), m_target);
    goal->setPen(QPen(theme.colour(Role::GlowBorder), 1.6 * theme.scale()));
    chart.addSeries(goal);
}

void ScoresChart::paintMarks(QPainter& painter, const QRectF& plot) const {
    if (m_history.isEmpty())
        return;
    const Theme& theme = Theme::current();
    const CardsMoment& last = m_history.back();
    const qreal side = theme.px(17);
    for (qsizetype seat = 0; seat < m_names.size(); ++seat) {
        const int score = last.scores[std::size_t(seat)];
        // The markers of players with about the same score are side by side.
        int before = 0;
        for (qsizetype other = 0; other < seat; ++other)
            before +=
                std::abs(last.scores[std::size_t(other)] - score) * plot.height() / highest() < side * 0.8;
        const QPointF end(plot.left() + plot.width() * last.hand / hands(),
                          plot.bottom() - plot.height() * score / highest());
        paintGoalMarker(painter,
                        {end.x() + theme.px(3) - before * side * 0.9, end.y() - side / 2, side, side},
                        m_colours[seat], m_names[seat].left(1).toUpper());
    }
}

QList<LegendEntry> ScoresChart::legend() const {
    QList<LegendEntry> entries;
    for (qsizetype seat = 0; seat < m_names.size(); ++seat)
        entries << LegendEntry{LegendEntry::Mark::Player, m_names[seat], m_colours[seat],
                               static_cast<int>(seat), m_names[seat].left(1).toUpper()};
    return entries << LegendEntry{LegendEntry::Mark::Goal, tr("winning score")};
}

QSize ScoresChart::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(520), theme.px(300)};
}

QSize ScoresChart::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(240), theme.px(180)};
}

} // namespace app
