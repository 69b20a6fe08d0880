// SPDX-License-Identifier: GPL-3.0-or-later
#include "pieces.h"

#include <algorithm>

namespace shapes {
namespace {

/// The lily of the florin, one unit in each direction. A letter F would be mistaken for an allele beside a
/// Punnett square.
Path lily() {
    Path path;
    path.fillsAll = true;
    path.move({0, -1})
        .cubic({0.5, -0.5}, {0.36, 0.1}, {0, 0.42})
        .cubic({-0.36, 0.1}, {-0.5, -0.5}, {0, -1})
        .close();
    for (const double side : {-1.0, 1.0}) {
        path.move({side * 0.1, 0.42}).cubic({side * 0.3, -0.2}, {side * 0.5, -0.62}, {side * 0.8, -0.5});
        path.cubic({side * 1.1, -0.3}, {side * 0.98, 0.16}, {side * 0.64, 0.1});
        path.cubic({side * 0.8, -0.1}, {side * 0.62, -0.22}, {side * 0.5, 0.02});
        path.cubic({side * 0.42, 0.2}, {side * 0.36, 0.36}, {side * 0.1, 0.42}).close();
    }
    path.box({-0.46, 0.4, 0.92, 0.18});
    return path.polygon({{-0.12, 0.56}, {-0.3, 0.94}, {0, 0.8}, {0.3, 0.94}, {0.12, 0.56}});
}

} // namespace

Shape coin(const Box& box) {
    using enum ColourRole;
    const Box square = box.square();
    const Point centre = square.centre();
    const double side = square.width;
    const double radius = side / 2 - std::max(0.9, side * 0.055);
    const Paint light = Paint::around(
        centre - Point{radius, radius} * 0.35, radius * 1.5,
        {{0, mixed(CoinFill, White, 0.62)}, {0.55, CoinFill}, {1, mixed(CoinFill, CoinInk, 0.82)}});
    Shape shape{square, {{Path().ellipse(square), CoinRim}, {Path().circle(centre, radius), light}}};
    if (side >= 22)
        shape.parts.push_back({Path().circle(centre, radius * 0.78),
                               {},
                               Stroke{mixed(CoinInk, CoinFill, 0.45), std::max(0.7, side * 0.02)}});
    if (side >= 40) {
        constexpr int count = 28;
        Path beads;
        for (int i = 0; i < count; ++i)
            beads.circle(centre + direction(360.0 * i / count) * (radius * 0.875), side * 0.012);
        shape.parts.push_back({beads, mixed(CoinInk, CoinFill, 0.5)});
    }
    const double half = std::min(0.6, side < 22 ? 0.68 : 0.52) * side / 2;
    shape.parts.push_back({lily().placed(Placement().moved(centre).scaled(half)), CoinInk});
    return shape;
}

} // namespace shapes
