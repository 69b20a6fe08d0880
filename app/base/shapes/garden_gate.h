// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenery.h"

namespace shapes {

/// The garden seen through its open gate: abbey, fence, an arch with flowers, a path and beds. The picture
/// fills its box; the gate stands in its left part.
Shape gardenAtGate(const Box& box, Daylight daylight = Daylight::Morning);

} // namespace shapes
