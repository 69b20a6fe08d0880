// SPDX-License-Identifier: GPL-3.0-or-later
#include "bars_view.h"

#include "app/base/text/percent.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/tokens.h"
#include "sample_words.h"

#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>
#include <QtCore/QLocale>
#include <QtWidgets/QGraphicsLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace app {

namespace {

/// How much of its place on the axis a bar fills.
constexpr qreal barShare = 0.7;
constexpr double headroom = 1.06;
/// The room for a line of words below the plot, in pixels at scale 1.
constexpr qreal wordsLine = 17;
/// What a name on several lines keeps free at its sides, in pixels at scale 1.
constexpr qreal besideName = 3;
/// The size of a picture, in pixels at scale 1; bars that are less far apart have none.
constexpr QSizeF outcomePicture{44, 30};

QBrush brushOf(const OutcomeNumbers& one) {
    return one.hatched ? QBrush(Theme::current().colour(Role::SoftInk), Qt::BDiagPattern)
                       : toneColour(one.tone);
}

/// The line around a bar, in the full colour.
QPen outlineOf(const OutcomeNumbers& one) {
    const Theme& theme = Theme::current();
    return {one.hatched ? theme.colour(Role::SoftInk) : toneLine(one.tone), 1.2 * theme.scale()};
}

bool looksAlike(const OutcomeNumbers& one, const OutcomeNumbers& other) {
    return one.tone == other.tone && one.hatched == other.hatched;
}

} // namespace

ChartScale chartScale(double highest) {
    const double power = std::pow(10.0, std::floor(std::log10(std::max(1.0, highest) / 5)));
    double step = 1;
    for (const double factor : {1.0, 2.0, 5.0, 10.0})
        if (step = std::max(1.0, factor * power); highest / step <= 5)
            break;
    return {std::max(1.0, std::ceil(2 * headroom * highest / step) / 2) * step, step};
}

BarsView::BarsView(const std::vector<OutcomeNumbers>& numbers, QWidget* parent)
    : QChartView(new QChart, parent), m_numbers(numbers) {
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    // drawForeground paints the marks of the whole plot, so a partial update is not enough.
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setMinimumSize(0, 0);
    chart()->legend()->hide();
    chart()->setBackgroundVisible(false);
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    makeBars();
    makeAxes();
    fitNames();
    refresh();
}

void BarsView::makeBars() {
    m_series = new QStackedBarSeries;
    m_series->setBarWidth(barShare);
    std::vector<std::size_t> first; // the bar that each set was made for
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        std::size_t known = 0;
        while (known < first.size() && !looksAlike(m_numbers[first[known]], m_numbers[i]))
            ++known;
        if (known == first.size()) {
            first.push_back(i);
            auto* set = new QBarSet(m_numbers[i].name);
            set->append(QList<qreal>(qsizetype(m_numbers.size()), 0.0));
            set->setBrush(brushOf(m_numbers[i]));
            // With a pen, Qt Charts would also draw a line for each zero in the set.
            set->setPen(Qt::NoPen);
            m_series->append(set);
            m_sets.push_back(set);
        }
        m_setOf.push_back(m_sets[known]);
    }
    m_shown.assign(m_numbers.size(), 0);
    chart()->addSeries(m_series);
}

void BarsView::makeAxes() {
    const Theme& theme = Theme::current();
    auto* across = new QBarCategoryAxis(chart());
    QStringList categories;
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        categories << QString::number(i);
    across->append(categories);
    // paintNames draws the names below the plot, because the axis has only one font for all its labels.
    across->setLabelsVisible(false);
    across->setGridLineVisible(false);
    across->setLinePen(QPen(theme.colour(Role::ControlLine), theme.scale()));
    chart()->addAxis(across, Qt::AlignBottom);
    m_series->attachAxis(across);
    m_axis = new QValueAxis(chart());
    m_axis->setTickType(QValueAxis::TicksDynamic);
    m_axis->setTickAnchor(0);
    m_axis->setLabelFormat(QStringLiteral("%.0f"));
    m_axis->setLabelsFont(theme.sans(10));
    m_axis->setLabelsColor(theme.colour(Role::SoftInk));
    m_axis->setGridLinePen(
        QPen(mixed(theme.colour(Role::Line), theme.colour(Role::Panel), 0.6), theme.scale()));
    m_axis->setLinePen(Qt::NoPen);
    chart()->addAxis(m_axis, Qt::AlignLeft);
    m_series->attachAxis(m_axis);
}

