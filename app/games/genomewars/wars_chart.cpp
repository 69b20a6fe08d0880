// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_chart.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/allele_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/theme/wars_colours.h"
#include "engine/genomewars/words.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCore/QEvent>

#include <algorithm>

namespace app {

using namespace genomewars;

namespace {

double shareOf(const WarsMoment& moment, Allele allele) {
    return moment.pool.total > 0 ? 100.0 * moment.pool.of(allele) / moment.pool.total : 0;
}

/// The total share of all alleles before this one, which is where its area begins.
double shareBelow(const WarsMoment& moment, Allele allele) {
    double sum = 0;
    for (const AlleleInfo& info : alleles)
        if (info.id < allele)
            sum += shareOf(moment, info.id);
    return sum;
}

} // namespace

WarsChart::WarsChart(Kind kind, QWidget* parent) : MarkedChart(parent), m_kind(kind) {
    describe();
}

void WarsChart::setHistory(const QList<WarsMoment>& history, const QList<WarsTeamName>& teams, int turns) {
    m_history = history;
    m_teams = teams;
    m_turns = std::max(1, turns);
    describe();
    renew();
}

double WarsChart::top() const {
    if (m_kind == Kind::Frequencies)
        return 100;
    int highest = usualPopulation + 2;
    for (const WarsMoment& moment : m_history)
        highest = std::max(highest, *std::max_element(moment.populations.begin(), moment.populations.end()));
    return highest * 1.08;
}

MarkedChart::Axis WarsChart::across() const {
    return {double(m_turns), stepFor(m_turns, 5)};
}

MarkedChart::Axis WarsChart::up() const {
    return {top(), m_kind == Kind::Populations ? stepFor(top(), 5) : 25};
}

void WarsChart::addSeries(QChart& chart) const {
    if (m_kind == Kind::Populations)
        addPopulations(chart);
    else
        addFrequencies(chart);
}

void WarsChart::addPopulations(QChart& chart) const {
    for (qsizetype team = 0; team < m_teams.size(); ++team) {
        QList<QPointF> points;
        for (const WarsMoment& moment : m_history)
            points << QPointF(moment.turn, moment.populations[std::size_t(team)]);
        addLine(chart, points, m_teams[team].colour, m_teams[team].colour);
    }
}

void WarsChart::addFrequencies(QChart& chart) const {
    const Theme& theme = Theme::current();
    for (const AlleleInfo& info : alleles) {
        auto* lower = new QLineSeries(&chart);
        auto* upper = new QLineSeries(&chart);
        for (const WarsMoment& moment : m_history) {
            const double below = shareBelow(moment, info.id);
            lower->append(moment.turn, below);
            upper->append(moment.turn, below + shareOf(moment, info.id));
        }
        auto* area = new QAreaSeries(upper, lower);
        area->setParent(&chart);
        area->setBrush(alleleColoursOf(theme.kind(), static_cast<int>(info.id)).fill);
        area->setPen(QPen(theme.colour(Role::Panel), theme.scale()));
        chart.addSeries(area);
    }
}

QPointF WarsChart::at(const QRectF& plot, double turn, double value) const {
    return {plot.left() + plot.width() * turn / m_turns, plot.bottom() - plot.height() * value / top()};
}

void WarsChart::paintMarks(QPainter& painter, const QRectF& plot) const {
    if (m_history.isEmpty())
        return;
    if (m_kind == Kind::Populations)
        paintMarkers(painter, plot);
    else
        paintAlleles(painter, plot);
}

/// Paints each team's marker at the end of its line.
void WarsChart::paintMarkers(QPainter& painter, const QRectF& plot) const {
    const Theme& theme = Theme::current();
    const WarsMoment& last = m_history.back();
    const qreal side = theme.px(space::card);
    for (qsizetype team = 0; team < m_teams.size(); ++team) {
        const int population = last.populations[std::size_t(team)];
        // The markers of teams with equal populations are side by side, on the side where there is room.
        int before = 0;
        for (qsizetype other = 0; other < team; ++other)
            before += last.populations[std::size_t(other)] == population;
        const QPointF end = at(plot, last.turn, population);
        const qreal apart = before * side * (end.x() < plot.center().x() ? 0.9 : -0.9);
        paintGoalMarker(painter, {end.x() + theme.px(2) + apart, end.y() - side / 2, side, side},
                        m_teams[team].colour, m_teams[team].letter());
    }
}

/// Paints each allele's mark where its area is highest.
void WarsChart::paintAlleles(QPainter& painter, const QRectF& plot) const {
    const Theme& theme = Theme::current();
    for (const AlleleInfo& info : alleles) {
        const WarsMoment* widest = nullptr;
        for (const WarsMoment& moment : m_history)
            if (!widest || shareOf(moment, info.id) > shareOf(*widest, info.id) + 1e-9)
                widest = &moment;
        const double share = shareOf(*widest, info.id);
        const qreal high = std::min<qreal>(theme.px(20), plot.height() * share / 100 - 2);
        const qreal wide = high * 2.1;
        if (high < theme.px(9))
            continue;
        QPointF middle = at(plot, widest->turn, shareBelow(*widest, info.id) + share / 2);
        middle.setX(std::clamp(middle.x(), plot.left() + wide / 2,
                               std::max(plot.left() + wide / 2, plot.right() - wide / 2)));
        paintAllele(painter, {middle.x() - wide / 2, middle.y() - high / 2, wide, high}, info.id);
    }
}

QList<LegendEntry> WarsChart::legend() const {
    QList<LegendEntry> entries;
    if (m_kind == Kind::Populations) {
        for (const WarsTeamName& team : m_teams)
            entries << LegendEntry{LegendEntry::Mark::Player, team.name, team.colour, team.colour,
                                   team.letter()};
        return entries;
    }
    // Those that have lived, the uppermost area last.
    for (const AlleleInfo& info : alleles)
        if (std::ranges::any_of(m_history,
                                [&info](const WarsMoment& moment) { return moment.pool.of(info.id) > 0; }))
            entries << LegendEntry{LegendEntry::Mark::Allele, text(words::name(info.id)),
                                   static_cast<int>(info.id)};
    return entries;
}

void WarsChart::describe() {
    QStringList numbers;
    if (!m_history.isEmpty()) {
        const WarsMoment& last = m_history.back();
        if (m_kind == Kind::Populations)
            for (qsizetype team = 0; team < m_teams.size(); ++team)
                numbers << tr("%1: %2").arg(m_teams[team].name).arg(last.populations[std::size_t(team)]);
        else
            for (const AlleleInfo& info : alleles)
                if (last.pool.of(info.id) > 0)
                    numbers
                        << tr("%1: %2 %").arg(text(words::name(info.id))).arg(qRound(shareOf(last, info.id)));
    }
    setSpoken(m_kind == Kind::Populations ? tr("Chart of the populations, turn by turn")
                                          : tr("Chart of the allele frequencies, turn by turn"),
              numbers.join(QStringLiteral("; ")));
    setToolTip(numbers.join(QLatin1Char('\n')));
}

QSize WarsChart::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(340), theme.px(220)};
}

QSize WarsChart::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(200), theme.px(130)};
}

void WarsChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

} // namespace app
