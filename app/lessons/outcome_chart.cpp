#include "outcome_chart.h"

#include "app/pages/class_numbers.h"
#include "app/text/phrases.h"
#include "app/theme/theme.h"

#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>
#include <QtCore/QLocale>
#include <QtWidgets/QGraphicsLayout>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace app {

namespace {

constexpr qreal barShare = 0.7;
constexpr double headroom = 1.08;

struct Scale {
    double top;
    double step;
};

/// A height that leaves room for the count over the highest mark, and lines at round numbers.
Scale scaleFor(const std::vector<OutcomeNumbers>& numbers) {
    double highest = 1;
    for (const OutcomeNumbers& one : numbers)
        highest = std::max({highest, 1.12 * double(one.observed), one.high, one.predicted});
    const double power = std::pow(10.0, std::floor(std::log10(highest / 5)));
    double step = std::max(1.0, power);
    for (const double factor : {1.0, 2.0, 5.0, 10.0})
        if (step = std::max(1.0, factor * power); highest / step <= 5)
            break;
    return {highest * headroom, step};
}

/// The chart with what Qt Charts does not draw: expectation, range, prediction, and counts that no line runs
/// through.
class MarkedOutcomes : public QChartView {
public:
    MarkedOutcomes(QChart* chart, const std::vector<OutcomeNumbers>& numbers, QWidget* parent)
        : QChartView(chart, parent), m_numbers(numbers) {}

    void setTop(double top) { m_top = top; }

protected:
    void drawForeground(QPainter* painter, const QRectF&) override {
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF plot = chart()->plotArea();
        const qreal step = plot.width() / qreal(std::max<std::size_t>(1, m_numbers.size()));
        for (std::size_t i = 0; i < m_numbers.size(); ++i)
            paintOne(*painter, m_numbers[i], plot, plot.left() + (qreal(i) + 0.5) * step, step);
    }

private:
    void paintOne(QPainter& painter, const OutcomeNumbers& one, const QRectF& plot, qreal middle,
                  qreal step) const {
        const Theme& theme = Theme::current();
        const auto thick = [&theme](qreal width) { return width * theme.scale(); };
        const auto heightOf = [&](double value) { return plot.bottom() - plot.height() * value / m_top; };
        const qreal half = step * 0.44;
        const std::int64_t all = std::accumulate(
            m_numbers.begin(), m_numbers.end(), std::int64_t{0},
            [](std::int64_t sum, const OutcomeNumbers& number) { return sum + number.observed; });
        if (all > 0) {
            const qreal line = heightOf(one.expected);
            if (one.isExpected()) {
                QColor grey = theme.colour(Role::Ink);
                grey.setAlphaF(0.13f);
                painter.setPen(Qt::NoPen);
                painter.setBrush(grey);
                painter.drawRoundedRect(QRectF(QPointF(middle - half, heightOf(one.high)),
                                               QPointF(middle + half, heightOf(one.low))),
                                        thick(2), thick(2));
                painter.setPen(QPen(theme.colour(Role::Ink), thick(1.8), Qt::DashLine));
                painter.drawLine(QPointF(middle - half, line), QPointF(middle + half, line));
            }
            if (one.predicted >= 0)
                paintPrediction(painter, QPointF(middle + half, heightOf(one.predicted)));

            painter.setFont(theme.sans(12, QFont::Bold));
            painter.setPen(theme.colour(Role::Ink));
            const qreal letters = painter.fontMetrics().height();
            qreal foot = heightOf(double(one.observed)) - thick(1);
            // Not through the dashed line: above it instead.
            if (one.isExpected() && line < foot + thick(2) && line > foot - letters)
                foot = line - thick(2);
            paintCount(painter, one.observed, all, QRectF(middle - step / 2, foot - letters, step, letters));
        }
        paintNames(painter, one, QRectF(middle - step / 2, plot.bottom() + thick(4), step, thick(34)),
                   all > 0 && one.isExpected());
    }

    /// The count, or where that is too wide its share, or on bars as narrow as threads nothing: the table has
    /// them all.
    static void paintCount(QPainter& painter, std::int64_t count, std::int64_t all, const QRectF& room) {
        const Theme& theme = Theme::current();
        const QString share =
            QStringLiteral("%1 %").arg(QLocale().toString(100.0 * double(count) / double(all), 'f', 1));
        for (const QString& words : {countText(count), share})
            for (const qreal size : {12.0, 10.0, 8.5}) {
                painter.setFont(theme.sans(size, QFont::Bold));
                if (painter.fontMetrics().horizontalAdvance(words) > room.width())
                    continue;
                painter.drawText(room.adjusted(-1, 0, 1, 0), Qt::AlignHCenter | Qt::AlignBottom, words);
                return;
            }
    }

