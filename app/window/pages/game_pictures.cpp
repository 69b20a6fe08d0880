// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_pictures.h"

#include "app/ui/paint/brushwork.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <array>
#include <cmath>

namespace app {

using genotype::Trait;

namespace {

/// A part of the picture, given in fractions of its size.
QRectF part(const QRectF& rect, qreal x, qreal y, qreal wide, qreal high) {
    return {rect.left() + x * rect.width(), rect.top() + y * rect.height(), wide * rect.width(),
            high * rect.height()};
}

QColor inkOf(Trait trait) {
    return Theme::current().trait(trait).fill;
}

} // namespace

void paintGenotypePicture(QPainter& painter, const QRectF& rect) {
    const Theme& theme = Theme::current();
    painter.fillRect(rect, theme.colour(Role::Panel));
    for (std::size_t i = 0; i < genotype::traitCount; ++i) {
        const TraitColours& colours = theme.trait(genotype::allTraits[i]);
        const QRectF bench = part(rect, 0.035 + 0.2375 * static_cast<qreal>(i), 0.08, 0.2175, 0.84);
        painter.fillRect(bench, colours.fill);
        // The offspring of two heterozygotes: one of four is homozygous recessive.
        const QRectF square = part(bench, 0.24, 0.16, 0.52, 0.68);
        painter.fillRect(square, colours.tint);
        painter.fillRect(part(square, 0.5, 0.5, 0.5, 0.5), theme.colour(Role::Panel));
        painter.setPen(linePen(colours.fill));
        painter.drawLine(part(square, 0.5, 0, 0, 0).topLeft(), part(square, 0.5, 1, 0, 0).topLeft());
        painter.drawLine(part(square, 0, 0.5, 0, 0).topLeft(), part(square, 1, 0.5, 0, 0).topLeft());
    }
}

void paintGenomeWarsPicture(QPainter& painter, const QRectF& rect) {
    const Theme& theme = Theme::current();
    painter.fillRect(rect, theme.colour(Role::Garden));
    constexpr std::array kinds{Trait::SeedShape, Trait::FlowerColour, Trait::PodColour};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const qreal end = 0.24 + 0.22 * static_cast<qreal>(i);
        QPainterPath curve(part(rect, 0, 0.9 - 0.04 * static_cast<qreal>(i), 0, 0).topLeft());
        curve.cubicTo(part(rect, 0.4, 0.86, 0, 0).topLeft(), part(rect, 0.6, end + 0.3, 0, 0).topLeft(),
                      part(rect, 1, end, 0, 0).topLeft());
        setInk(painter, linePen(inkOf(kinds[i]), 2.2));
        painter.drawPath(curve);
    }
    // Rods, circles and diamonds, so that colour is not the only difference between the kinds.
    painter.setPen(linePen(Role::Ink));
    const auto at = [&rect](qreal x, qreal y, qreal size) {
        const qreal side = size * rect.height();
        return QRectF(rect.left() + x * rect.width() - side / 2, rect.top() + y * rect.height() - side / 2,
                      side, side);
    };
    for (const QPointF where : {QPointF(0.14, 0.2), QPointF(0.34, 0.42), QPointF(0.5, 0.16)}) {
        const QRectF cell = at(where.x(), where.y(), 0.2);
        painter.setBrush(inkOf(kinds[0]));
        painter.drawRoundedRect(cell.adjusted(-cell.width() * 0.3, cell.height() * 0.15, cell.width() * 0.3,
                                              -cell.height() * 0.15),
                                cell.height() * 0.35, cell.height() * 0.35);
    }
    painter.setBrush(inkOf(kinds[1]));
    for (const QPointF where : {QPointF(0.14, 0.6), QPointF(0.66, 0.3)})
        painter.drawEllipse(at(where.x(), where.y(), 0.2));
    painter.setBrush(inkOf(kinds[2]));
    for (const QPointF where : {QPointF(0.8, 0.14), QPointF(0.52, 0.6)}) {
        const QRectF cell = at(where.x(), where.y(), 0.24);
        painter.drawPolygon(QPolygonF({{cell.center().x(), cell.top()},
                                       {cell.right(), cell.center().y()},
                                       {cell.center().x(), cell.bottom()},
                                       {cell.left(), cell.center().y()}}));
    }
}

void paintGeneExpressionPicture(QPainter& painter, const QRectF& rect) {
    const Theme& theme = Theme::current();
    painter.fillRect(rect, theme.colour(Role::Panel));
    // The strand: two lines that wind around each other, with rungs.
    constexpr int rungs = 18;
    QPainterPath first;
    QPainterPath second;
    for (int i = 0; i <= rungs; ++i) {
        const qreal x = static_cast<qreal>(i) / rungs;
        const qreal sway = 0.09 * std::sin(x * 4 * 3.14159);
        const QPointF above = part(rect, x, 0.84 + sway, 0, 0).topLeft();
        const QPointF below = part(rect, x, 0.84 - sway, 0, 0).topLeft();
        i == 0 ? first.moveTo(above) : first.lineTo(above);
        i == 0 ? second.moveTo(below) : second.lineTo(below);
        painter.setPen(linePen(Role::ControlLine));
        painter.drawLine(above, below);
    }
    setInk(painter, linePen(Role::Sage, 1.8));
    painter.drawPath(first);
    painter.drawPath(second);
    constexpr std::array categories{Trait::PodColour, Trait::SeedShape, Trait::PlantHeight,
                                    Trait::FlowerColour};
    for (std::size_t i = 0; i < categories.size(); ++i) {
        const qreal spread = static_cast<qreal>(i) - 1.5;
        painter.save();
        painter.translate(rect.center().x() + spread * 0.17 * rect.width(),
                          rect.top() + 0.66 * rect.height());
        painter.rotate(spread * 9);
        const QRectF card(-0.11 * rect.width(), -0.54 * rect.height(), 0.22 * rect.width(),
                          0.56 * rect.height());
        setInk(painter, linePen(Role::Ink), inkOf(categories[i]));
        painter.drawRoundedRect(card, theme.px(3), theme.px(3));
        painter.setBrush(theme.colour(Role::Panel));
        const QRectF sign = card.adjusted(card.width() * 0.3, card.height() * 0.32, -card.width() * 0.3,
                                          -card.height() * 0.32);
        if (i == 0)
            painter.drawPolygon(
                QPolygonF({sign.topLeft(), {sign.right(), sign.center().y()}, sign.bottomLeft()}));
        else if (i == 1)
            painter.drawRect(sign);
        else if (i == 2)
            painter.drawEllipse(sign);
        else
            painter.drawPolygon(QPolygonF({{sign.center().x(), sign.top()},
                                           {sign.right(), sign.center().y()},
                                           {sign.center().x(), sign.bottom()},
                                           {sign.left(), sign.center().y()}}));
        painter.restore();
    }
}

} // namespace app
