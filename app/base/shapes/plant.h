// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plant_look.h"
#include "shape.h"

/// The pea plant and its parts. Lengths are in pixels: what is small has fewer and bolder lines. Directions
/// are in degrees, 0 = right, 90 = down.
namespace shapes {

/// An oval leaflet from `base`.
Parts leaflet(Point base, double length, double degrees, double plumpness = 0.55);

/// A tendril, the curl with which a pea holds on, from `base` outwards.
Parts tendril(Point base, double length, double degrees, bool curlsLeft);

/// The colours of a flower's left and right half, and of its lines.
struct PetalColours {
    Colour left;
    Colour right;
    Colour deep;
};
/// A pea flower from the front: standard, wings and keel. `width`: that of the standard; `degrees`: how far
/// it leans clockwise.
Parts flower(Point centre, double width, double degrees, const PetalColours& colours);
/// The same as a pea shows it; without a phenotype, it is a bud.
Parts flower(Point centre, double width, double degrees, std::optional<genotype::Phenotype> flowers);

/// The one colour that stands for such flowers in charts: that of their petals, and between red and white for
/// those that are both.
Colour flowerColour(genotype::Phenotype flowers);

/// One pea, round or wrinkled; `variation` turns a wrinkled one so that neighbours differ.
Parts pea(Point centre, double diameter, bool wrinkled, int variation = 0);

/// A pea pod with its stalk end at `stalk`, hanging towards `degrees`. With a seed shape it is open and shows
/// its peas; without a pod colour it has the colour of parchment.
Parts pod(Point stalk, double length, double degrees, std::optional<genotype::Phenotype> podColour,
          std::optional<genotype::Phenotype> seedShape);

/// The plant that a card describes, in the style of a botanical plate: pod and flowers are larger than life,
/// so that their traits can be seen on a card of 60 pixels.
Shape plant(const Box& box, const PlantLook& look);

/// What one trait alone looks like, as large as fits: an open pod for the seed shape, a flower, a closed pod
/// for its colour, a plant for the height. A pod goes a little beyond the box at both ends.
Shape trait(const Box& box, genotype::Phenotype phenotype);

/// The program's mark, a sprig of pea, in the largest square in the middle of the box.
Shape programMark(const Box& box);

} // namespace shapes
