// SPDX-License-Identifier: GPL-3.0-or-later
#include "plant.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shapes {
namespace {

using enum ColourRole;
using genotype::Phenotype;

struct PodColours {
    Colour skin, deep;
};

PodColours coloursOf(std::optional<Phenotype> pod) {
    if (!pod) // as in a drawing that has not been coloured yet
        return {mixed(PodNeutral, Panel, 0.35), mixed(PodNeutralDeep, Ink, 0.6)};
    return *pod == Phenotype::YellowPods ? PodColours{PodYellow, PodYellowDeep}
                                         : PodColours{PodGreen, PodGreenDeep};
}

/// The pod in its own coordinates: from (0, 0) to (1, 0), belly down; `up` and `down`: how far it swells.
Path podOutline(double from, double to, double up, double down) {
    const double length = to - from;
    return Path()
        .move({from, 0})
        .cubic({from + length * 0.12, -up}, {from + length * 0.72, -up * 1.08}, {to, -up * 0.10})
        .cubic({to - length * 0.22, down * 1.12}, {from + length * 0.20, down * 1.16}, {from, 0})
        .close();
}

Part podStalk() {
    return {Path()
                .move({-0.05, -0.03})
                .cubic({0.02, -0.10}, {0.08, -0.09}, {0.15, -0.08})
                .line({0.10, -0.01})
                .line({0.16, 0.05})
                .cubic({0.06, 0.09}, {0.0, 0.07}, {-0.05, 0.03})
                .close(),
            Leaf, Stroke{LeafDeep, 0.012, Ends::Square}};
}

/// Uneven swellings between folds, around the origin. A small pea has deeper folds, so that it does not look
/// round.
Path wrinkledOutline(double radius, int variation, bool small) {
    constexpr int steps = 72;
    const double depth = small ? 0.30 : 0.15;
    Path path;
    for (int i = 0; i < steps; ++i) {
        const double angle = 2 * std::numbers::pi * i / steps;
        const double fold = std::abs(std::cos((small ? 2.5 : 3.5) * angle + variation * 0.9));
        const double uneven = 0.045 * std::sin(2 * angle + variation * 1.7);
        const double reach = radius * (0.97 - depth + depth * std::pow(fold, 0.7) + uneven);
        const Point at{std::cos(angle) * reach, std::sin(angle) * reach};
        i == 0 ? path.move(at) : path.line(at);
    }
    return path.close();
}

/// The folds of a wrinkled pea of radius 1, seen from above.
Path creases(bool small) {
    Path path = Path().move({-0.62, 0.10}).cubic({-0.30, -0.30}, {0.02, 0.16}, {0.44, -0.22});
    if (!small)
        path.move({-0.34, -0.64})
            .cubic({-0.20, -0.40}, {0.12, -0.56}, {0.24, -0.38})
            .move({-0.30, 0.56})
            .cubic({-0.06, 0.30}, {0.20, 0.58}, {0.56, 0.30})
            .move({0.10, -0.02})
            .quad({0.16, 0.16}, {0.34, 0.22});
    return path;
}

/// A pea seen from above, in a pod or alone; `small`: too small for its folds and its gleam.
Parts peaOf(Point centre, double diameter, bool small, bool wrinkled, int variation) {
    const double radius = diameter / 2;
    const Paint light = Paint::around(
        centre - Point{0.3, 0.35} * radius, radius * 1.5,
        {{0, mixed(Seed, White, 0.6)}, {0.55, Seed}, {1, mixed(Seed, SeedDeep, wrinkled ? 0.62 : 0.72)}});
    const Stroke edge{SeedDeep, diameter * (small ? 0.085 : 0.055)};
    if (wrinkled) {
        Parts parts{{wrinkledOutline(radius * 1.04, variation, small).placed(Placement().moved(centre)),
                     light, edge}};
        const Stroke fold{mixed(SeedDeep, Seed, small ? 0.95 : 0.75), small ? 0.2 : 0.095};
        append(parts, placed({{creases(small), {}, fold}},
                             Placement().moved(centre).turned(variation * 47).scaled(radius)));
        return parts;
    }
    Parts parts{{Path().circle(centre, radius * 0.97), light, edge}};
    if (!small)
        parts.push_back(
            {Path().ellipse(Box::around(centre - Point{0.34, 0.38} * radius, radius * 0.48, radius * 0.32)),
             mixed(White, Seed, 0.8)});
    return parts;
}

/// Smaller peas show no more than that they are wrinkled.
constexpr double peaWithDetails = 13;

} // namespace

Parts pea(Point centre, double diameter, bool wrinkled, int variation) {
    return peaOf(centre, diameter, diameter < peaWithDetails, wrinkled, variation);
}

Parts pod(Point stalk, double length, double degrees, std::optional<Phenotype> podColour,
          std::optional<Phenotype> seedShape) {
    const PodColours colours = coloursOf(podColour);
    const double line = std::clamp(1.0 / length, 0.012, 0.03);
    const Paint skin = Paint::along({0, -0.18}, {0, 0.2},
                                    {{0, mixed(colours.skin, White, 0.84)},
                                     {0.5, colours.skin},
                                     {1, mixed(colours.skin, colours.deep, 0.70)}});
    Parts parts{{podOutline(0, 1.02, 0.185, 0.215), skin, Stroke{colours.deep, line * 1.15}}};
    const bool small = length < 50;
    const int peas = small ? 3 : 4;
    const auto peaCentre = [peas](int i) {
        const double t = (i + 0.5) / peas;
        return Point{0.145 + t * 0.715, 0.012 + 0.035 * std::sin(t * std::numbers::pi)};
    };
    if (seedShape) {
        // A yellow pod is light inside, because from a distance it would otherwise look brown.
        const double shade = podColour == Phenotype::GreenPods ? 0.62 : small ? 0.34 : 0.45;
        const Colour inside = mixed(colours.deep, colours.skin, shade);
        if (small)
            parts.push_back({podOutline(0.10, 0.92, 0.098, 0.125), inside});
        else
            parts.push_back(
                {podOutline(0.085, 0.945, 0.125, 0.148), inside, Stroke{colours.deep, line * 0.8}});
        for (int i = 0; i < peas; ++i) {
            const bool outer = i == 0 || i == peas - 1;
            const double diameter = (outer ? 0.175 : 0.20) * (small ? 1.28 : 1.0);
            append(parts, peaOf(peaCentre(i), diameter, diameter * length < peaWithDetails,
                                *seedShape == Phenotype::WrinkledSeeds, i));
        }
    } else {
        // A closed pod: the seam, and peas that only show as bumps.
        Path bumps;
        for (int i = 0; i < peas; ++i)
            bumps.arc(Box::around(peaCentre(i) + Point{0, 0.025}, 0.15, 0.15), -190, -130);
        append(parts, {{Path().move({0.10, -0.055}).cubic({0.3, -0.115}, {0.7, -0.125}, {0.93, -0.035}),
                        {},
                        Stroke{mixed(colours.deep, colours.skin, 0.75), line * 0.9}},
                       {bumps, {}, Stroke{mixed(colours.deep, colours.skin, 0.45), line * 0.9}}});
    }
    parts.push_back(podStalk());
    return placed(std::move(parts), Placement().moved(stalk).turned(degrees).scaled(length));
}

} // namespace shapes
