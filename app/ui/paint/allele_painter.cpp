// SPDX-License-Identifier: GPL-3.0-or-later
#include "allele_painter.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/wars_colours.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <cmath>
#include <numbers>

namespace app {

using genomewars::Allele;

namespace {

QRectF middleSquare(const QRectF& rect) {
    const qreal side = std::min(rect.width(), rect.height());
    return {rect.center().x() - side / 2, rect.center().y() - side / 2, side, side};
}

/// The mark as a shape to fill, in a square from −1 to 1.
QPainterPath markOf(Allele allele) {
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    switch (allele) {
    case Allele::Autotrophy: {
        path.addEllipse(QPointF(), 0.46, 0.46);
        for (int ray = 0; ray < 8; ++ray) {
            const qreal angle = ray * std::numbers::pi / 4;
            const QPointF along(std::cos(angle), std::sin(angle));
            const QPointF across(-along.y() * 0.1, along.x() * 0.1);
            path.addPolygon(QPolygonF{along * 0.62 + across, along * 0.62 - across, along * 0.98 - across,
                                      along * 0.98 + across});
            path.closeSubpath();
        }
        break;
    }
    case Allele::Heterotrophy:
        path.moveTo(0.1, 0);
        path.arcTo(QRectF(-0.85, -0.85, 1.7, 1.7), 35, 290);
        path.closeSubpath();
        path.addEllipse(QPointF(-0.05, -0.45), 0.13, 0.13);
        break;
    case Allele::Symbiotic: {
        QPainterPath left;
        left.addEllipse(QPointF(-0.33, 0), 0.58, 0.58);
        left.addEllipse(QPointF(-0.33, 0), 0.36, 0.36);
        QPainterPath right;
        right.addEllipse(QPointF(0.33, 0), 0.58, 0.58);
        right.addEllipse(QPointF(0.33, 0), 0.36, 0.36);
        path = left.united(right);
        break;
    }
    case Allele::SporeFormer:
        path.addEllipse(QPointF(), 0.62, 0.92);
        path.addEllipse(QPointF(), 0.44, 0.74);
        path.addEllipse(QPointF(0, 0.16), 0.24, 0.36);
        break;
    case Allele::Resistance:
        path.moveTo(0, -0.95);
        path.cubicTo(0.3, -0.75, 0.55, -0.68, 0.82, -0.66);
        path.cubicTo(0.86, 0.1, 0.5, 0.68, 0, 0.96);
        path.cubicTo(-0.5, 0.68, -0.86, 0.1, -0.82, -0.66);
        path.cubicTo(-0.55, -0.68, -0.3, -0.75, 0, -0.95);
        break;
    case Allele::FastReproduction:
        for (const qreal shift : {-0.42, 0.32}) {
            path.addPolygon(QPolygonF{QPointF(shift - 0.38, -0.8), QPointF(shift - 0.08, -0.8),
                                      QPointF(shift + 0.5, 0), QPointF(shift - 0.08, 0.8),
                                      QPointF(shift - 0.38, 0.8), QPointF(shift + 0.2, 0)});
            path.closeSubpath();
        }
        break;
    case Allele::Adaptability:
        path.addPolygon(QPolygonF{QPointF(0, -0.95), QPointF(0.95, 0), QPointF(0, 0.95), QPointF(-0.95, 0)});
        path.closeSubpath();
        path.addPolygon(QPolygonF{QPointF(0.1, -0.6), QPointF(0.7, 0), QPointF(0.1, 0.6)});
        path.closeSubpath();
        break;
    }
    return path;
}

} // namespace

void paintAlleleMark(QPainter& painter, const QRectF& rect, Allele allele, const QColor& colour) {
    const QRectF square = middleSquare(rect);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.center());
    painter.scale(square.width() / 2, square.height() / 2);
    setInk(painter, Qt::NoPen, colour);
    painter.drawPath(markOf(allele));
    painter.restore();
}

void paintAllele(QPainter& painter, const QRectF& rect, Allele allele, bool faded) {
    const Theme& theme = Theme::current();
    const AlleleColours colours = alleleColoursOf(theme.kind(), static_cast<int>(allele));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = std::max<qreal>(1, theme.px(1));
    const QRectF body = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2);
    setInk(painter,
           QPen(faded ? theme.colour(Role::ControlLine) : mixed(colours.fill, Qt::black, 0.75), line),
           faded ? theme.colour(Role::Panel) : colours.fill);
    painter.drawRoundedRect(body, rect.height() * 0.28, rect.height() * 0.28);
    const QColor ink = faded ? theme.colour(Role::Ink) : colours.onFill;
    const qreal mark = rect.height() * 0.62;
    paintAlleleMark(painter,
                    QRectF(rect.left() + rect.height() * 0.2, rect.center().y() - mark / 2, mark, mark),
                    allele, faded ? colours.fill : ink);
    painter.setPen(ink);
    QFont letters = theme.serif(10, QFont::Bold, true);
    letters.setPixelSize(std::max(8, qRound(rect.height() * 0.56)));
    painter.setFont(letters);
    const std::string_view symbol = genomewars::alleleInfo(allele).symbol;
    drawWords(painter, rect.adjusted(rect.height() * 0.2 + mark, 0, -rect.height() * 0.1, 0), Qt::AlignCenter,
              QString::fromUtf8(symbol.data(), qsizetype(symbol.size())));
    painter.restore();
}

void paintAllelePlace(QPainter& painter, const QRectF& rect, bool secret) {
    const Theme& theme = Theme::current();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = std::max<qreal>(1, theme.px(1.2));
    setInk(painter, QPen(theme.colour(Role::ControlLine), line, Qt::DashLine), Role::Resting);
    painter.drawRoundedRect(rect.adjusted(line, line, -line, -line), rect.height() * 0.28,
                            rect.height() * 0.28);
    if (secret) {
        QFont letters = theme.serif(10, QFont::Bold);
        letters.setPixelSize(std::max(8, qRound(rect.height() * 0.56)));
        drawWords(painter, rect, Qt::AlignCenter, QStringLiteral("?"), letters, Role::SoftInk);
    }
    painter.restore();
}

} // namespace app
