// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenery.h"

namespace shapes {

/// The parts of the abbey's garden that have a role in the game.
enum class GardenPlace : std::uint8_t { Beds, Glasshouse, Nursery, Shed, University, Treasury };
inline constexpr std::size_t gardenPlaceCount = 6;

/// The whole garden with its places; fills the box, and each thing keeps its proportions.
Shape gardenMap(const Box& box, Daylight daylight = Daylight::Morning);
/// Its places alone, without ground and sky.
Shape gardenPlaces(const Box& box, Daylight daylight = Daylight::Morning);
/// The point above a place to which its sign points.
Point gardenSign(const Box& box, GardenPlace place);

} // namespace shapes
