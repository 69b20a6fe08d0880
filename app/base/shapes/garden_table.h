// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenery.h"

namespace shapes {

/// A round table in the garden, seen at an angle, with its shadow on the grass; it fills the box.
Shape gardenTable(const Box& box, Daylight daylight = Daylight::Morning);
/// Its top without the edge: where things can lie on it.
Box gardenTableTop(const Box& box);

} // namespace shapes
