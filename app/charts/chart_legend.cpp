// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_legend.h"

#include "app/theme/theme.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

namespace {

constexpr qreal typeSize = 10.5;
/// In pixels at scale 1.
constexpr int lineHeight = 17;
constexpr int markWidth = 14;
constexpr int betweenEntries = 12;

qreal widthOf(const LegendEntry& entry, const QFont& font) {
    const Theme& theme = Theme::current();
    return theme.px(markWidth + 4) + QFontMetricsF(font).horizontalAdvance(entry.words) + 1;
}

void paintMark(QPainter& painter, const QRectF& room, LegendEntry::Mark mark) {
    using Mark = LegendEntry::Mark;
    const Theme& theme = Theme::current();
    const auto pen = [&theme](Role role, qreal wide, Qt::PenStyle style = Qt::SolidLine) {
        return QPen(theme.colour(role), wide * theme.scale(), style);
    };
    painter.setBrush(Qt::NoBrush);
    const QPointF middle = room.center();
    switch (mark) {
    case Mark::Bar: {
        const qreal wide = theme.px(9);
        painter.setPen(pen(Role::SoftInk, 1.2));
        painter.setBrush(mixed(theme.colour(Role::SoftInk), theme.colour(Role::Panel), 0.5));
        painter.drawRect(QRectF(middle.x() - wide / 2, middle.y() - wide / 2, wide, wide));
        break;
    }
    case Mark::Dashes:
        painter.setPen(pen(Role::Ink, 1.8, Qt::DashLine));
        painter.drawLine(QPointF(room.left(), middle.y()), QPointF(room.right(), middle.y()));
        break;
    case Mark::Band: {
        QColor grey = theme.colour(Role::Ink);
        grey.setAlphaF(0.13f);
        painter.setPen(Qt::NoPen);
        painter.setBrush(grey);
        painter.drawRoundedRect(room.adjusted(0, theme.px(2), 0, -theme.px(2)), theme.px(2), theme.px(2));
        break;
    }
    case Mark::Flag: {
        const qreal size = theme.px(5);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.colour(Role::Link));
        painter.drawPolygon(QPolygonF({middle + QPointF(-size, 0), middle + QPointF(size * 0.6, -size),
                                       middle + QPointF(size * 0.6, size)}));
        break;
    }
    case Mark::Line:
        painter.setPen(pen(Role::Link, 1.8));
        painter.drawLine(QPointF(room.left(), middle.y()), QPointF(room.right(), middle.y()));
        break;
    case Mark::UprightLine:
        painter.setPen(pen(Role::GlowBorder, 2));
        painter.drawLine(QPointF(middle.x(), room.top()), QPointF(middle.x(), room.bottom()));
        break;
    }
}

void paintEntry(QPainter& painter, const QRectF& room, const LegendEntry& entry, const QFont& font) {
    const Theme& theme = Theme::current();
    const qreal high = theme.px(11);
    paintMark(painter, QRectF(room.left(), room.center().y() - high / 2, theme.px(markWidth), high),
              entry.mark);
    painter.setFont(font);
    painter.setPen(theme.colour(Role::SoftInk));
    drawWords(painter, room.adjusted(theme.px(markWidth + 4), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
              entry.words);
}

/// The places of the entries: from left to right, then on the next line.
QList<QRectF> placesOf(const QList<LegendEntry>& entries, int width) {
    const Theme& theme = Theme::current();
    const QFont font = theme.sans(typeSize);
    QList<QRectF> places;
    qreal left = 0;
    qreal top = 0;
    for (const LegendEntry& entry : entries) {
        const qreal wide = widthOf(entry, font);
        if (left > 0 && left + wide > width) {
            left = 0;
            top += theme.px(lineHeight);
        }
        places << QRectF(left, top, wide, theme.px(lineHeight));
        left += wide + theme.px(betweenEntries);
    }
    return places;
}

} // namespace

void paintLegend(QPainter& painter, const QRectF& room, const QList<LegendEntry>& entries) {
    const Theme& theme = Theme::current();
    qreal apart = theme.px(betweenEntries);
    QFont font;
    for (const qreal size : {typeSize, 10.0, 9.5, 9.0, 8.5}) {
        font = theme.sans(size);
        qreal all = apart * qreal(entries.size() - 1);
        for (const LegendEntry& entry : entries)
            all += widthOf(entry, font);
        if (all <= room.width())
            break;
        apart = theme.px(6);
    }
    qreal left = room.left();
    for (const LegendEntry& entry : entries) {
        const qreal wide = widthOf(entry, font);
        paintEntry(painter, {left, room.top(), wide, room.height()}, entry, font);
        left += wide + apart;
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
    const QList<QRectF> places = placesOf(m_entries, width);
    return places.isEmpty() ? 0 : qRound(places.last().bottom());
}

QSize ChartLegend::sizeHint() const {
    qreal wide = 0;
    for (const QRectF& place : placesOf(m_entries, QWIDGETSIZE_MAX))
        wide = place.right();
    return {qRound(wide), heightAt(QWIDGETSIZE_MAX)};
}

void ChartLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QList<QRectF> places = placesOf(m_entries, width());
    for (qsizetype i = 0; i < places.size(); ++i)
        paintEntry(painter, places[i], m_entries[i], Theme::current().sans(typeSize));
}

} // namespace app
