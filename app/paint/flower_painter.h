// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

#include <QtCore/QtGlobal>

#include <optional>

class QPainter;
class QPointF;

namespace app {

/// A pea flower seen from the front: standard, wings and keel. Without a phenotype it is still in bud.
/// `width` is that of the standard; `degrees` leans it clockwise. `red`: the dominant look is red, as it is
/// of flowers that are not those of peas.
void paintFlower(QPainter& painter, const QPointF& centre, qreal width, qreal degrees,
                 std::optional<genotype::Phenotype> colour, bool red = false);

} // namespace app
