// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenery.h"

namespace shapes {

/// A bed in a frame of boards with a heap of soil on it, seen from the front; it fills the box.
Shape raisedBed(const Box& box, Daylight daylight = Daylight::Morning);
/// How far below the top of the box what grows in it comes out of the soil.
double raisedBedSoil(const Box& box);

} // namespace shapes
