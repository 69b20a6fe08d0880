// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/genome.h"

class QPainter;
class QRectF;
class QColor;

namespace app {

/// Paints the mark of an allele in one colour, in the largest square in the middle of `rect`: a sun, a mouth,
/// two rings, a spore, a shield, two chevrons or a split diamond.
void paintAlleleMark(QPainter& painter, const QRectF& rect, genomewars::Allele allele, const QColor& colour);

/// Paints an allele as a chip in its colour, with mark and symbol side by side. A faded chip, with outline
/// and symbol only, means that no genome has the allele.
void paintAllele(QPainter& painter, const QRectF& rect, genomewars::Allele allele, bool faded = false);

/// Paints the place of an allele that is not chosen or not shown: a dashed outline, with a question mark if
/// it is secret.
void paintAllelePlace(QPainter& painter, const QRectF& rect, bool secret);

} // namespace app
