// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

class QPainter;
class QRectF;

namespace app {

/// Paints the upper face of an offspring die: a Roman numeral, or the double helix of a mutation, in the
/// colours of its trait, in the largest square in the middle of `rect`. From 28 pixels on it also names its
/// trait.
void paintDie(QPainter& painter, const QRectF& rect, genotype::Trait trait, genotype::DieFace face);

} // namespace app
