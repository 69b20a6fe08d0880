// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross_plant.h"

namespace app {

PlantLook plantOf(const lessons::Cross& cross, const std::vector<std::size_t>& looks) {
    PlantLook plant;
    for (std::size_t i = 0; i < cross.genes.size(); ++i)
        if (const auto seen = cross.genes[i].seen(looks[i]))
            plant.show(*seen);
    return plant;
}

} // namespace app
