// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

#include <QtGui/QColor>

#include <optional>

class QPainter;
class QPointF;

namespace app {

/// Paints a pea flower from the front: standard, wings and keel. Without a phenotype, it is a bud. `width`:
/// the width of the standard; `degrees`: how far it leans clockwise.
void paintFlower(QPainter& painter, const QPointF& centre, qreal width, qreal degrees,
                 std::optional<genotype::Phenotype> flowers);

/// The one colour that stands for such flowers in charts: that of their petals, and between red and white for
/// those that are both.
QColor flowerColour(genotype::Phenotype flowers);

/// The colours of a flower's left and right half, and of its lines.
struct PetalColours {
    QColor left;
    QColor right;
    QColor deep;
};
/// The same in any colours.
void paintFlower(QPainter& painter, const QPointF& centre, qreal width, qreal degrees,
                 const PetalColours& colours);

} // namespace app
