// SPDX-License-Identifier: GPL-3.0-or-later
#include "histogram_strip.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "chart_legend.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

#include <algorithm>
#include <numeric>

namespace app {

HistogramStrip::HistogramStrip(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setHistogram(tr("Repeated samples"), {}, {}, {});
}

void HistogramStrip::setHistogram(const QString& title, const lessons::Histogram& histogram,
                                  std::optional<double> here, const QStringList& ends) {
    m_title = title;
    m_histogram = histogram;
    m_here = here;
    m_ends = ends;
    speech::setName(this, title);
    if (histogram.counts.empty()) {
        speech::setDescription(this, tr("No samples have been repeated yet."));
    } else {
        const auto all = std::accumulate(histogram.counts.begin(), histogram.counts.end(), std::int64_t{0});
        const auto most = std::ranges::max_element(histogram.counts);
        const double low = histogram.low + histogram.width * double(most - histogram.counts.begin());
        const QLocale locale;
        speech::setDescription(this, tr("%1 samples; the tallest bar holds %2, from %3 to %4")
                                         .arg(locale.toString(qlonglong(all)),
                                              locale.toString(qlonglong(*most)), locale.toString(low, 'g', 6),
                                              locale.toString(low + histogram.width, 'g', 6)));
    }
    setToolTip(accessibleDescription());
    update();
}

QSize HistogramStrip::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(230), theme.px(112)};
}

QSize HistogramStrip::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(170), theme.px(100)};
}

void HistogramStrip::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    setInk(painter, linePen(Role::Line), Role::Resting);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.6, 0.6, -0.6, -0.6), theme.px(7), theme.px(7));
    const qreal margin = theme.px(9);
    painter.setFont(fitted(theme.sans(11, QFont::Bold), m_title, width() - 2 * margin, 0.85));
    painter.setPen(theme.colour(Role::SoftInk));
    const QRectF title(margin, theme.px(4), width() - 2 * margin, theme.px(18));
    drawWords(painter, title, Qt::AlignLeft | Qt::AlignVCenter, m_title);
    const qreal foot = theme.px(16);
    const QRectF plot(margin, title.bottom() + theme.px(4), width() - 2 * margin,
                      height() - title.bottom() - theme.px(10) - 2 * foot);
    painter.setPen(linePen(Role::ControlLine));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    if (m_histogram.counts.empty() || plot.height() < 4)
        return;
    double most = 1;
    for (const std::int64_t count : m_histogram.counts)
        most = std::max(most, double(count));
    for (const double expected : m_histogram.expected)
        most = std::max(most, expected);
    const auto classes = qreal(m_histogram.counts.size());
    const qreal step = plot.width() / classes;
    const qreal gap = step > theme.px(4) ? theme.px(1) : 0;
    setInk(painter, Qt::NoPen, Role::Sage);
    for (std::size_t i = 0; i < m_histogram.counts.size(); ++i) {
        const qreal high = plot.height() * double(m_histogram.counts[i]) / most;
        painter.drawRect(QRectF(plot.left() + step * qreal(i), plot.bottom() - high, step - gap, high));
    }
    if (!m_histogram.expected.empty()) {
        QPolygonF line;
        for (std::size_t i = 0; i < m_histogram.expected.size(); ++i)
            line << QPointF(plot.left() + step * (qreal(i) + 0.5),
                            plot.bottom() - plot.height() * m_histogram.expected[i] / most);
        setInk(painter, linePen(Role::Ink, 1.4, Qt::DashLine));
        painter.drawPolyline(line);
    }
    if (m_here) {
        const double share = (*m_here - m_histogram.low) / (m_histogram.width * classes);
        const qreal x = plot.left() + plot.width() * std::clamp(share, 0.0, 1.0);
        painter.setPen(linePen(Role::GlowBorder, 2));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    const QRectF below(plot.left(), plot.bottom() + theme.px(1), plot.width(), foot);
    QList<LegendEntry> entries{{LegendEntry::Mark::Bar, tr("samples")}};
    if (!m_histogram.expected.empty())
        entries << LegendEntry{LegendEntry::Mark::Dashes, tr("expected")};
    if (m_here)
        entries << LegendEntry{LegendEntry::Mark::UprightLine, tr("this one")};
    paintLegend(painter, below.translated(0, foot), entries);
    painter.setFont(theme.sans(10.5));
    painter.setPen(theme.colour(Role::SoftInk));
    if (m_ends.size() == 2) {
        drawWords(painter, QRectF(below.left(), below.top(), below.width() / 2, foot),
                  Qt::AlignLeft | Qt::AlignVCenter, m_ends[0]);
        drawWords(painter, QRectF(below.center().x(), below.top(), below.width() / 2, foot),
                  Qt::AlignRight | Qt::AlignVCenter, m_ends[1]);
    }
}

} // namespace app
