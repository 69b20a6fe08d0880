// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/brood.h"

class QPainter;
class QRectF;

namespace app {

/// Whether the looks of this brood can be painted as peas, or parts of them.
bool showsPeas(const lessons::Brood& brood);

/// Paints a phenotype of the brood: a pea, its pod or its flower, by what its genes show; where they show no
/// pea, the sign of the phenotype.
void paintLook(QPainter& painter, const QRectF& room, const lessons::Brood& brood, std::size_t phenotype);

} // namespace app
