// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

class QPainter;
class QRectF;

namespace app {

/// Paints what one trait alone looks like, as large as fits in `rect`: an open pod for the seed shape, a
/// flower, a closed pod for its colour, a plant for the height.
void paintTrait(QPainter& painter, const QRectF& rect, genotype::Phenotype phenotype);

} // namespace app