    /// A small flag at the right of the bar: what was foretold.
    void paintPrediction(QPainter& painter, const QPointF& tip) const {
        const Theme& theme = Theme::current();
        const qreal size = 6 * theme.scale();
        painter.setPen(QPen(theme.colour(Role::Panel), theme.scale()));
        painter.setBrush(theme.colour(Role::Link));
        painter.drawPolygon(QPolygonF(
            {tip + QPointF(-size * 0.4, 0), tip + QPointF(size, -size), tip + QPointF(size, size)}));
    }

    void paintNames(QPainter& painter, const OutcomeNumbers& one, const QRectF& room,
                    bool withExpected) const {
        const Theme& theme = Theme::current();
        const bool narrow = QFontMetricsF(theme.sans(11)).horizontalAdvance(one.name) > room.width();
        painter.setPen(theme.colour(Role::Ink));
        painter.setFont(theme.sans(11));
        QString name = one.name;
        if (narrow && !one.letters.isEmpty()) {
            name = one.letters;
            painter.setFont(theme.genotypeFont(12));
            const QFontMetricsF metrics(painter.font());
            // All of them or none.
            if (std::ranges::any_of(m_numbers, [&](const OutcomeNumbers& other) {
                    return metrics.horizontalAdvance(other.letters) > room.width();
                })) {
                // From bottom to top, under its bar.
                painter.setFont(theme.genotypeFont(10));
                painter.save();
                painter.translate(room.center());
                painter.rotate(-90);
                painter.drawText(QRectF(-room.height() / 2, -room.width() / 2, room.height(), room.width()),
                                 Qt::AlignRight | Qt::AlignVCenter, name);
                painter.restore();
                return;
            }
        } else if (narrow) {
            // Two lines, or what fits of it; the table and the tool tip have it whole.
            painter.drawText(QRectF(room.left(), room.top(), room.width(), room.height()),
                             Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, name);
            return;
        }
        painter.drawText(QRectF(room.left(), room.top(), room.width(), room.height() / 2), Qt::AlignCenter,
                         name);
        if (!withExpected)
            return;
        painter.setFont(theme.sans(10.5));
        painter.setPen(theme.colour(Role::SoftInk));
        const QString expected =
            one.expected < 1000 ? decimal(one.expected) : countText(std::llround(one.expected));
        const qreal dash = 13 * theme.scale();
        const qreal wide = painter.fontMetrics().horizontalAdvance(expected) + dash * 1.3;
        if (wide > room.width())
            return;
        const QRectF below(room.center().x() - wide / 2, room.center().y(), wide, room.height() / 2);
        painter.setPen(QPen(theme.colour(Role::SoftInk), 1.6 * theme.scale(), Qt::DashLine));
        painter.drawLine(QPointF(below.left(), below.center().y()),
                         QPointF(below.left() + dash, below.center().y()));
        painter.setPen(theme.colour(Role::SoftInk));
        painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, expected);
    }

    const std::vector<OutcomeNumbers>& m_numbers;
    double m_top = 1;
};

} // namespace

QColor toneColour(const lessons::Tone& tone) {
    const Theme& theme = Theme::current();
    const QColor full = tone.trait ? theme.trait(*tone.trait).fill : theme.colour(Role::Sage);
    return mixed(full, theme.colour(Role::Panel), tone.weight);
}

QColor toneTint(const lessons::Tone& tone) {
    const Theme& theme = Theme::current();
    return tone.trait
               ? mixed(theme.trait(*tone.trait).fill, theme.colour(Role::Panel), 0.08 + 0.16 * tone.weight)
               : theme.colour(Role::SageTint);
}

QString countText(std::int64_t count) {
    return QLocale().toString(qlonglong(count));
}

std::vector<OutcomeNumbers> outcomeNumbers(const lessons::Experiment& experiment,
                                           const std::vector<std::int64_t>& counts,
                                           const std::vector<int>& prediction) {
    const double n = double(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}));
    const double parts = std::accumulate(prediction.begin(), prediction.end(), 0.0);
    std::vector<OutcomeNumbers> numbers;
    for (std::size_t i = 0; i < experiment.outcomes.size(); ++i) {
        const lessons::Outcome& outcome = experiment.outcomes[i];
        const double reach = 1.96 * std::sqrt(n * outcome.chance * (1 - outcome.chance));
        OutcomeNumbers one{text(outcome.name), QString::fromStdString(outcome.letters),
                           toneColour(outcome.tone)};
        one.observed = counts[i];
        one.expected = n * outcome.chance;
        one.low = std::max(0.0, one.expected - reach);
        one.high = std::min(n, one.expected + reach);
        if (prediction.size() == experiment.outcomes.size() && parts > 0)
            one.predicted = n * prediction[i] / parts;
        numbers.push_back(one);
    }
    return numbers;
}

