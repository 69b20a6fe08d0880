// SPDX-License-Identifier: GPL-3.0-or-later
#include "scores_chart.h"

#include "app/paint/marker_painter.h"
#include "app/theme/theme.h"

#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <QtWidgets/QGraphicsLayout>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <functional>

namespace app {

namespace {

/// The chart with the players' markers at the ends of their lines.
class MarkedScores : public QChartView {
public:
    using Marks = std::function<void(QPainter&, const QRectF& plot)>;
    MarkedScores(QChart* chart, Marks marks, QWidget* parent)
        : QChartView(chart, parent), m_marks(std::move(marks)) {}

protected:
    void drawForeground(QPainter* painter, const QRectF&) override {
        painter->setRenderHint(QPainter::Antialiasing);
        m_marks(*painter, chart()->plotArea());
    }

private:
    Marks m_marks;
};

/// Few lines across, at round numbers.
int stepFor(int top) {
    for (const int step : {1, 2, 5, 10, 20, 50, 100, 200, 500})
        if (top / step <= 6)
            return step;
    return top / 5;
}

QValueAxis* axis(QChart& chart, int top, Qt::Alignment side, const QString& title) {
    const Theme& theme = Theme::current();
    auto* made = new QValueAxis(&chart);
    made->setRange(0, top);
    made->setTickType(QValueAxis::TicksDynamic);
    made->setTickAnchor(0);
    made->setTickInterval(stepFor(top));
    made->setLabelFormat(QStringLiteral("%.0f"));
    made->setLabelsFont(theme.sans(11));
    made->setLabelsColor(theme.colour(Role::SoftInk));
    made->setTitleText(title);
    made->setTitleFont(theme.sans(11.5));
    made->setTitleBrush(theme.colour(Role::SoftInk));
    made->setLinePen(QPen(theme.colour(Role::ControlLine), theme.scale()));
    made->setGridLinePen(
        QPen(mixed(theme.colour(Role::Line), theme.colour(Role::Panel), 0.6), theme.scale()));
    chart.addAxis(made, side);
    return made;
}

} // namespace

ScoresChart::ScoresChart(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ScoresChart::setHistory(const QList<CardsMoment>& history, const QStringList& names,
                             const QList<int>& colours, int target) {
    m_history = history;
    m_names = names;
    m_colours = colours;
    m_target = target;
    QStringList told;
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        told << tr("%1: %2")
                    .arg(names[seat])
                    .arg(history.isEmpty() ? 0 : history.back().scores[std::size_t(seat)]);
    setAccessibleName(tr("Chart of the scores over the hands"));
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    if (m_view || isVisible())
        make();
}

int ScoresChart::highest() const {
    int top = m_target;
    for (const CardsMoment& moment : m_history)
        top = std::max(top, *std::max_element(moment.scores.begin(), moment.scores.end()));
    return std::max(10, top + top / 12);
}

void ScoresChart::make() {
    const Theme& theme = Theme::current();
    auto* chart = new QChart;
    chart->legend()->hide();
    chart->setBackgroundVisible(false);
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setMargins({0, theme.px(4), theme.px(24), 0});
    const int hands = std::max(1, m_history.isEmpty() ? 1 : m_history.back().hand);
    const int top = highest();
    constexpr std::array styles{Qt::SolidLine,   Qt::DashLine,       Qt::DotLine,
                                Qt::DashDotLine, Qt::DashDotDotLine, Qt::SolidLine};
    for (qsizetype seat = 0; seat < m_names.size(); ++seat) {
        auto* line = new QLineSeries(chart);
        for (const CardsMoment& moment : m_history)
            line->append(moment.hand, moment.scores[std::size_t(seat)]);
        line->setPen(QPen(theme.seat(m_colours[seat]).text, 2.4 * theme.scale(),
                          styles[std::size_t(seat) % styles.size()]));
        chart->addSeries(line);
    }
    auto* goal = new QLineSeries(chart);
    goal->append(0, m_target);
    goal->append(hands, m_target);
    goal->setPen(QPen(theme.colour(Role::GlowBorder), 1.6 * theme.scale()));
    chart->addSeries(goal);
    QValueAxis* across = axis(*chart, hands, Qt::AlignBottom, tr("Hands"));
    across->setGridLineVisible(false);
    QValueAxis* up = axis(*chart, top, Qt::AlignLeft, tr("Points"));
    for (QAbstractSeries* series : chart->series()) {
        series->attachAxis(across);
        series->attachAxis(up);
    }
    const auto marks = [history = m_history, names = m_names, colours = m_colours, top,
                        hands](QPainter& painter, const QRectF& plot) {
        if (history.isEmpty())
            return;
        const Theme& look = Theme::current();
        const qreal side = look.px(17);
        for (qsizetype seat = 0; seat < names.size(); ++seat) {
            const int score = history.back().scores[std::size_t(seat)];
            // Players of about the same score stand side by side.
            int before = 0;
            for (qsizetype other = 0; other < seat; ++other)
                before += std::abs(history.back().scores[std::size_t(other)] - score) * plot.height() / top <
                          side * 0.8;
            const QPointF end(plot.left() + plot.width() * history.back().hand / hands,
                              plot.bottom() - plot.height() * score / top);
            paintGoalMarker(painter,
                            {end.x() + look.px(3) - before * side * 0.9, end.y() - side / 2, side, side},
                            colours[seat], names[seat].left(1).toUpper());
        }
    };
    delete m_view;
    m_view = new MarkedScores(chart, marks, this);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setBackgroundBrush(Qt::NoBrush);
    m_view->viewport()->setAutoFillBackground(false);
    m_view->setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_view->setAccessibleName(accessibleName());
    m_view->setAccessibleDescription(accessibleDescription());
    m_view->setMinimumSize(0, 0);
    layout()->addWidget(m_view);
}

QSize ScoresChart::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(520), theme.px(300)};
}

QSize ScoresChart::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(240), theme.px(180)};
}

void ScoresChart::showEvent(QShowEvent* event) {
    if (!m_view)
        make();
    QWidget::showEvent(event);
}

} // namespace app
