// SPDX-License-Identifier: GPL-3.0-or-later
#include "seedling.h"

#include "scenery_art.h"

namespace shapes {

Shape wiltedSeedling(const Box& box, Daylight daylight) {
    return SceneArt(daylight)
        .shadow({0, 20}, 104, 8)
        .fill("M-48 20V6C-30 -6 30 -6 48 6V20Z", 0x7E5836)
        .fill("M-48 6C-30 -6 30 -6 48 6C30 0 -30 0 -48 6Z", 0x936A44)
        .line("M0 -1C-2 -22 6 -32 16 -31C24 -30 27 -24 27 -17", 0x8A8A4A, 3.4)
        .fill("M27 -18C38 -15 40 -4 32 4C23 0 20 -10 27 -18Z", 0xA3B57C)
        .fill("M27 -18C30 -10 32 -4 32 4C23 0 20 -10 27 -18Z", 0x8BA066)
        .fill("M16 -31C8 -30 4 -24 6 -16C13 -18 17 -24 16 -31Z", 0x98AB70)
        .fitted(box);
}

} // namespace shapes
