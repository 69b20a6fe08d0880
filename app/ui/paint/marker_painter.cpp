// SPDX-License-Identifier: GPL-3.0-or-later
#include "marker_painter.h"

#include "app/ui/theme/theme.h"
#include "lettering.h"

#include <QtGui/QPainter>

namespace app {
namespace {

/// On a smaller marker, the letter would not be readable.
constexpr qreal markerWithLetter = 18;

/// The marks of a seat's pattern within `region`, whose bounds are `box`.
QPainterPath patternIn(const QPainterPath& region, const QRectF& box, SeatPattern pattern) {
    const qreal size = box.width();
    const QPointF centre = box.center();
    QPainterPath marks;
    switch (pattern) {
    case SeatPattern::Plain: return marks;
    case SeatPattern::Stripes:
        for (int i = -2; i <= 2; ++i)
            marks.addRect(QRectF(box.left(), centre.y() + (i * 0.30 - 0.065) * size, size, size * 0.13));
        break;
    case SeatPattern::Dots:
        for (int row = -2; row <= 2; ++row)
            for (int column = -2; column <= 2; ++column)
                marks.addEllipse(centre +
                                     QPointF((column + (row % 2 != 0 ? 0.5 : 0.0)) * 0.40, row * 0.30) * size,
                                 size * 0.105, size * 0.105);
        break;
    case SeatPattern::Diagonals:
        for (int i = -3; i <= 3; ++i) {
            const QPointF middle = centre + QPointF(i * 0.40 * size, 0);
            marks.addPolygon(
                QPolygonF({middle + QPointF(-0.78, 0.7) * size, middle + QPointF(-0.60, 0.7) * size,
                           middle + QPointF(0.78, -0.7) * size, middle + QPointF(0.60, -0.7) * size}));
            marks.closeSubpath();
        }
        break;
    case SeatPattern::Ring: {
        const auto inset = [&](qreal share) {
            QTransform shrink;
            shrink.translate(centre.x(), centre.y());
            shrink.scale(share, share);
            shrink.translate(-centre.x(), -centre.y());
            return shrink.map(region);
        };
        return inset(0.76).subtracted(inset(0.52));
    }
    case SeatPattern::Cross:
        for (const qreal way : {-1.0, 1.0}) {
            marks.addPolygon(QPolygonF(
                {centre + QPointF(-0.78 * way, 0.7) * size, centre + QPointF(-0.58 * way, 0.7) * size,
                 centre + QPointF(0.78 * way, -0.7) * size, centre + QPointF(0.58 * way, -0.7) * size}));
            marks.closeSubpath();
        }
        marks.setFillRule(Qt::WindingFill);
        break;
    }
    return marks.intersected(region);
}

/// A trowel 100 high and centred at x = 0: a grip, a thin neck and a long blade.
QPainterPath handle() {
    QPainterPath path;
    path.moveTo(-4.2, 40);
    path.lineTo(-4.2, 27);
    path.cubicTo(-8.6, 26, -9.0, 21, -9.2, 16);
    path.cubicTo(-9.4, 12, -9.2, 9, -8.6, 7);
    path.cubicTo(-7.4, 0.2, 7.4, 0.2, 8.6, 7);
    path.cubicTo(9.2, 9, 9.4, 12, 9.2, 16);
    path.cubicTo(9.0, 21, 8.6, 26, 4.2, 27);
    path.lineTo(4.2, 40);
    path.closeSubpath();
    return path;
}

QPainterPath blade() {
    QPainterPath path;
    path.moveTo(0, 34);
    path.cubicTo(-12, 34, -29, 34, -31, 45);
    path.cubicTo(-32.5, 66, -18, 88, 0, 98.2);
    path.cubicTo(18, 88, 32.5, 66, 31, 45);
    path.cubicTo(29, 34, 12, 34, 0, 34);
    path.closeSubpath();
    return path;
}

/// The fold that stiffens the blade.
QPainterPath ridge() {
    QPainterPath path;
    path.moveTo(-3.6, 37);
    path.quadTo(-2.4, 58, 0, 78);
    path.quadTo(2.4, 58, 3.6, 37);
    path.closeSubpath();
    return path;
}

} // namespace

void paintMarker(QPainter& painter, const QRectF& rect, int seatColour, const QString& letter) {
    const SeatColours colours = Theme::current().seat(seatColour);
    constexpr qreal breadth = 0.70;
    const qreal height = qMin(rect.height(), rect.width() / breadth);
    const bool named = !letter.isEmpty() && qMin(rect.width(), rect.height()) >= markerWithLetter;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center().x(), rect.center().y() - height / 2);
    painter.scale(height / 100, height / 100);

    const QColor edge = mixed(colours.fill, Qt::black, 0.70);
    painter.setPen(height < 20 ? QPen(Qt::NoPen) : QPen(edge, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(mixed(colours.fill, Qt::black, 0.84));
    painter.drawPath(handle());
    painter.setBrush(colours.fill);
    painter.drawPath(blade());
    painter.setPen(Qt::NoPen);
    if (!named && height >= 20 && colours.pattern == SeatPattern::Plain) {
        painter.setBrush(mixed(colours.fill, Qt::black, 0.80));
        painter.drawPath(ridge());
    }
    painter.setBrush(mixed(colours.onFill, colours.fill, named ? 0.70 : 0.95));
    painter.drawPath(patternIn(blade(), QRectF(-32, 34, 64, 60), colours.pattern));
    if (named) {
        const QPainterPath sign = lettering(letter.left(1), QRectF(-20.5, 41.5, 41, 35));
        painter.setPen(QPen(colours.fill, 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(colours.fill);
        painter.drawPath(sign);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.onFill);
        painter.drawPath(sign);
    }
    painter.restore();
}

void paintGoalMarker(QPainter& painter, const QRectF& rect, int seatColour, const QString& letter) {
    const SeatColours colours = Theme::current().seat(seatColour);
    const QRectF square = squareIn(rect);
    const qreal side = square.width();
    const QPointF centre = square.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = qBound(0.6, side * 0.045, 2.5);
    const qreal radius = side / 2 - line;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(colours.fill, Qt::black, 0.70));
    painter.drawEllipse(square);
    painter.setBrush(colours.fill);
    painter.drawEllipse(centre, radius, radius);

    QPainterPath disc;
    disc.addEllipse(centre, radius, radius);
    QPainterPath middle;
    if (!letter.isEmpty())
        middle.addEllipse(centre, radius * 0.70, radius * 0.70);
    painter.setBrush(mixed(colours.onFill, colours.fill, 0.92));
    if (colours.pattern == SeatPattern::Ring) {
        QPainterPath outer;
        outer.addEllipse(centre, radius * 0.90, radius * 0.90);
        QPainterPath inner;
        inner.addEllipse(centre, radius * 0.76, radius * 0.76);
        painter.drawPath(outer.subtracted(inner));
    } else {
        painter.drawPath(patternIn(disc.subtracted(middle), square, colours.pattern));
    }
    if (!letter.isEmpty()) {
        QRectF box(0, 0, side * 0.52, side * 0.46);
        box.moveCenter(centre);
        painter.setBrush(colours.onFill);
        painter.drawPath(lettering(letter.left(1), box));
    }
    painter.restore();
}

} // namespace app
