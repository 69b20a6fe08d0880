// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_chart.h"

#include "app/paint/allele_painter.h"
#include "app/paint/marker_painter.h"
#include "app/text/phrases.h"
#include "app/theme/theme.h"
#include "app/theme/wars_colours.h"
#include "engine/genomewars/words.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <QtCore/QEvent>
#include <QtWidgets/QGraphicsLayout>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace app {

using namespace genomewars;

namespace {

double shareOf(const WarsMoment& moment, Allele allele) {
    return moment.pool.total > 0 ? 100.0 * moment.pool.of(allele) / moment.pool.total : 0;
}

/// The share of all alleles before this one: where its area begins.
double shareBelow(const WarsMoment& moment, Allele allele) {
    double sum = 0;
    for (const AlleleInfo& info : alleles)
        if (info.id < allele)
            sum += shareOf(moment, info.id);
    return sum;
}

/// The chart with the signs that stand for its colours.
class SignedChartView : public QChartView {
public:
    using Signs = std::function<void(QPainter&, const QRectF& plot)>;
    SignedChartView(QChart* chart, Signs signs, QWidget* parent)
        : QChartView(chart, parent), m_signs(std::move(signs)) {}

protected:
    void drawForeground(QPainter* painter, const QRectF&) override {
        painter->setRenderHint(QPainter::Antialiasing);
        m_signs(*painter, chart()->plotArea());
    }

private:
    Signs m_signs;
};

/// Few lines across, at whole numbers.
double stepOf(double top) {
    for (const double step : {1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0})
        if (top / step <= 5)
            return step;
    return std::ceil(top / 5);
}

} // namespace

WarsChart::WarsChart(Kind kind, QWidget* parent) : QWidget(parent), m_kind(kind) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    describe();
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        if (m_view)
            make();
    });
}

void WarsChart::setHistory(const QList<WarsMoment>& history, const QList<WarsTeamName>& teams, int turns) {
    m_history = history;
    m_teams = teams;
    m_turns = std::max(1, turns);
    describe();
    if (m_view || isVisible())
        make();
}

double WarsChart::top() const {
    if (m_kind == Kind::Frequencies)
        return 100;
    int highest = usualPopulation + 2;
    for (const WarsMoment& moment : m_history)
        highest = std::max(highest, *std::max_element(moment.populations.begin(), moment.populations.end()));
    return highest * 1.08;
}

void WarsChart::addPopulations(QChart& chart) {
    const Theme& theme = Theme::current();
    // Dashes tell lines apart that lie close.
    constexpr std::array styles{Qt::SolidLine,   Qt::DashLine,       Qt::DotLine,
                                Qt::DashDotLine, Qt::DashDotDotLine, Qt::SolidLine};
    for (qsizetype team = 0; team < m_teams.size(); ++team) {
        auto* line = new QLineSeries(&chart);
        for (const WarsMoment& moment : m_history)
            line->append(moment.turn, moment.populations[std::size_t(team)]);
        const int colour = m_teams[team].colour;
        line->setPen(
            QPen(theme.seat(colour).text, 2.4 * theme.scale(), styles[std::size_t(colour) % styles.size()]));
        chart.addSeries(line);
    }
}

