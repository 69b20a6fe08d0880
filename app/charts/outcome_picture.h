// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/shapes/plant_look.h"
#include "lessons/topics/experiment.h"

class QPainter;
class QRectF;

namespace app {

/// What can be seen of the garden's traits in one outcome; nothing where its genes are no traits of the
/// garden, or where it is no plant.
shapes::PlantLook lookOf(const lessons::Experiment& experiment, std::size_t outcome);

/// A picture of one outcome: what a plant shows, an organism of the breeding bench, or the sign of its colour
/// and number.
void paintOutcome(QPainter& painter, const QRectF& room, const lessons::Experiment& experiment,
                  std::size_t outcome);

} // namespace app
