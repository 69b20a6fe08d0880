// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action_square.h"

class QPainter;
class QRectF;

namespace app {

/// A small Punnett square in letters: the parents above and beside the four cells; the cells with the wanted
/// genotype are filled.
void paintSquareSketch(QPainter& painter, const QRectF& room, const genotype::ActionSquare& square);

} // namespace app
