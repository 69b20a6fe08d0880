// SPDX-License-Identifier: GPL-3.0-or-later
#include "flower_painter.h"

#include "app/ui/theme/theme.h"

#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace app {
namespace {

using genotype::Phenotype;

/// The colours of the left and the right half, which differ only in a codominant flower.
struct Petals {
    QColor left, right, wingLeft, wingRight, keel, outline;
};

/// Painted alike from a light and a deep colour; `wing`: how much of the deep one the wings have.
struct Plain {
    Role light, deep;
    double wing;
};

constexpr Plain plainOf(Phenotype flowers) {
    switch (flowers) {
    case Phenotype::PurpleFlowers: return {Role::FlowerPurple, Role::FlowerPurpleDeep, 0.72};
    case Phenotype::RedFlowers:
    case Phenotype::RedAndWhiteFlowers: return {Role::FlowerRed, Role::FlowerRedDeep, 0.5};
    case Phenotype::PinkFlowers: return {Role::FlowerPink, Role::FlowerPinkDeep, 0.42};
    default: return {Role::FlowerWhite, Role::FlowerWhiteDeep, 0.10};
    }
}

Petals petalsOf(Phenotype flowers) {
    const Theme& theme = Theme::current();
    const Plain plain = plainOf(flowers);
    const QColor petal = theme.colour(plain.light);
    const QColor deep = theme.colour(plain.deep);
    if (flowers == Phenotype::RedAndWhiteFlowers) {
        const QColor other = theme.colour(Role::FlowerWhite);
        return {petal, other, other, petal, other, deep};
    }
    const QColor wings = mixed(deep, petal, plain.wing);
    return {petal, petal, wings, wings, mixed(petal, Qt::white, 0.35), deep};
}

QPainterPath standardHalf() {
    QPainterPath half;
    half.moveTo(0, 0.22);
    half.cubicTo(-0.20, 0.26, -0.52, 0.14, -0.52, -0.14);
    half.cubicTo(-0.52, -0.42, -0.20, -0.58, 0, -0.38);
    half.closeSubpath();
    return half;
}

QPainterPath wing() {
    QPainterPath petal;
    petal.moveTo(0, -0.12);
    petal.cubicTo(-0.20, -0.22, -0.40, -0.02, -0.32, 0.20);
    petal.cubicTo(-0.27, 0.36, -0.10, 0.42, 0, 0.34);
    petal.closeSubpath();
    return petal;
}

QPainterPath mirror(const QPainterPath& path) {
    return QTransform::fromScale(-1, 1).map(path);
}

void paintCalyx(QPainter& painter) {
    const Theme& theme = Theme::current();
    painter.setPen(QPen(theme.colour(Role::LeafDeep), 0.025));
    painter.setBrush(theme.colour(Role::Leaf));
    for (const qreal lean : {-38.0, 38.0, 0.0}) {
        painter.save();
        painter.translate(0, 0.12);
        painter.rotate(lean);
        QPainterPath sepal;
        sepal.moveTo(-0.10, 0);
        sepal.cubicTo(-0.13, 0.22, -0.06, 0.36, 0, 0.44);
        sepal.cubicTo(0.06, 0.36, 0.13, 0.22, 0.10, 0);
        sepal.closeSubpath();
        painter.drawPath(sepal);
        painter.restore();
    }
}

void paintBud(QPainter& painter) {
    const Theme& theme = Theme::current();
    painter.setPen(QPen(theme.colour(Role::LeafDeep), 0.04));
    painter.setBrush(mixed(theme.colour(Role::Leaf), theme.colour(Role::PodNeutral), 0.35));
    QPainterPath bud;
    bud.moveTo(0, 0.34);
    bud.cubicTo(-0.30, 0.24, -0.26, -0.16, 0.02, -0.38);
    bud.cubicTo(0.28, -0.16, 0.28, 0.24, 0, 0.34);
    painter.drawPath(bud);
    painter.setBrush(theme.colour(Role::Leaf));
    QPainterPath cup;
    cup.moveTo(-0.24, 0.02);
    cup.cubicTo(-0.26, 0.26, -0.12, 0.38, 0, 0.38);
    cup.cubicTo(0.12, 0.38, 0.26, 0.26, 0.24, 0.02);
    cup.lineTo(0.12, 0.12);
    cup.lineTo(0.0, -0.02);
    cup.lineTo(-0.12, 0.12);
    cup.closeSubpath();
    painter.drawPath(cup);
}

QBrush shaded(const QColor& petal, const QColor& deep) {
    QLinearGradient light(0, -0.5, 0, 0.3);
    light.setColorAt(0, mixed(petal, Qt::white, 0.88));
    light.setColorAt(0.5, petal);
    light.setColorAt(1, mixed(petal, deep, 0.82));
    return light;
}

void paintBloom(QPainter& painter, const Petals& petals, qreal width) {
    const qreal line = qBound(0.018, 0.9 / width, 0.06);
    painter.setPen(Qt::NoPen);
    const QPainterPath left = standardHalf();
    const QPainterPath right = mirror(left);
    painter.setBrush(shaded(petals.left, petals.outline));
    painter.drawPath(left);
    painter.setBrush(shaded(petals.right, petals.outline));
    painter.drawPath(right);
    painter.setPen(QPen(petals.outline, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(left.united(right));
    if (width > 26) {
        painter.setPen(QPen(mixed(petals.outline, petals.left, 0.35), line * 0.7));
        for (const qreal side : {-1.0, 1.0})
            for (const qreal spread : {0.14, 0.28, 0.40}) {
                QPainterPath vein;
                vein.moveTo(side * 0.03, 0.02);
                vein.quadTo(side * spread * 0.7, -0.10, side * spread, -0.36 + spread * 0.5);
                painter.drawPath(vein);
            }
    }
    painter.setPen(QPen(petals.outline, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(petals.wingLeft);
    painter.drawPath(wing());
    painter.setBrush(petals.wingRight);
    painter.drawPath(mirror(wing()));
    QPainterPath keel;
    keel.moveTo(0, 0.02);
    keel.cubicTo(-0.13, 0.10, -0.10, 0.34, 0, 0.38);
    keel.cubicTo(0.10, 0.34, 0.13, 0.10, 0, 0.02);
    painter.setPen(QPen(petals.outline, line * 0.8));
    painter.setBrush(petals.keel);
    painter.drawPath(keel);
}

} // namespace

void paintFlower(QPainter& painter, const QPointF& centre, qreal width, qreal degrees,
                 std::optional<Phenotype> flowers) {
    painter.save();
    painter.translate(centre);
    painter.rotate(degrees);
    painter.scale(width, width);
    if (flowers) {
        paintCalyx(painter);
        paintBloom(painter, petalsOf(*flowers), width);
    } else {
        painter.scale(0.8, 0.8);
        paintBud(painter);
    }
    painter.restore();
}

QColor flowerColour(Phenotype flowers) {
    const Theme& theme = Theme::current();
    const QColor petal = theme.colour(plainOf(flowers).light);
    return flowers == Phenotype::RedAndWhiteFlowers ? mixed(petal, theme.colour(Role::FlowerWhite), 0.6)
                                                    : petal;
}

void paintFlower(QPainter& painter, const QPointF& centre, qreal width, qreal degrees,
                 const PetalColours& colours) {
    painter.save();
    painter.translate(centre);
    painter.rotate(degrees);
    painter.scale(width, width);
    paintCalyx(painter);
    paintBloom(painter,
               {colours.left, colours.right, mixed(colours.right, colours.deep, 0.7),
                mixed(colours.left, colours.deep, 0.7), mixed(colours.left, Qt::white, 0.35), colours.deep},
               width);
    painter.restore();
}

} // namespace app
