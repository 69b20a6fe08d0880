// SPDX-License-Identifier: GPL-3.0-or-later
#include "garden_table.h"

namespace shapes {

namespace {

/// Of the height of the whole.
constexpr double topShare = 0.76;
constexpr double edgeShare = 0.075;

} // namespace

Box gardenTableTop(const Box& box) {
    return {box.x, box.y, box.width, box.height * topShare};
}

Shape gardenTable(const Box& box, Daylight daylight) {
    const Box top = gardenTableTop(box);
    const Box below{top.x, top.y + box.height * edgeShare, top.width, top.height};
    const Box shadow{box.x, box.bottom() - box.height * 0.3, box.width, box.height * 0.3};
    const Box middle{top.x + top.width * 0.045, top.y + top.height * 0.08, top.width * 0.91,
                     top.height * 0.82};
    Parts parts{{Path().ellipse(shadow), faded(pigment(0x3B4B20), 0.2)},
                {Path().ellipse(below), pigment(0x8A5F31)},
                {Path().ellipse(top), pigment(0xC4935A)},
                {Path().ellipse(middle), pigment(0xCE9F67)}};
    return {box, lit(std::move(parts), daylight)};
}

} // namespace shapes