OutcomeChart::OutcomeChart(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_update.setSingleShot(true);
    m_update.setInterval(0);
    connect(&m_update, &QTimer::timeout, this, &OutcomeChart::bring);
}

OutcomeChart::~OutcomeChart() {
    // The view's foreground reads the numbers.
    delete m_view;
}

void OutcomeChart::setNumbers(const std::vector<OutcomeNumbers>& numbers) {
    const auto sameBars = [&] {
        return numbers.size() == m_numbers.size() &&
               std::equal(numbers.begin(), numbers.end(), m_numbers.begin(),
                          [](const OutcomeNumbers& one, const OutcomeNumbers& other) {
                              return one.name == other.name && one.colour == other.colour;
                          });
    };
    const bool same = sameBars();
    m_numbers = numbers;
    describe();
    if (!m_view)
        return;
    if (same)
        m_update.start();
    else
        make();
}

void OutcomeChart::describe() {
    std::int64_t all = 0;
    QStringList lines;
    for (const OutcomeNumbers& one : m_numbers) {
        all += one.observed;
        lines << (one.isExpected() ? tr("%1: counted %2, expected %3")
                                         .arg(one.name, countText(one.observed), decimal(one.expected))
                                   : tr("%1: counted %2").arg(one.name, countText(one.observed)));
    }
    setAccessibleName(tr("Chart of counts against expectation, n = %1").arg(countText(all)));
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    setToolTip(lines.join(QLatin1Char('\n')));
    if (m_view) {
        m_view->setAccessibleName(accessibleName());
        m_view->setAccessibleDescription(accessibleDescription());
    }
}

void OutcomeChart::make() {
    const Theme& theme = Theme::current();
    delete m_view;
    m_bars.clear();
    auto* chart = new QChart;
    chart->legend()->hide();
    chart->setBackgroundVisible(false);
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setMargins(QMargins(0, theme.px(8), 0, theme.px(31)));
    auto* series = new QStackedBarSeries;
    series->setBarWidth(barShare);
    QStringList categories;
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        auto* bar = new QBarSet(m_numbers[i].name);
        for (std::size_t k = 0; k < m_numbers.size(); ++k)
            bar->append(0.0);
        bar->setBrush(m_numbers[i].colour);
        bar->setPen(Qt::NoPen);
        series->append(bar);
        m_bars.push_back(bar);
        categories << QString::number(i);
    }
    chart->addSeries(series);
    auto* across = new QBarCategoryAxis(chart);
    across->append(categories);
    across->setLabelsVisible(false);
    across->setGridLineVisible(false);
    across->setLinePen(QPen(theme.colour(Role::ControlLine), theme.scale()));
    chart->addAxis(across, Qt::AlignBottom);
    series->attachAxis(across);
    m_axis = new QValueAxis(chart);
    m_axis->setTickType(QValueAxis::TicksDynamic);
    m_axis->setTickAnchor(0);
    m_axis->setLabelFormat(QStringLiteral("%.0f"));
    m_axis->setLabelsFont(theme.sans(10));
    m_axis->setLabelsColor(theme.colour(Role::SoftInk));
    m_axis->setGridLinePen(
        QPen(mixed(theme.colour(Role::Line), theme.colour(Role::Panel), 0.6), theme.scale()));
    m_axis->setLinePen(Qt::NoPen);
    chart->addAxis(m_axis, Qt::AlignLeft);
    series->attachAxis(m_axis);

    m_view = new MarkedOutcomes(chart, m_numbers, this);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setBackgroundBrush(Qt::NoBrush);
    m_view->viewport()->setAutoFillBackground(false);
    // The foreground knows the whole plot only.
    m_view->setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_view->setMinimumSize(0, 0);
    layout()->addWidget(m_view);
    describe();
    bring();
}

void OutcomeChart::bring() {
    if (!m_view)
        return;
    const Scale scale = scaleFor(m_numbers);
    for (std::size_t i = 0; i < m_bars.size(); ++i)
        m_bars[i]->replace(int(i), qreal(m_numbers[i].observed));
    // The labels of lines that would stand too close cost Qt Charts dearly: the step first where it grows.
    if (scale.step > m_axis->tickInterval())
        m_axis->setTickInterval(scale.step);
    m_axis->setRange(0, scale.top);
    m_axis->setTickInterval(scale.step);
    // Of very many a line's number would be wider than the chart.
    m_axis->setLabelsVisible(scale.top < 1e7);
    static_cast<MarkedOutcomes*>(m_view)->setTop(scale.top);
    m_view->viewport()->update();
}

QSize OutcomeChart::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(380), theme.px(250)};
}

QSize OutcomeChart::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(220), theme.px(180)};
}

void OutcomeChart::showEvent(QShowEvent* event) {
    if (!m_view)
        make();
    QWidget::showEvent(event);
}

} // namespace app
