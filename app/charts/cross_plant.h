// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/plant_painter.h"
#include "lessons/cross/offspring.h"

namespace app {

/// A plant with these looks, one for each gene of the cross; genes that the game does not have are left out.
PlantLook plantOf(const lessons::Cross& cross, const std::vector<std::size_t>& looks);

} // namespace app
