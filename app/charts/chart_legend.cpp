// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_legend.h"

#include "app/ui/paint/allele_painter.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <array>

namespace app {

namespace {

/// In pixels at scale 1.
constexpr int lineHeight = 17;

/// How closely a legend is set: the type size and, in pixels at scale 1, the width of a mark and the gap
/// after its words.
struct LegendType {
    qreal size;
    int mark;
    int apart;
};
constexpr LegendType usualType{10.5, 14, 12};
/// Each closer than the one before; the last is the smallest that can be read.
constexpr std::array<LegendType, 5> legendTypes{
    {usualType, {10, 14, 10}, {9.5, 12, 8}, {9, 11, 6}, {8.5, 9, 4}}};

/// In pixels: a sign with letters and a line with its disc take more room than the others.
qreal markWidth(LegendEntry::Mark mark, const LegendType& type) {
    // An allele's letters need the same room in any type.
    const int wide = mark == LegendEntry::Mark::Allele   ? 30
                     : mark == LegendEntry::Mark::Player ? 2 * type.mark
                                                         : type.mark;
    return Theme::current().px(wide);
}

qreal widthOf(const LegendEntry& entry, const LegendType& type) {
    const Theme& theme = Theme::current();
    return markWidth(entry.mark, type) + theme.px(4) +
           QFontMetricsF(theme.sans(type.size)).horizontalAdvance(entry.words) + 1;
}

bool fitsOneLine(const QList<LegendEntry>& entries, const LegendType& type, qreal room) {
    qreal all = Theme::current().px(type.apart) * qreal(entries.size() - 1);
    for (const LegendEntry& entry : entries)
        all += widthOf(entry, type);
    return all <= room;
}

void paintMark(QPainter& painter, const QRectF& room, const LegendEntry& entry) {
    using Mark = LegendEntry::Mark;
    const Theme& theme = Theme::current();
    painter.setBrush(Qt::NoBrush);
    const QPointF middle = room.center();
    const auto across = [&](const QPen& pen) {
        painter.setPen(pen);
        painter.drawLine(QPointF(room.left(), middle.y()), QPointF(room.right(), middle.y()));
    };
    switch (entry.mark) {
    case Mark::Bar: {
        const qreal wide = theme.px(9);
        setInk(painter, linePen(Role::SoftInk, 1.2),
               mixed(theme.colour(Role::SoftInk), theme.colour(Role::Panel), 0.5));
        painter.drawRect(QRectF(middle.x() - wide / 2, middle.y() - wide / 2, wide, wide));
        break;
    }
    case Mark::Dashes: across(linePen(Role::Ink, 1.8, Qt::DashLine)); break;
    case Mark::Band: {
        QColor grey = theme.colour(Role::Ink);
        grey.setAlphaF(0.13f);
        setInk(painter, Qt::NoPen, grey);
        painter.drawRoundedRect(room.adjusted(0, theme.px(2), 0, -theme.px(2)), theme.px(2), theme.px(2));
        break;
    }
    case Mark::Flag: {
        const qreal size = theme.px(5);
        setInk(painter, Qt::NoPen, Role::Link);
        painter.drawPolygon(QPolygonF({middle + QPointF(-size, 0), middle + QPointF(size * 0.6, -size),
                                       middle + QPointF(size * 0.6, size)}));
        break;
    }
    case Mark::Line: across(linePen(Role::Link, 1.8)); break;
    case Mark::UprightLine:
        painter.setPen(linePen(Role::GlowBorder, 2));
        painter.drawLine(QPointF(middle.x(), room.top()), QPointF(middle.x(), room.bottom()));
        break;
    case Mark::Goal: across(linePen(Role::GlowBorder, 1.6)); break;
    case Mark::Player: {
        const qreal disc = theme.px(15);
        painter.setPen(playerPen(entry.which, entry.dashes));
        painter.drawLine(QPointF(room.left(), middle.y()), QPointF(room.right() - disc, middle.y()));
        paintGoalMarker(painter, {room.right() - disc, middle.y() - disc / 2, disc, disc}, entry.which,
                        entry.letter);
        break;
    }
    case Mark::Allele:
        paintAllele(painter, room.adjusted(0, -theme.px(1.5), 0, theme.px(1.5)),
                    static_cast<genomewars::Allele>(entry.which));
        break;
    }
}

void paintEntry(QPainter& painter, const QRectF& room, const LegendEntry& entry, const LegendType& type) {
    const Theme& theme = Theme::current();
    const qreal high = theme.px(11);
    const qreal mark = markWidth(entry.mark, type);
    paintMark(painter, QRectF(room.left(), room.center().y() - high / 2, mark, high), entry);
    painter.setFont(theme.sans(type.size));
    painter.setPen(theme.colour(Role::SoftInk));
    const QRectF words = room.adjusted(mark + theme.px(4), 0, 0, 0);
    // A player's name may be longer than the chart is wide; the tool tip has all of it.
    drawWords(painter, words, Qt::AlignLeft | Qt::AlignVCenter,
              QFontMetricsF(painter.font()).elidedText(entry.words, Qt::ElideRight, words.width()));
}

/// The largest type, except the smallest one, with which the legend fits on one line; if there is none, the
/// usual type, for several lines.
LegendType typeFor(const QList<LegendEntry>& entries, qreal width) {
    for (std::size_t i = 0; i + 1 < legendTypes.size(); ++i)
        if (fitsOneLine(entries, legendTypes[i], width))
            return legendTypes[i];
    return usualType;
}

/// The places of the entries, from left to right and line by line.
QList<QRectF> placesOf(const QList<LegendEntry>& entries, const LegendType& type, int width) {
    const Theme& theme = Theme::current();
    QList<QRectF> places;
    qreal left = 0;
    qreal top = 0;
    for (const LegendEntry& entry : entries) {
        const qreal wide = widthOf(entry, type);
        if (left > 0 && left + wide > width) {
            left = 0;
            top += theme.px(lineHeight);
        }
        places << QRectF(left, top, std::min(wide, qreal(width)), theme.px(lineHeight));
        left += wide + theme.px(type.apart);
    }
    return places;
}

} // namespace

QPen playerPen(int colour, int dashes) {
    constexpr std::array styles{Qt::SolidLine,   Qt::DashLine,       Qt::DotLine,
                                Qt::DashDotLine, Qt::DashDotDotLine, Qt::SolidLine};
    const Theme& theme = Theme::current();
    return QPen(theme.seat(colour).text, 2.4 * theme.scale(),
                styles[static_cast<std::size_t>(dashes) % styles.size()]);
}

void paintLegend(QPainter& painter, const QRectF& room, const QList<LegendEntry>& entries) {
    LegendType type = usualType;
    for (const LegendType& one : legendTypes)
        if (type = one; fitsOneLine(entries, one, room.width()))
            break;
    qreal left = room.left();
    for (const LegendEntry& entry : entries) {
        const qreal wide = widthOf(entry, type);
        paintEntry(painter, {left, room.top(), wide, room.height()}, entry, type);
        left += wide + Theme::current().px(type.apart);
    }
}

ChartLegend::ChartLegend(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void ChartLegend::setEntries(const QList<LegendEntry>& entries) {
    if (entries == m_entries)
        return;
    m_entries = entries;
    updateGeometry();
    update();
}

int ChartLegend::heightAt(int width) const {
    const QList<QRectF> places = placesOf(m_entries, typeFor(m_entries, width), width);
    return places.isEmpty() ? 0 : qRound(places.last().bottom());
}

QSize ChartLegend::sizeHint() const {
    qreal wide = 0;
    for (const QRectF& place : placesOf(m_entries, usualType, QWIDGETSIZE_MAX))
        wide = place.right();
    return {qRound(wide), heightAt(QWIDGETSIZE_MAX)};
}

void ChartLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const LegendType type = typeFor(m_entries, width());
    const QList<QRectF> places = placesOf(m_entries, type, width());
    for (qsizetype i = 0; i < places.size(); ++i)
        paintEntry(painter, places[i], m_entries[i], type);
}

} // namespace app
