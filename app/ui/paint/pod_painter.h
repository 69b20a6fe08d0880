// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

#include <QtCore/QtGlobal>

#include <optional>

class QPainter;
class QPointF;

namespace app {

/// Paints a pea pod `length` long, with its stalk end at `stalk`, hanging towards `degrees` (0 = right, 90 =
/// down). With a seed shape it is open and shows its peas; without a pod colour it has the colour of
/// parchment.
void paintPod(QPainter& painter, const QPointF& stalk, qreal length, qreal degrees,
              std::optional<genotype::Phenotype> podColour, std::optional<genotype::Phenotype> seedShape);

/// Paints one pea, round or wrinkled; `variation` turns a wrinkled one so that neighbours differ.
void paintPea(QPainter& painter, const QPointF& centre, qreal diameter, bool wrinkled, int variation = 0);

} // namespace app
