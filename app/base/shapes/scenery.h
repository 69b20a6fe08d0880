// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plant_look.h"
#include "shape.h"

/// The garden of the abbey: what grows, stands and flies in it. Each thing keeps its proportions, is as large
/// as fits into its box, and stands in the middle of the box's lower edge; what is said to fill its box is
/// stretched. Its colours are the same in every theme; they change with the time of day.
namespace shapes {

enum class Daylight : std::uint8_t { Morning, Noon, Evening, Night };

/// As they look at a time of day.
Parts lit(Parts parts, Daylight daylight);

/// Fills its box; at night with stars.
Shape sky(const Box& box, Daylight daylight = Daylight::Morning);
/// The sun in its glow, five times as wide as itself; at night the moon.
Shape sun(const Box& box, Daylight daylight = Daylight::Morning);
Shape cloud(const Box& box, Daylight daylight = Daylight::Morning);
/// Two ranges of hills, the nearer one over the lower half; they fill the box.
Shape hills(const Box& box, Daylight daylight = Daylight::Morning);
/// The fortress above the town of Brno, far away.
Shape skyline(const Box& box, Daylight daylight = Daylight::Morning);
/// A row of bushes; fills the box.
Shape hedge(const Box& box, Daylight daylight = Daylight::Morning);
/// Grass; fills the box.
Shape lawn(const Box& box, Daylight daylight = Daylight::Morning);

enum class Tree : std::uint8_t { Lime, Apple, Fir, Cypress };
Shape tree(const Box& box, Tree kind, Daylight daylight = Daylight::Morning);

/// The garden wall with its tiles; fills the box.
Shape gardenWall(const Box& box, Daylight daylight = Daylight::Morning);
/// Its houses with the gate, and the church at their right; at night there is light in some windows.
Shape abbey(const Box& box, Daylight daylight = Daylight::Morning);
Shape glasshouse(const Box& box, Daylight daylight = Daylight::Morning);
Shape shed(const Box& box, Daylight daylight = Daylight::Morning);
Shape university(const Box& box, Daylight daylight = Daylight::Morning);
Shape treasury(const Box& box, Daylight daylight = Daylight::Morning);
/// From the lower edge, where it is wide, to the middle of the upper edge; fills the box.
Shape gardenPath(const Box& box, Daylight daylight = Daylight::Morning);

enum class Growth : std::uint8_t { Bare, Sprouting, Grown };
/// A bed as wide as its box, with its plants in a row from left to right.
struct Bed {
    Growth growth = Growth::Bare;
    std::vector<PlantLook> plants; ///< how they will look; what hasn't grown yet doesn't show it
};
Shape bed(const Box& box, const Bed& bed, Daylight daylight = Daylight::Morning);
Shape sprout(const Box& box, Daylight daylight = Daylight::Morning);
Shape coldFrame(const Box& box, Daylight daylight = Daylight::Morning);
/// With a sprout in it.
Shape pot(const Box& box, Daylight daylight = Daylight::Morning);
Shape wheelbarrow(const Box& box, Daylight daylight = Daylight::Morning);

/// He points at what is at his right hand in the picture.
Shape brotherJohann(const Box& box, Daylight daylight = Daylight::Morning);
Shape bee(const Box& box, Daylight daylight = Daylight::Morning);
Shape beehive(const Box& box, Daylight daylight = Daylight::Morning);

} // namespace shapes
