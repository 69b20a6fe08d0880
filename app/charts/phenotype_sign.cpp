// SPDX-License-Identifier: GPL-3.0-or-later
#include "phenotype_sign.h"

#include "app/ui/paint/brushwork.h"
#include "outcome_numbers.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace app {

namespace {

/// From one line or dot of a pattern to the next, in pixels at scale 1.
constexpr qreal patternStep = 7;

void paintDiagonals(QPainter& painter, const QRectF& rect, qreal step) {
    for (qreal x = rect.left() - rect.height() + step / 2; x < rect.right(); x += step)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
}

void paintDots(QPainter& painter, const QRectF& rect, qreal step) {
    setInk(painter, Qt::NoPen, painter.pen().color());
    const qreal radius = step * 0.2;
    bool odd = false;
    for (qreal y = rect.top() + step / 2; y < rect.bottom() + radius; y += step * 0.75, odd = !odd)
        for (qreal x = rect.left() + (odd ? step : step / 2); x < rect.right() + radius; x += step)
            painter.drawEllipse(QPointF(x, y), radius, radius);
}

void paintStripes(QPainter& painter, const QRectF& rect, qreal step) {
    for (qreal y = rect.top() + step / 2; y < rect.bottom(); y += step)
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
}

} // namespace

void paintPhenotypeSign(QPainter& painter, const QRectF& rect, const lessons::Tone& tone,
                        std::size_t phenotype) {
    const Theme& theme = Theme::current();
    const QColor fill = toneColour(tone);
    const QColor ink = theme.colour(Role::Ink);
    const QColor paper = theme.colour(Role::Panel);
    QPainterPath outline;
    outline.addRoundedRect(rect, theme.px(3), theme.px(3));
    painter.save();
    setInk(painter, linePen(Role::ControlLine), fill);
    painter.drawPath(outline);
    painter.setClipPath(outline, Qt::IntersectClip);
    const QColor mark = contrastRatio(fill, ink) > contrastRatio(fill, paper) ? ink : paper;
    painter.setPen(QPen(mixed(mark, fill, 0.75), 1.3 * theme.scale()));
    const qreal step = patternStep * theme.scale();
    switch (phenotype % 4) {
    case 1: paintDiagonals(painter, rect, step); break;
    case 2: paintDots(painter, rect, step); break;
    case 3: paintStripes(painter, rect, step); break;
    default: break;
    }
    painter.restore();
}

void paintDeathSign(QPainter& painter, const QRectF& rect) {
    painter.save();
    painter.setPen(linePen(Role::SoftInk, 1.2));
    painter.drawLine(rect.topLeft(), rect.bottomRight());
    painter.drawLine(rect.topRight(), rect.bottomLeft());
    painter.restore();
}

} // namespace app
