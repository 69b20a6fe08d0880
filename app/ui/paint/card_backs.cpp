// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_backs.h"

#include "app/ui/theme/theme.h"
#include "line_drawing.h"

#include <QtGui/QPainter>

namespace app {
namespace {

/// Paints deck, frame and lattice; returns the square that is left for the sign.
QRectF paintBack(QPainter& painter, const QRectF& rect, Role deck) {
    const Theme& theme = Theme::current();
    const QColor ground = theme.colour(deck);
    const QColor ink = theme.colour(Role::OnDeck);
    const qreal corner = qMin<qreal>(theme.px(6), qMin(rect.width(), rect.height()) * 0.2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, corner, corner);

    const qreal inset = qMax<qreal>(2, qMin(rect.width(), rect.height()) * 0.05);
    const QRectF frame = rect.adjusted(inset, inset, -inset, -inset);
    if (frame.isEmpty())
        return {};
    const qreal hair = qMax(0.8, theme.scale());
    const qreal count = theme.px(21) - inset;
    QRectF field = frame.adjusted(0, 0, 0, -count);
    painter.setBrush(Qt::NoBrush);
    if (field.height() > theme.px(40)) {
        const qreal step = qMax<qreal>(4, theme.px(8));
        QPainterPath lattice;
        for (qreal x = field.left() - field.height(); x < field.right(); x += step) {
            const qreal start = qMax(x, field.left());
            const qreal end = qMin(x + field.height(), field.right());
            if (end <= start)
                continue;
            lattice.moveTo(start, field.top() + (start - x));
            lattice.lineTo(end, field.top() + (end - x));
            lattice.moveTo(start, field.bottom() - (start - x));
            lattice.lineTo(end, field.bottom() - (end - x));
        }
        painter.setPen(QPen(mixed(ink, ground, 0.10), hair * 0.9));
        painter.drawPath(lattice);
    }
    painter.setPen(QPen(mixed(ink, ground, 0.45), hair));
    painter.drawRoundedRect(frame, corner * 0.7, corner * 0.7);
    // On a wide card, the sign fills the remaining height; on a tall one, it has space around it.
    const bool tall = field.height() > field.width();
    const qreal side = tall ? field.width() * 0.80 : qMin(field.height() * 1.06, field.width() * 0.8);
    QRectF sign(0, 0, side, side);
    sign.moveCenter(field.center() + QPointF(0, tall ? theme.px(3) : hair));
    return sign;
}

constexpr LineDrawing sprout{"M 12 22 C 12.4 18.6 11.6 15.6 12 12",
                             "M 12 16.6 C 6.6 17.2 2.8 14 2.4 8.2 C 8.2 8 11.8 11.2 12 16.6 Z "
                             "M 12 12.4 C 11.8 6.6 15.2 2.6 21.6 2.2 C 22 8.8 18.2 12.9 12 12.4 Z"};
// A trowel from the left, a fork from the right.
constexpr LineDrawing crossedTools{
    "M 3.4 3.4 L 14 14 M 20.6 3.4 L 8.6 15.4 M 5.2 14.2 L 9.8 18.8 M 5.2 14.2 L 2.6 16.8 M 7.5 16.5 L 4.2 "
    "19.8 "
    "M 9.8 18.8 L 7.2 21.4",
    "M 12.6 15.8 L 15.8 12.6 C 19.6 13.6 21.6 17 21.8 21.8 C 17 21.6 13.6 19.6 12.6 15.8 Z"};

} // namespace

void paintPlantBack(QPainter& painter, const QRectF& rect) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF sign = paintBack(painter, rect, Role::PlantDeck);
    paintDrawing(painter, sign, sprout, Theme::current().colour(Role::OnDeck));
    painter.restore();
}

void paintToolBack(QPainter& painter, const QRectF& rect) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF sign = paintBack(painter, rect, Role::ToolDeck);
    paintDrawing(painter, sign, crossedTools, Theme::current().colour(Role::OnDeck));
    painter.restore();
}

} // namespace app
