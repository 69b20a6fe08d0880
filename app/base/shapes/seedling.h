// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenery.h"

namespace shapes {

/// A seedling that hangs its head, on its soil: as large as fits into its box.
Shape wiltedSeedling(const Box& box, Daylight daylight = Daylight::Morning);

} // namespace shapes