void BarsView::refresh() {
    double highest = 1;
    m_all = 0;
    m_isExpected = false;
    for (const OutcomeNumbers& one : m_numbers) {
        m_isExpected = m_isExpected || one.expected > 0;
        highest = std::max({highest, 1.12 * double(one.observed), one.range.high, one.predicted});
        m_all += one.observed;
    }
    // Setting a value lays out all bars again, so set only the ones that have changed.
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        if (m_shown[i] == m_numbers[i].observed)
            continue;
        m_shown[i] = m_numbers[i].observed;
        m_setOf[i]->replace(int(i), qreal(m_numbers[i].observed));
    }
    if (const ChartScale scale = chartScale(highest); scale != m_scale) {
        // Many grid lines close together are slow in Qt Charts, so a larger step is set before the range.
        if (scale.step > m_scale.step)
            m_axis->setTickInterval(scale.step);
        m_axis->setRange(0, scale.top);
        if (scale.step < m_scale.step)
            m_axis->setTickInterval(scale.step);
        // Labels of very large numbers would be wider than the chart.
        m_axis->setLabelsVisible(scale.top < 1e7);
        m_scale = scale;
    }
    viewport()->update();
}

void BarsView::fitNames() {
    const Theme& theme = Theme::current();
    const QFontMetricsF upright(theme.genotypeFont(type::small));
    const QFontMetricsF turned(theme.genotypeFont(10.5));
    const qreal step = (width() - theme.px(36)) / qreal(std::max<std::size_t>(1, m_numbers.size()));
    const QFontMetricsF plain(theme.sans(11));
    m_turned = false;
    m_lettered = false;
    qreal longest = 0;
    for (const OutcomeNumbers& one : m_numbers) {
        m_turned = m_turned || upright.horizontalAdvance(one.letters) > step;
        m_lettered = m_lettered || (!one.letters.isEmpty() && plain.horizontalAdvance(one.name) > step);
        longest = std::max(longest, turned.horizontalAdvance(one.letters));
    }
    const qreal line = theme.px(wordsLine);
    // Names never take more than a third of the chart.
    const qreal most = std::max(2 * line, qreal(height()) / 3);
    m_names = std::clamp(heightOfNames(step), line, most - line);
    m_pictures = pictures() && !m_turned && step > theme.px(outcomePicture.width())
                     ? theme.px(outcomePicture.height())
                     : 0;
    m_foot = m_turned ? std::clamp(longest + theme.px(6), 2 * line, most) : m_pictures + m_names + line;
    const QMargins margins(0, theme.px(8), 0, int(m_foot) - theme.px(3));
    if (chart()->margins() != margins)
        chart()->setMargins(margins);
}

const OutcomePainter* BarsView::pictures() const {
    const auto* chart = qobject_cast<const PicturedChart*>(parentWidget());
    return chart && chart->pictures() ? &chart->pictures() : nullptr;
}

qreal BarsView::heightOfNames(qreal width) const {
    const Theme& theme = Theme::current();
    const QFontMetricsF plain(theme.sans(11));
    const QRectF room(0, 0, width - 2 * theme.px(besideName), 10 * plain.height());
    qreal height = 0;
    for (const OutcomeNumbers& one : m_numbers)
        if (one.letters.isEmpty())
            height = std::max(height, plain.boundingRect(room, Qt::TextWordWrap, one.name).height());
    return height;
}

