// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace app {

/// The area of a graph in a picture: from `low` to `high` across, from 0 to `top` upwards.
struct PlotArea {
    QRectF room;
    double low;
    double high;
    double top = 1;

    QPointF at(double x, double y) const {
        return {room.left() + room.width() * (x - low) / (high - low),
                room.bottom() - room.height() * y / top};
    }

    /// Lines across at these shares, in per cent, with their labels moved down by so many pixels at scale 1.
    /// 95 % stands out.
    void paintShares(QPainter& painter, const std::vector<std::pair<int, qreal>>& shares) const {
        const Theme& theme = Theme::current();
        for (const auto& [percent, down] : shares) {
            const QPointF left = at(low, percent / 100.0);
            painter.setPen(percent == 95 ? linePen(Role::GlowBorder, 1, Qt::DashLine) : linePen(Role::Line));
            painter.drawLine(left, at(high, percent / 100.0));
            drawWords(
                painter,
                {0, left.y() - theme.px(8) + theme.px(down), room.left() - theme.px(5), qreal(theme.px(16))},
                Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1 %").arg(percent), theme.sans(10.5),
                Role::SoftInk);
        }
    }

    /// Words below some places, and below them what is counted there.
    void paintPlaces(QPainter& painter, const std::vector<std::pair<double, QString>>& places,
                     const QString& counted) const {
        const Theme& theme = Theme::current();
        const QFont font = theme.sans(10.5);
        for (const auto& [x, words] : places) {
            const qreal middle = at(x, 0).x();
            const qreal half = std::min<qreal>(theme.px(36), painter.device()->width() - middle);
            drawWords(painter, {middle - half, room.bottom() + theme.px(4), 2 * half, qreal(theme.px(16))},
                      Qt::AlignCenter, words, font, Role::SoftInk);
        }
        drawWords(painter, {room.left(), room.bottom() + theme.px(22), room.width(), qreal(theme.px(18))},
                  Qt::AlignCenter, counted, font, Role::SoftInk);
    }
};

} // namespace app
