// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"

class QPainter;
class QRectF;

namespace app {

/// Paints a phenotype's colour and, because colours alone do not tell phenotypes apart, its pattern: plain,
/// diagonals, dots, stripes. `phenotype`: its number from 0.
void paintPhenotypeSign(QPainter& painter, const QRectF& rect, const lessons::Tone& tone,
                        std::size_t phenotype);

/// Paints the sign of those that die: two lines crossed.
void paintDeathSign(QPainter& painter, const QRectF& rect);

} // namespace app