void BarsView::resizeEvent(QResizeEvent* event) {
    fitNames();
    QChartView::resizeEvent(event);
}

void BarsView::paintEvent(QPaintEvent* event) {
    if (m_beforePainting)
        m_beforePainting();
    // Qt Charts would postpone the layout, but this paint event may be for a picture.
    chart()->layout()->activate();
    QChartView::paintEvent(event);
}

void BarsView::drawForeground(QPainter* painter, const QRectF&) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF plot = chart()->plotArea();
    const qreal step = plot.width() / qreal(std::max<std::size_t>(1, m_numbers.size()));
    const QFontMetricsF turned(Theme::current().genotypeFont(10.5));
    // If the letters would run into each other, only every second or third bar is named.
    const auto every = m_turned ? std::size_t(std::max(1.0, std::ceil(turned.ascent() / step))) : 1;
    const qreal below = Theme::current().px(4);
    // Without labels at its side, the plot reaches further down.
    const qreal foot = std::min(m_foot, height() - plot.bottom() - below);
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const qreal middle = plot.left() + (qreal(i) + 0.5) * step;
        if (m_all > 0 || m_isExpected)
            paintMarks(*painter, m_numbers[i], plot, middle, step);
        if (m_turned) {
            if (i % every == 0)
                paintTurned(*painter, m_numbers[i], {middle, plot.bottom() + below});
        } else {
            if (const OutcomePainter* paint = m_pictures > 0 ? pictures() : nullptr) {
                const qreal wide = Theme::current().px(outcomePicture.width());
                (*paint)(*painter, {middle - wide / 2, plot.bottom() + below, wide, m_pictures - below}, i);
            }
            paintNames(*painter, m_numbers[i],
                       {middle - step / 2, plot.bottom() + below + m_pictures, step, foot - m_pictures});
        }
    }
}

void BarsView::paintMarks(QPainter& painter, const OutcomeNumbers& one, const QRectF& plot, qreal middle,
                          qreal step) const {
    const Theme& theme = Theme::current();
    const auto thick = [&theme](qreal width) { return width * theme.scale(); };
    const auto heightOf = [&](double value) { return plot.bottom() - plot.height() * value / m_scale.top; };
    if (one.observed > 0 && step > thick(10)) {
        setInk(painter, outlineOf(one));
        painter.drawRect(QRectF(QPointF(middle - step * barShare / 2, heightOf(double(one.observed))),
                                QPointF(middle + step * barShare / 2, plot.bottom())));
    }
    const qreal half = step * 0.44;
    const qreal line = heightOf(one.expected);
    if (one.isExpected()) {
        QColor grey = theme.colour(Role::Ink);
        grey.setAlphaF(0.13f);
        setInk(painter, Qt::NoPen, grey);
        painter.drawRoundedRect(QRectF(QPointF(middle - half, heightOf(one.range.high)),
                                       QPointF(middle + half, heightOf(one.range.low))),
                                thick(2), thick(2));
        painter.setPen(QPen(theme.colour(Role::Ink), thick(1.8), Qt::DashLine));
        painter.drawLine(QPointF(middle - half, line), QPointF(middle + half, line));
    }
    if (one.predicted >= 0)
        paintPrediction(painter, QPointF(middle + half, heightOf(one.predicted)));
    painter.setFont(theme.sans(type::small, QFont::Bold));
    painter.setPen(theme.colour(Role::Ink));
    const qreal letters = painter.fontMetrics().height();
    qreal foot = heightOf(double(one.observed)) - thick(1);
    // Place the count above the dashed line rather than across it.
    if (one.isExpected() && line < foot + thick(2) && line > foot - letters)
        foot = line - thick(2);
    if (m_all > 0)
        paintCount(painter, one.observed, QRectF(middle - step / 2, foot - letters, step, letters));
}

