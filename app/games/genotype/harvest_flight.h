// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/plant_painter.h"
#include "app/ui/widgets/motion_layer.h"

namespace app {

/// A harvested plant is lifted from its plot and goes to its player, with the points that it brings. It takes
/// less than half a second.
Flight harvestFlight(const PlantLook& look, int points, const QRectF& plot, const QRectF& player);

} // namespace app
