#include "pod_painter.h"

#include "app/theme/theme.h"

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
    if (!pod)
        return {theme.colour(Role::PodNeutral), theme.colour(Role::PodNeutralDeep)};
    return *pod == Phenotype::Recessive
               ? PodColours{theme.colour(Role::PodYellow), theme.colour(Role::PodYellowDeep)}
               : PodColours{theme.colour(Role::PodGreen), theme.colour(Role::PodGreenDeep)};
}

/// The pod in its own space: from (0, 0) to (1, 0), belly below. `swell` scales its thickness.
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

QPainterPath wrinkledOutline(qreal radius, int variation) {
    constexpr int steps = 60;
    QPainterPath path;
    for (int i = 0; i <= steps; ++i) {
        const qreal angle = 2 * std::numbers::pi * i / steps;
        // Six uneven swellings between folds: dented, and plainly no circle even at six pixels.
        const qreal fold = std::abs(std::cos(3 * angle + variation * 0.9));
        const qreal uneven = 0.09 * std::sin(2 * angle + variation * 1.7);
        const qreal r = radius * (0.74 + 0.24 * std::sqrt(fold) + uneven);
        const QPointF at(std::cos(angle) * r, std::sin(angle) * r);
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

} // namespace

void paintPea(QPainter& painter, const QPointF& centre, qreal diameter, bool wrinkled, int variation) {
    const Theme& theme = Theme::current();
    const QColor seed = theme.colour(Role::Seed);
    const QColor deep = theme.colour(Role::SeedDeep);
    const qreal radius = diameter / 2;
    painter.save();
    painter.translate(centre);
    QRadialGradient light(-radius * 0.3, -radius * 0.35, radius * 1.5);
    light.setColorAt(0, mixed(seed, Qt::white, 0.6));
    light.setColorAt(0.55, seed);
    light.setColorAt(1, mixed(seed, deep, wrinkled ? 0.62 : 0.72));
    painter.setBrush(light);
    painter.setPen(QPen(deep, diameter * 0.085, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (!wrinkled) {
        painter.drawEllipse(QPointF(), radius * 0.97, radius * 0.97);
        if (diameter > 9) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(255, 255, 255, 190));
            painter.drawEllipse(QPointF(-radius * 0.34, -radius * 0.38), radius * 0.22, radius * 0.15);
        }
    } else {
        painter.drawPath(wrinkledOutline(radius * 1.04, variation));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(deep, diameter * (diameter > 12 ? 0.06 : 0.09), Qt::SolidLine, Qt::RoundCap));
        painter.rotate(variation * 47);
        QPainterPath crease;
        crease.moveTo(-radius * 0.52, -radius * 0.02);
        crease.quadTo(-radius * 0.1, -radius * 0.36, radius * 0.42, -radius * 0.10);
        if (diameter > 12) {
            crease.moveTo(-radius * 0.28, radius * 0.36);
            crease.quadTo(radius * 0.12, radius * 0.10, radius * 0.50, radius * 0.36);
            crease.moveTo(-radius * 0.05, -radius * 0.58);
            crease.quadTo(radius * 0.12, -radius * 0.46, radius * 0.16, -radius * 0.30);
        }
        painter.drawPath(crease);
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
    constexpr int peas = 4;
    const auto peaCentre = [](int i) {
        const qreal t = (i + 0.5) / peas;
        return QPointF(0.145 + t * 0.715, 0.012 + 0.035 * std::sin(t * std::numbers::pi));
    };
    if (seedShape) {
        const QPainterPath opening = podOutline(0.085, 0.945, 0.125, 0.148);
        painter.setPen(QPen(colours.deep, line * 0.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(mixed(colours.deep, colours.skin, podColour == Phenotype::Recessive ? 0.78 : 0.62));
        painter.drawPath(opening);
        for (int i = 0; i < peas; ++i) {
            const bool outer = i == 0 || i == peas - 1;
            paintPea(painter, peaCentre(i), outer ? 0.165 : 0.19, *seedShape == Phenotype::Recessive, i);
        }
    } else {
        // A closed pod: the seam, and peas that are felt and not seen.
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