void BarsView::paintCount(QPainter& painter, std::int64_t count, const QRectF& room) const {
    // If the count is too wide, show its share; on very narrow bars, show nothing. The table has all counts.
    const Theme& theme = Theme::current();
    const auto fits = [&](const QString& words) {
        for (const qreal size : {12.0, 10.0, 8.5}) {
            painter.setFont(theme.sans(size, QFont::Bold));
            if (painter.fontMetrics().horizontalAdvance(words) <= room.width())
                return true;
        }
        return false;
    };
    QString words = countText(count);
    if (!fits(words)) {
        words = percentText(double(count) / double(m_all));
        if (!fits(words))
            return;
    }
    painter.drawText(room.adjusted(-1, 0, 1, 0), Qt::AlignHCenter | Qt::AlignBottom, words);
}

void BarsView::paintPrediction(QPainter& painter, const QPointF& tip) const {
    const Theme& theme = Theme::current();
    const qreal size = 6 * theme.scale();
    setInk(painter, linePen(Role::Panel), Role::Link);
    painter.drawPolygon(
        QPolygonF({tip + QPointF(-size * 0.4, 0), tip + QPointF(size, -size), tip + QPointF(size, size)}));
}

void BarsView::paintTurned(QPainter& painter, const OutcomeNumbers& one, const QPointF& top) const {
    const Theme& theme = Theme::current();
    painter.setFont(theme.genotypeFont(10.5));
    painter.setPen(theme.colour(Role::Ink));
    painter.save();
    painter.translate(top);
    painter.rotate(-90);
    const qreal high = QFontMetricsF(painter.font()).height();
    painter.drawText(QRectF(-m_foot, -high / 2, m_foot, high), Qt::AlignRight | Qt::AlignVCenter,
                     one.letters);
    painter.restore();
}

void BarsView::paintNames(QPainter& painter, const OutcomeNumbers& one, const QRectF& room) const {
    const Theme& theme = Theme::current();
    const bool genotype = one.name == one.letters;
    QString name = one.name;
    painter.setPen(genotype && one.tone.trait ? theme.trait(*one.tone.trait).textOnTint
                                              : theme.colour(Role::Ink));
    painter.setFont(genotype ? theme.genotypeFont(13) : theme.sans(11));
    QRectF above(room.left(), room.top(), room.width(), m_names);
    if (one.letters.isEmpty()) {
        // Cut off only where it would take too much of the chart; the table and the tool tip have all of it.
        above.adjust(theme.px(besideName), 0, -theme.px(besideName), 0);
        drawWords(painter, above, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, name);
    } else {
        if (m_lettered || QFontMetricsF(painter.font()).horizontalAdvance(name) > room.width()) {
            name = one.letters;
            painter.setFont(theme.genotypeFont(type::small));
        }
        drawWords(painter, above, Qt::AlignCenter, name);
    }
    if ((m_all == 0 && !m_isExpected) || !one.isExpected())
        return;
    painter.setFont(theme.sans(10.5));
    painter.setPen(theme.colour(Role::SoftInk));
    const QString expected =
        one.expected < 1000 ? decimal(one.expected) : countText(std::llround(one.expected));
    const qreal dash = 13 * theme.scale();
    const qreal wide = painter.fontMetrics().horizontalAdvance(expected) + dash * 1.3;
    if (wide > room.width())
        return;
    const QRectF below(room.center().x() - wide / 2, above.bottom(), wide, room.bottom() - above.bottom());
    painter.setPen(linePen(Role::SoftInk, 1.6, Qt::DashLine));
    painter.drawLine(QPointF(below.left(), below.center().y()),
                     QPointF(below.left() + dash, below.center().y()));
    painter.setPen(theme.colour(Role::SoftInk));
    drawWords(painter, below, Qt::AlignRight | Qt::AlignVCenter, expected);
}

} // namespace app
