// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/genome.h"

class QPainter;
class QRectF;
class QColor;

namespace app {

/// The mark of an allele in one colour, in the largest square in the middle of `rect`: a sun, a mouth, two
/// rings, a spore, a shield, two chevrons, a split diamond.
void paintAlleleMark(QPainter& painter, const QRectF& rect, genomewars::Allele allele, const QColor& colour);

/// An allele as a chip in its colour, with mark and symbol side by side. In a faded one only line and symbol
/// show: it is not held.
void paintAllele(QPainter& painter, const QRectF& rect, genomewars::Allele allele, bool faded = false);

/// The place of an allele that is not chosen yet, or not shown: a dashed line, with a question mark where it
/// is secret.
void paintAllelePlace(QPainter& painter, const QRectF& rect, bool secret);

} // namespace app
