// SPDX-License-Identifier: GPL-3.0-or-later
#include "pieces.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shapes {
namespace {

using genotype::DieFace;

/// Smaller dice show only their numeral.
constexpr double dieWithLetter = 28;

constexpr const char* numeralOf(DieFace face) {
    switch (face) {
    case DieFace::One: return "I";
    case DieFace::Two: return "II";
    case DieFace::Three: return "III";
    case DieFace::Four: return "IV";
    case DieFace::Mutation: break;
    }
    return "";
}

/// How far a strand swings out at a given share of its length. It has two crossings and open ends.
double swingAt(double share) {
    return std::cos(share * 2 * std::numbers::pi);
}

/// One strand as a wave along the box from `from` to `to`; `side` −1 mirrors it.
void strand(Path& path, const Box& box, double side, double from = 0, double to = 1) {
    constexpr int steps = 40;
    for (int i = 0; i <= steps; ++i) {
        const double share = from + (to - from) * i / steps;
        const Point at{box.centre().x + swingAt(share) * box.width / 2 * side, box.y + share * box.height};
        i == 0 ? path.move(at) : path.line(at);
    }
}

/// A double helix along the diagonal of a square around the origin.
Parts helix(double side, ColourRole ink, ColourRole ground) {
    const bool small = side < 22;
    const Box box = Box::around({}, side * 0.31, side * 0.68);
    const double line = std::max(1.45, side * 0.068);
    Path rungs;
    const auto rung = [&](double share) {
        const double reach = std::abs(swingAt(share)) * box.width / 2;
        const double y = box.y + share * box.height;
        rungs.move({-reach, y}).line({reach, y});
    };
    for (const double share : {0.03, 0.5, 0.97})
        rung(share);
    if (!small)
        for (const double share : {0.39, 0.61, 0.16, 0.84})
            rung(share);
    Path back;
    strand(back, box, 1);
    Path gap; // the strand in front cuts it into the one behind
    for (const double crossing : {0.25, 0.75})
        strand(gap, box, -1, crossing - 0.055, crossing + 0.055);
    Path front;
    strand(front, box, -1);
    Parts parts{{rungs, {}, Stroke{ink, std::max(1.0, line * 0.6), Ends::Flat}},
                {back, {}, Stroke{ink, line}}};
    if (!small)
        parts.push_back({gap, {}, Stroke{ground, line * 1.9, Ends::Flat}});
    parts.push_back({front, {}, Stroke{ink, line}});
    return parts;
}

/// The place of the numeral. Its height is in whole pixels, so that the serifs stay crisp on small dice.
Box numeralBox(const Box& square, bool named) {
    const double side = square.width;
    const double height = std::round(side * (named ? 0.44 : 0.56));
    const double top = std::round(square.centre().y + (named ? side * 0.085 : 0) - height / 2);
    return {square.x + side * 0.13, top, side * 0.74, height};
}

} // namespace

Shape die(const Box& box, genotype::Trait trait, DieFace face) {
    const ColourRole fill = traitFill(trait);
    const ColourRole ink = onTrait(trait);
    const Box square = box.square();
    const double side = square.width;
    const double rim = std::clamp(side * 0.035, 0.6, 2.0);
    const double bend = side * 0.22;
    const Box body = square.inset(rim);
    const Paint light = Paint::along(
        {body.x, body.y}, {body.x, body.bottom()},
        {{0, mixed(fill, ColourRole::White, 0.90)}, {0.35, fill}, {1, mixed(fill, ColourRole::Black, 0.92)}});
    Shape shape{square,
                {{Path().roundedBox(square, bend), mixed(fill, ColourRole::Black, 0.72)},
                 {Path().roundedBox(body, bend - rim), light}}};
    const bool named = side >= dieWithLetter;
    if (face == DieFace::Mutation)
        append(shape.parts, placed(helix(named ? side * 0.94 : side, ink, fill),
                                   Placement()
                                       .moved(square.centre() + Point{0, named ? side * 0.04 : 0})
                                       .turned(side < 22 ? 30 : 16)));
    else
        shape.parts.push_back({Glyphs{numeralOf(face), numeralBox(square, named)}, ink});
    if (named)
        shape.parts.push_back(
            {Glyphs{std::string(1, genotype::letterOf(trait)),
                    {square.x + side * 0.10, square.y + side * 0.095, side * 0.22, side * 0.19},
                    true},
             ink});
    return shape;
}

} // namespace shapes