void WarsChart::addFrequencies(QChart& chart) {
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

void WarsChart::make() {
    const Theme& theme = Theme::current();
    auto* chart = new QChart;
    chart->legend()->hide();
    chart->setBackgroundVisible(false);
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    const bool lines = m_kind == Kind::Populations;
    chart->setMargins({0, theme.px(4), theme.px(lines ? 22 : 6), 0});
    if (lines)
        addPopulations(*chart);
    else
        addFrequencies(*chart);
    auto* across = new QValueAxis(chart);
    across->setRange(0, m_turns);
    across->setTickType(QValueAxis::TicksDynamic);
    across->setTickAnchor(0);
    across->setTickInterval(stepOf(m_turns));
    auto* up = new QValueAxis(chart);
    up->setRange(0, top());
    up->setTickType(QValueAxis::TicksDynamic);
    up->setTickAnchor(0);
    up->setTickInterval(lines ? stepOf(top()) : 25);
    for (QValueAxis* axis : {across, up}) {
        axis->setLabelFormat(QStringLiteral("%.0f"));
        axis->setLabelsFont(theme.sans(10));
        axis->setLabelsColor(theme.colour(Role::SoftInk));
        axis->setLinePen(QPen(theme.colour(Role::ControlLine), theme.scale()));
        axis->setGridLinePen(
            QPen(mixed(theme.colour(Role::Line), theme.colour(Role::Panel), 0.6), theme.scale()));
    }
    across->setGridLineVisible(false);
    chart->addAxis(across, Qt::AlignBottom);
    chart->addAxis(up, Qt::AlignLeft);
    for (QAbstractSeries* series : chart->series()) {
        series->attachAxis(across);
        series->attachAxis(up);
    }

    const auto signs = [history = m_history, teams = m_teams, turns = m_turns, highest = top(),
                        lines](QPainter& painter, const QRectF& plot) {
        if (history.isEmpty())
            return;
        const Theme& look = Theme::current();
        const WarsMoment& last = history.back();
        const auto at = [&](double turn, double value) {
            return QPointF(plot.left() + plot.width() * turn / turns,
                           plot.bottom() - plot.height() * value / highest);
        };
        if (lines) {
            const qreal side = look.px(16);
            for (qsizetype team = 0; team < teams.size(); ++team) {
                const int population = last.populations[std::size_t(team)];
                // Teams of one size stand side by side, towards where there is room.
                int before = 0;
                for (qsizetype other = 0; other < team; ++other)
                    before += last.populations[std::size_t(other)] == population;
                const QPointF end = at(last.turn, population);
                const qreal apart = before * side * (end.x() < plot.center().x() ? 0.9 : -0.9);
                paintGoalMarker(painter, {end.x() + look.px(2) + apart, end.y() - side / 2, side, side},
                                teams[team].colour, teams[team].letter());
            }
            return;
        }
        for (const AlleleInfo& info : alleles) {
            // Where its area is highest there is room for the mark.
            const WarsMoment* widest = nullptr;
            for (const WarsMoment& moment : history)
                if (!widest || shareOf(moment, info.id) > shareOf(*widest, info.id) + 1e-9)
                    widest = &moment;
            const double share = shareOf(*widest, info.id);
            const qreal high = std::min<qreal>(look.px(20), plot.height() * share / 100 - 2);
            const qreal wide = high * 2.1;
            if (high < look.px(9))
                continue;
            QPointF middle = at(widest->turn, shareBelow(*widest, info.id) + share / 2);
            middle.setX(std::clamp(middle.x(), plot.left() + wide / 2,
                                   std::max(plot.left() + wide / 2, plot.right() - wide / 2)));
            paintAllele(painter, {middle.x() - wide / 2, middle.y() - high / 2, wide, high}, info.id);
        }
    };
    delete m_view;
    m_view = new SignedChartView(chart, signs, this);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setBackgroundBrush(Qt::NoBrush);
    m_view->viewport()->setAutoFillBackground(false);
    // The signs know the whole plot only.
    m_view->setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_view->setMinimumSize(0, 0);
    layout()->addWidget(m_view);
    describe();
}

void WarsChart::describe() {
    setAccessibleName(m_kind == Kind::Populations ? tr("Chart of the populations over the turns")
                                                  : tr("Chart of the allele frequencies over the turns"));
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
    setAccessibleDescription(numbers.join(QStringLiteral("; ")));
    setToolTip(numbers.join(QLatin1Char('\n')));
    if (m_view) {
        m_view->setAccessibleName(accessibleName());
        m_view->setAccessibleDescription(accessibleDescription());
    }
}

QSize WarsChart::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(340), theme.px(220)};
}

QSize WarsChart::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(200), theme.px(130)};
}

void WarsChart::showEvent(QShowEvent* event) {
    if (!m_view)
        make();
    QWidget::showEvent(event);
}

void WarsChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

} // namespace app
