// SPDX-License-Identifier: GPL-3.0-or-later
#include "focus_walk.h"

#include <cmath>

namespace app {

QWidget* neighbour(const QWidget& board, const QWidget& from, const QWidgetList& others, int key) {
    const auto centre = [&board](const QWidget& widget) {
        return QPointF(widget.mapTo(&board, widget.rect().center()));
    };
    const QPointF start = centre(from);
    QWidget* best = nullptr;
    double nearest = 0;
    for (QWidget* one : others) {
        if (one == &from)
            continue;
        const QPointF away = centre(*one) - start;
        double along = 0;
        double across = 0;
        switch (key) {
        case Qt::Key_Left: along = -away.x(), across = away.y(); break;
        case Qt::Key_Right: along = away.x(), across = away.y(); break;
        case Qt::Key_Up: along = -away.y(), across = away.x(); break;
        default: along = away.y(), across = away.x(); break;
        }
        if (along < 2)
            continue;
        const double distance = along + 2.5 * std::abs(across);
        if (!best || distance < nearest) {
            best = one;
            nearest = distance;
        }
    }
    return best;
}

} // namespace app
