// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QPen>

/// Lines and grounds in the theme's colours; widths are in pixels at scale 1.
namespace app {

inline QPen linePen(const QColor& colour, qreal width = 1, Qt::PenStyle style = Qt::SolidLine,
                    Qt::PenCapStyle cap = Qt::SquareCap) {
    return {colour, width * Theme::current().scale(), style, cap};
}
inline QPen linePen(Role role, qreal width = 1, Qt::PenStyle style = Qt::SolidLine,
                    Qt::PenCapStyle cap = Qt::SquareCap) {
    return linePen(Theme::current().colour(role), width, style, cap);
}

/// How the shapes that follow are outlined and filled.
inline void setInk(QPainter& painter, const QPen& line, const QBrush& ground = Qt::NoBrush) {
    painter.setPen(line);
    painter.setBrush(ground);
}
inline void setInk(QPainter& painter, const QPen& line, Role ground) {
    setInk(painter, line, QBrush(Theme::current().colour(ground)));
}

} // namespace app
