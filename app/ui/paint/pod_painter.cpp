// SPDX-License-Identifier: GPL-3.0-or-later
#include "pod_painter.h"

#include "app/ui/theme/theme.h"

#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRadialGradient>

#include <cmath>
#include <numbers>

namespace app {
namespace {

using genotype::Phenotype;

struct PodColours {
    QColor skin, deep;
};

PodColours coloursOf(std::optional<Phenotype> pod) {
    const Theme& theme = Theme::current();
    if (!pod) // as in a drawing that has not been coloured yet
        return {mixed(theme.colour(Role::PodNeutral), theme.colour(Role::Panel), 0.35),
                mixed(theme.colour(Role::PodNeutralDeep), theme.colour(Role::Ink), 0.6)};
    return *pod == Phenotype::YellowPods
               ? PodColours{theme.colour(Role::PodYellow), theme.colour(Role::PodYellowDeep)}
               : PodColours{theme.colour(Role::PodGreen), theme.colour(Role::PodGreenDeep)};
}

/// The pod in its own coordinates: from (0, 0) to (1, 0), belly down. `swell` scales its thickness.
QPainterPath podOutline(qreal from, qreal to, qreal up, qreal down) {
    const qreal length = to - from;
    QPainterPath path;
    path.moveTo(from, 0);
    path.cubicTo(from + length * 0.12, -up, from + length * 0.72, -up * 1.08, to, -up * 0.10);
    path.cubicTo(to - length * 0.22, down * 1.12, from + length * 0.20, down * 1.16, from, 0);
    return path;
}

void paintStalk(QPainter& painter) {
    const Theme& theme = Theme::current();
    painter.setPen(QPen(theme.colour(Role::LeafDeep), 0.012));
    painter.setBrush(theme.colour(Role::Leaf));
    QPainterPath calyx;
    calyx.moveTo(-0.05, -0.03);
    calyx.cubicTo(0.02, -0.10, 0.08, -0.09, 0.15, -0.08);
    calyx.lineTo(0.10, -0.01);
    calyx.lineTo(0.16, 0.05);
    calyx.cubicTo(0.06, 0.09, 0.0, 0.07, -0.05, 0.03);
    calyx.closeSubpath();
    painter.drawPath(calyx);
}

/// Uneven swellings between folds. A small pea has deeper folds, so that it does not look round.
QPainterPath wrinkledOutline(qreal radius, int variation, bool small) {
    constexpr int steps = 72;
    const qreal depth = small ? 0.30 : 0.15;
    QPainterPath path;
    for (int i = 0; i <= steps; ++i) {
        const qreal angle = 2 * std::numbers::pi * i / steps;
        const qreal fold = std::abs(std::cos((small ? 2.5 : 3.5) * angle + variation * 0.9));
        const qreal uneven = 0.045 * std::sin(2 * angle + variation * 1.7);
        const qreal r = radius * (0.97 - depth + depth * std::pow(fold, 0.7) + uneven);
        const QPointF at(std::cos(angle) * r, std::sin(angle) * r);
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

/// The folds of a wrinkled pea of radius 1, seen from above.
QPainterPath creases(bool small) {
    QPainterPath path;
    path.moveTo(-0.62, 0.10);
    path.cubicTo(-0.30, -0.30, 0.02, 0.16, 0.44, -0.22);
    if (small)
        return path;
    path.moveTo(-0.34, -0.64);
    path.cubicTo(-0.20, -0.40, 0.12, -0.56, 0.24, -0.38);
    path.moveTo(-0.30, 0.56);
    path.cubicTo(-0.06, 0.30, 0.20, 0.58, 0.56, 0.30);
    path.moveTo(0.10, -0.02);
    path.quadTo(0.16, 0.16, 0.34, 0.22);
    return path;
}

} // namespace

void paintPea(QPainter& painter, const QPointF& centre, qreal diameter, bool wrinkled, int variation) {
    const Theme& theme = Theme::current();
    const QColor seed = theme.colour(Role::Seed);
    const QColor deep = theme.colour(Role::SeedDeep);
    const qreal radius = diameter / 2;
    const qreal pixels = diameter * std::sqrt(std::abs(painter.worldTransform().determinant()));
    const bool small = pixels < 13;
    painter.save();
    painter.translate(centre);
    QRadialGradient light(-radius * 0.3, -radius * 0.35, radius * 1.5);
    light.setColorAt(0, mixed(seed, Qt::white, 0.6));
    light.setColorAt(0.55, seed);
    light.setColorAt(1, mixed(seed, deep, wrinkled ? 0.62 : 0.72));
    painter.setBrush(light);
    painter.setPen(
        QPen(deep, diameter * (small ? 0.085 : 0.055), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (!wrinkled) {
        painter.drawEllipse(QPointF(), radius * 0.97, radius * 0.97);
        if (!small) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(mixed(Qt::white, seed, 0.8));
            painter.drawEllipse(QPointF(-radius * 0.34, -radius * 0.38), radius * 0.24, radius * 0.16);
        }
    } else {
        painter.drawPath(wrinkledOutline(radius * 1.04, variation, small));
        painter.setBrush(Qt::NoBrush);
        painter.rotate(variation * 47);
        painter.scale(radius, radius);
        painter.setPen(
            QPen(mixed(deep, seed, small ? 0.95 : 0.75), small ? 0.2 : 0.095, Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(creases(small));
    }
    painter.restore();
}

void paintPod(QPainter& painter, const QPointF& stalk, qreal length, qreal degrees,
              std::optional<Phenotype> podColour, std::optional<Phenotype> seedShape) {
    const PodColours colours = coloursOf(podColour);
    const qreal line = qBound(0.012, 1.0 / length, 0.03);
    painter.save();
    painter.translate(stalk);
    painter.rotate(degrees);
    painter.scale(length, length);
    const QPainterPath shell = podOutline(0, 1.02, 0.185, 0.215);
    QLinearGradient skin(0, -0.18, 0, 0.2);
    skin.setColorAt(0, mixed(colours.skin, Qt::white, 0.84));
    skin.setColorAt(0.5, colours.skin);
    skin.setColorAt(1, mixed(colours.skin, colours.deep, 0.70));
    painter.setPen(QPen(colours.deep, line * 1.15, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(skin);
    painter.drawPath(shell);
    const bool small = length < 50;
    const int peas = small ? 3 : 4;
    const auto peaCentre = [peas](int i) {
        const qreal t = (i + 0.5) / peas;
        return QPointF(0.145 + t * 0.715, 0.012 + 0.035 * std::sin(t * std::numbers::pi));
    };
    if (seedShape) {
        const QPainterPath opening =
            small ? podOutline(0.10, 0.92, 0.098, 0.125) : podOutline(0.085, 0.945, 0.125, 0.148);
        // A yellow pod is light inside, because from a distance it would otherwise look brown.
        const qreal shade = podColour == Phenotype::GreenPods ? 0.62 : small ? 0.34 : 0.45;
        painter.setPen(small ? QPen(Qt::NoPen)
                             : QPen(colours.deep, line * 0.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(mixed(colours.deep, colours.skin, shade));
        painter.drawPath(opening);
        for (int i = 0; i < peas; ++i) {
            const bool outer = i == 0 || i == peas - 1;
            const qreal diameter = (outer ? 0.175 : 0.20) * (small ? 1.28 : 1.0);
            paintPea(painter, peaCentre(i), diameter, *seedShape == Phenotype::WrinkledSeeds, i);
        }
    } else {
        // A closed pod: the seam, and peas that only show as bumps.
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(mixed(colours.deep, colours.skin, 0.75), line * 0.9, Qt::SolidLine, Qt::RoundCap));
        QPainterPath seam;
        seam.moveTo(0.10, -0.055);
        seam.cubicTo(0.3, -0.115, 0.7, -0.125, 0.93, -0.035);
        painter.drawPath(seam);
        painter.setPen(
            QPen(mixed(colours.deep, colours.skin, 0.45), line * 0.9, Qt::SolidLine, Qt::RoundCap));
        for (int i = 0; i < peas; ++i) {
            const QPointF at = peaCentre(i) + QPointF(0, 0.025);
            painter.drawArc(QRectF(at.x() - 0.075, at.y() - 0.075, 0.15, 0.15), 190 * 16, 130 * 16);
        }
    }
    paintStalk(painter);
    painter.restore();
}

} // namespace app
