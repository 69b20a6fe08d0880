// SPDX-License-Identifier: GPL-3.0-or-later
#include "line_drawing.h"

#include "lettering.h"

#include <QtGui/QPainter>

#include <array>
#include <charconv>

namespace app {
namespace {

constexpr qreal grid = 24;
constexpr qreal sideWithDetails = 22;

class Reader {
public:
    explicit Reader(std::string_view notation) : m_rest(notation) {}

    /// The next word, empty at the end.
    std::string_view word() {
        const std::size_t start = m_rest.find_first_not_of(' ');
        if (start == std::string_view::npos)
            return {};
        m_rest.remove_prefix(start);
        const std::string_view found = m_rest.substr(0, m_rest.find(' '));
        m_rest.remove_prefix(found.size());
        return found;
    }

    qreal number() {
        const std::string_view digits = word();
        double value = 0;
        [[maybe_unused]] const auto result =
            std::from_chars(digits.data(), digits.data() + digits.size(), value);
        Q_ASSERT(result.ec == std::errc());
        return value;
    }

    QPointF point() {
        const qreal x = number();
        return {x, number()};
    }

private:
    std::string_view m_rest;
};

} // namespace

QPainterPath drawingPath(std::string_view notation) {
    Reader reader(notation);
    QPainterPath path;
    for (std::string_view command = reader.word(); !command.empty(); command = reader.word()) {
        switch (command.front()) {
        case 'M': path.moveTo(reader.point()); break;
        case 'L': path.lineTo(reader.point()); break;
        case 'Z': path.closeSubpath(); break;
        case 'Q': {
            const QPointF control = reader.point();
            path.quadTo(control, reader.point());
            break;
        }
        case 'C': {
            const QPointF first = reader.point();
            const QPointF second = reader.point();
            path.cubicTo(first, second, reader.point());
            break;
        }
        case 'O': {
            const QPointF centre = reader.point();
            const qreal radius = reader.number();
            path.addEllipse(centre, radius, radius);
            break;
        }
        case 'R': {
            const QPointF corner = reader.point();
            const QPointF extent = reader.point();
            const qreal radius = reader.number();
            path.addRoundedRect(QRectF(corner, QSizeF(extent.x(), extent.y())), radius, radius);
            break;
        }
        case 'A': {
            const QPointF centre = reader.point();
            const qreal radius = reader.number();
            const QRectF circle(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
            const qreal from = reader.number();
            path.arcMoveTo(circle, from);
            path.arcTo(circle, from, reader.number());
            break;
        }
        default: Q_ASSERT_X(false, "drawingPath", "unknown command");
        }
    }
    return path;
}

void paintDrawing(QPainter& painter, const QRectF& rect, const LineDrawing& drawing, const QColor& colour) {
    const QRectF square = squareIn(rect);
    const qreal side = square.width();
    if (side <= 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(side / grid, side / grid);
    const qreal line = qBound(1.45, 1.25 * grid / side, 2.2);
    painter.setBrush(Qt::NoBrush);
    if (side >= sideWithDetails) {
        painter.setPen(QPen(colour, line * 0.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(drawingPath(drawing.details));
    }
    painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(drawingPath(drawing.lines));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(drawingPath(drawing.solids));
    painter.restore();
}

} // namespace app
