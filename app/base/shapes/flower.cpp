// SPDX-License-Identifier: GPL-3.0-or-later
#include "plant.h"

#include <algorithm>

namespace shapes {
namespace {

using enum ColourRole;
using genotype::Phenotype;

/// The colours of the left and the right half, which differ only in a codominant flower.
struct Petals {
    Colour left, right, wingLeft, wingRight, keel, outline;
};

/// Painted alike from a light and a deep colour; `wing`: how much of the deep one the wings have.
struct Plain {
    ColourRole light, deep;
    double wing;
};

constexpr Plain plainOf(Phenotype flowers) {
    switch (flowers) {
    case Phenotype::PurpleFlowers: return {FlowerPurple, FlowerPurpleDeep, 0.72};
    case Phenotype::RedFlowers:
    case Phenotype::RedAndWhiteFlowers: return {FlowerRed, FlowerRedDeep, 0.5};
    case Phenotype::PinkFlowers: return {FlowerPink, FlowerPinkDeep, 0.42};
    default: return {FlowerWhite, FlowerWhiteDeep, 0.10};
    }
}

Petals petalsOf(Phenotype flowers) {
    const Plain plain = plainOf(flowers);
    if (flowers == Phenotype::RedAndWhiteFlowers)
        return {plain.light, FlowerWhite, FlowerWhite, plain.light, FlowerWhite, plain.deep};
    const Colour wings = mixed(plain.deep, plain.light, plain.wing);
    return {plain.light, plain.light, wings, wings, mixed(plain.light, White, 0.35), plain.deep};
}

Path standardHalf() {
    return Path()
        .move({0, 0.22})
        .cubic({-0.20, 0.26}, {-0.52, 0.14}, {-0.52, -0.14})
        .cubic({-0.52, -0.42}, {-0.20, -0.58}, {0, -0.38})
        .close();
}

Path wing() {
    return Path()
        .move({0, -0.12})
        .cubic({-0.20, -0.22}, {-0.40, -0.02}, {-0.32, 0.20})
        .cubic({-0.27, 0.36}, {-0.10, 0.42}, {0, 0.34})
        .close();
}

Path mirrored(const Path& path) {
    return path.placed(Placement().scaled(-1, 1));
}

Parts calyx() {
    const Path sepal = Path()
                           .move({-0.10, 0})
                           .cubic({-0.13, 0.22}, {-0.06, 0.36}, {0, 0.44})
                           .cubic({0.06, 0.36}, {0.13, 0.22}, {0.10, 0})
                           .close();
    Parts parts;
    for (const double lean : {-38.0, 38.0, 0.0})
        parts.push_back({sepal.placed(Placement().moved({0, 0.12}).turned(lean)), Leaf,
                         Stroke{LeafDeep, 0.025, Ends::Square}});
    return parts;
}

Parts bud() {
    const Stroke edge{LeafDeep, 0.04, Ends::Square};
    return {{Path()
                 .move({0, 0.34})
                 .cubic({-0.30, 0.24}, {-0.26, -0.16}, {0.02, -0.38})
                 .cubic({0.28, -0.16}, {0.28, 0.24}, {0, 0.34})
                 .close(),
             mixed(Leaf, PodNeutral, 0.35), edge},
            {Path()
                 .move({-0.24, 0.02})
                 .cubic({-0.26, 0.26}, {-0.12, 0.38}, {0, 0.38})
                 .cubic({0.12, 0.38}, {0.26, 0.26}, {0.24, 0.02})
                 .line({0.12, 0.12})
                 .line({0.0, -0.02})
                 .line({-0.12, 0.12})
                 .close(),
             Leaf, edge}};
}

Paint shaded(const Colour& petal, const Colour& deep) {
    return Paint::along({0, -0.5}, {0, 0.3},
                        {{0, mixed(petal, White, 0.88)}, {0.5, petal}, {1, mixed(petal, deep, 0.82)}});
}

Parts bloom(const Petals& petals, double width) {
    const double line = std::clamp(0.9 / width, 0.018, 0.06);
    const Stroke edge{petals.outline, line};
    Parts parts = calyx();
    const Path left = standardHalf();
    const Path right = mirrored(left);
    append(parts, {{left, shaded(petals.left, petals.outline)},
                   {right, shaded(petals.right, petals.outline)},
                   {Path(left).add(right), {}, edge}});
    if (width > 26) {
        Path veins;
        for (const double side : {-1.0, 1.0})
            for (const double spread : {0.14, 0.28, 0.40})
                veins.move({side * 0.03, 0.02})
                    .quad({side * spread * 0.7, -0.10}, {side * spread, -0.36 + spread * 0.5});
        parts.push_back(
            {veins, {}, Stroke{mixed(petals.outline, petals.left, 0.35), line * 0.7, Ends::Square}});
    }
    const Path keel = Path()
                          .move({0, 0.02})
                          .cubic({-0.13, 0.10}, {-0.10, 0.34}, {0, 0.38})
                          .cubic({0.10, 0.34}, {0.13, 0.10}, {0, 0.02})
                          .close();
    append(parts, {{wing(), petals.wingLeft, edge},
                   {mirrored(wing()), petals.wingRight, edge},
                   {keel, petals.keel, Stroke{petals.outline, line * 0.8, Ends::Square}}});
    return parts;
}

} // namespace

Parts flower(Point centre, double width, double degrees, std::optional<Phenotype> flowers) {
    const Placement place = Placement().moved(centre).turned(degrees).scaled(width);
    return flowers ? placed(bloom(petalsOf(*flowers), width), place) : placed(bud(), place.scaled(0.8));
}

Parts flower(Point centre, double width, double degrees, const PetalColours& colours) {
    const Petals petals{colours.left,
                        colours.right,
                        mixed(colours.right, colours.deep, 0.7),
                        mixed(colours.left, colours.deep, 0.7),
                        mixed(colours.left, White, 0.35),
                        colours.deep};
    return placed(bloom(petals, width), Placement().moved(centre).turned(degrees).scaled(width));
}

Colour flowerColour(Phenotype flowers) {
    const ColourRole petal = plainOf(flowers).light;
    return flowers == Phenotype::RedAndWhiteFlowers ? mixed(petal, FlowerWhite, 0.6) : Colour(petal);
}

} // namespace shapes
