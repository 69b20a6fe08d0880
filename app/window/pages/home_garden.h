// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/shapes/scenery.h"

#include <vector>

namespace app {

struct HomeFacts;

/// The garden at the abbey as it has become: nothing done yet, bare beds; a sprout for each lesson that was
/// begun; the plants of the herbarium in flower.
struct HomeGarden {
    int sprouts = 0;
    /// A game is waiting: something grows beside the path.
    bool grows = false;
    /// The plants in flower, the newest last.
    std::vector<shapes::PlantLook> plants;

    bool operator==(const HomeGarden&) const = default;
};
HomeGarden gardenOf(const HomeFacts& facts);

/// The picture fills the box. `clear`: how far from the left edge nothing may stand before the sky that words
/// could not be read on.
shapes::Shape homeGarden(const shapes::Box& box, const HomeGarden& garden, double clear,
                         shapes::Daylight daylight);

} // namespace app
