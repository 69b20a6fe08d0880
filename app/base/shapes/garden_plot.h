// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenery.h"

/// A player's garden on the board: what is behind it, and what its plants and cards stand on. Each shape
/// fills its box.
namespace shapes {

/// Sky, hedge and fence above a lawn, which begins a quarter from the top.
Shape plotGround(const Box& box, Daylight daylight = Daylight::Morning);
/// A bed of earth with a wooden front. The front is `front` high, and plants stand on its upper edge.
Shape raisedBed(const Box& box, double front, Daylight daylight = Daylight::Morning);
/// How high its front is above the lower edge of the box, where its shadow lies.
double footBelow(double front);
/// How high the earth rises above the front of such a bed.
double earthAbove(double front);
/// The edge of a desk, seen from the front and a little from above.
Shape deskEdge(const Box& box, Daylight daylight = Daylight::Morning);

} // namespace shapes
