// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/shapes/organism.h"
#include "app/base/shapes/pieces.h"
#include "app/base/shapes/plant.h"

#include <QtCore/QRectF>
#include <QtCore/QString>
#include <QtGui/QColor>

class QPainter;

/// The shapes of app/base/shapes on the screen, in the colours of the current theme.
namespace app {

void paintShape(QPainter& painter, const shapes::Parts& parts);

/// A mixture of roles.
QColor colourOf(const shapes::Colour& colour);

const shapes::Palette& themePalette();

inline shapes::Point pointOf(const QPointF& point) {
    return {point.x(), point.y()};
}
inline shapes::Box boxOf(const QRectF& rect) {
    return {rect.x(), rect.y(), rect.width(), rect.height()};
}

inline void paintDie(QPainter& painter, const QRectF& rect, genotype::Trait trait, genotype::DieFace face) {
    paintShape(painter, shapes::die(boxOf(rect), trait, face).parts);
}
inline void paintCoin(QPainter& painter, const QRectF& rect) {
    paintShape(painter, shapes::coin(boxOf(rect)).parts);
}
inline void paintMarker(QPainter& painter, const QRectF& rect, int seat, const QString& letter) {
    paintShape(painter, shapes::marker(boxOf(rect), seat, letter.toStdString()).parts);
}
inline void paintGoalMarker(QPainter& painter, const QRectF& rect, int seat, const QString& letter) {
    paintShape(painter, shapes::goalMarker(boxOf(rect), seat, letter.toStdString()).parts);
}
using shapes::OrganismLook;
inline void paintOrganism(QPainter& painter, const QRectF& rect, const OrganismLook& look) {
    paintShape(painter, shapes::organism(boxOf(rect), look).parts);
}
inline void paintTrait(QPainter& painter, const QRectF& rect, genotype::Phenotype phenotype) {
    paintShape(painter, shapes::trait(boxOf(rect), phenotype).parts);
}
inline void paintFlower(QPainter& painter, const QPointF& centre, qreal width, qreal degrees,
                        std::optional<genotype::Phenotype> flowers) {
    paintShape(painter, shapes::flower(pointOf(centre), width, degrees, flowers));
}
inline void paintPod(QPainter& painter, const QPointF& stalk, qreal length, qreal degrees,
                     std::optional<genotype::Phenotype> podColour,
                     std::optional<genotype::Phenotype> seedShape) {
    paintShape(painter, shapes::pod(pointOf(stalk), length, degrees, podColour, seedShape));
}
inline void paintPea(QPainter& painter, const QPointF& centre, qreal diameter, bool wrinkled,
                     int variation = 0) {
    paintShape(painter, shapes::pea(pointOf(centre), diameter, wrinkled, variation));
}

} // namespace app
