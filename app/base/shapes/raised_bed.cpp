// SPDX-License-Identifier: GPL-3.0-or-later
#include "raised_bed.h"

#include <algorithm>

namespace shapes {

namespace {

/// Of the width.
constexpr double heapShare = 0.09;
constexpr double rimShare = 0.05;
constexpr double slope = 0.02;
constexpr double heapInset = 0.16;

} // namespace

double raisedBedSoil(const Box& box) {
    return box.width * heapShare * 0.5;
}

Shape raisedBed(const Box& box, Daylight daylight) {
    const double top = box.y + box.width * heapShare;
    const double rim = std::min(box.width * rimShare, (box.bottom() - top) / 3);
    const double inset = box.width * slope;
    const double in = box.width * heapInset;
    const Path heap =
        Path()
            .move({box.x + inset, top + 1})
            .cubic({box.x + in, box.y}, {box.right() - in, box.y}, {box.right() - inset, top + 1})
            .close();
    const Path boards = Path().polygon({{box.x, top},
                                        {box.right(), top},
                                        {box.right() - inset, box.bottom()},
                                        {box.x + inset, box.bottom()}});
    const Path edge = Path().box({box.x, top, box.width, rim});
    const Box shadow{box.x - inset, box.bottom() - 2 * rim, box.width + 2 * inset, 3 * rim};
    Parts parts{{Path().ellipse(shadow), faded(pigment(0x3B4B20), 0.18)},
                {heap, pigment(0x86603C)},
                {boards, pigment(0xA9764A)},
                {edge, pigment(0xC39468)}};
    return {box, lit(std::move(parts), daylight)};
}

} // namespace shapes
