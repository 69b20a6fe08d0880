// SPDX-License-Identifier: GPL-3.0-or-later
#include "plant.h"

#include <algorithm>

namespace shapes {

Parts leaflet(Point base, double length, double degrees, double plumpness) {
    using enum ColourRole;
    const double half = length * plumpness / 2;
    const Path blade = Path()
                           .move({})
                           .cubic({length * 0.18, -half * 1.25}, {length * 0.66, -half * 1.25}, {length, 0})
                           .cubic({length * 0.70, half * 1.15}, {length * 0.20, half * 1.25}, {})
                           .close();
    const Paint light = Paint::along({0, -half}, {0, half},
                                     {{0, mixed(Leaf, White, 0.86)},
                                      {0.49, Leaf},
                                      {0.51, mixed(Leaf, LeafDeep, 0.72)},
                                      {1, mixed(Leaf, LeafDeep, 0.5)}});
    Parts parts{{blade, light,
                 Stroke{mixed(LeafDeep, Leaf, 0.75), std::clamp(length * 0.035, 0.4, 1.4), Ends::Square}}};
    if (length > 14) {
        Path veins = Path().move({}).line({length * 0.86, 0});
        if (length > 34)
            for (const double at : {0.24, 0.42, 0.60})
                for (const double side : {-1.0, 1.0})
                    veins.move({length * at, 0})
                        .line({length * (at + 0.16), side * half * (0.78 - at * 0.55)});
        parts.push_back({veins, {}, Stroke{mixed(LeafDeep, Leaf, 0.6), std::clamp(length * 0.03, 0.5, 1.3)}});
    }
    return placed(std::move(parts), Placement().moved(base).turned(degrees));
}

Parts tendril(Point base, double length, double degrees, bool curlsLeft) {
    Path curl = Path().move({}).cubic({length * 0.3, -length * 0.12}, {length * 0.5, length * 0.10},
                                      {length * 0.72, length * 0.02});
    // The tip winds into a spiral of one and a half turns.
    const Point centre{length * 0.74, -length * 0.13};
    constexpr int steps = 26;
    for (int i = 0; i <= steps; ++i) {
        const double turn = static_cast<double>(i) / steps;
        curl.line(centre + direction(90 - turn * 540) * (length * 0.15 * (1 - 0.72 * turn)));
    }
    return placed({{curl, {}, Stroke{ColourRole::Stem, std::clamp(length * 0.045, 0.6, 2.0)}}},
                  Placement().moved(base).turned(degrees).scaled(1, curlsLeft ? -1 : 1));
}

} // namespace shapes
