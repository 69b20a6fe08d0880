// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

#include <QtGui/QColor>

#include <optional>

class QPainter;
class QPointF;

namespace app {

/// Paints a pea flower from the front: standard, wings and keel. Without a phenotype, it is a bud. `width`:
/// the width of the standard; `degrees`: how far it leans clockwise. `red`: the dominant colour is red, as in
/// flowers other than the pea's.
void paintFlower(QPainter& painter, const QPointF& centre, qreal width, qreal degrees,
                 std::optional<genotype::Phenotype> colour, bool red = false);

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
