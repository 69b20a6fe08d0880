// SPDX-License-Identifier: GPL-3.0-or-later
#include "garden_plot.h"

namespace shapes {
namespace {

constexpr double drawnHigh = 220; // how high the garden was drawn; lengths below are in its units
constexpr double horizon = 62;

} // namespace

Shape plotGround(const Box& box, Daylight daylight) {
    const double unit = box.height / drawnHigh;
    const double lawnTop = box.y + horizon * unit;
    Shape scene = sky({box.x, box.y, box.width, horizon * unit}, daylight);
    Parts parts;
    const auto bushes = static_cast<int>(box.width / (41 * unit)) + 2;
    for (int i = 0; i < bushes; ++i)
        parts.push_back(
            {Path().ellipse(Box::around({box.x + i * 41 * unit, lawnTop - (6 + i * 5 % 4 * 3) * unit},
                                        2 * (28 + i * 7 % 8) * unit, 2 * (22 + i * 3 % 9) * unit)),
             pigment(i % 2 == 1 ? 0xB5CDA0 : 0xA9C494)});
    parts.push_back({Path().box({box.x, lawnTop, box.width, box.bottom() - lawnTop}),
                     Paint::along({box.x, lawnTop}, {box.x, box.bottom()},
                                  {{0, pigment(0xB4CE88)}, {1, pigment(0x8FB565)}})});
    for (const double rail : {52.0, 74.0})
        parts.push_back(
            {Path().box({box.x, box.y + (rail - 2.5) * unit, box.width, 5 * unit}), pigment(0xC9A877)});
    const auto slats = static_cast<int>(box.width / (24 * unit)) + 1;
    for (int i = 0; i < slats; ++i) {
        const double left = box.x + (i * 24 + 4) * unit;
        parts.push_back({Path().polygon({{left, box.y + 84 * unit},
                                         {left, box.y + 44 * unit},
                                         {left + 5 * unit, box.y + 38 * unit},
                                         {left + 10 * unit, box.y + 44 * unit},
                                         {left + 10 * unit, box.y + 84 * unit}}),
                         pigment(i % 3 == 0 ? 0xD9BE90 : 0xE3CBA0)});
    }
    append(scene.parts, lit(std::move(parts), daylight));
    return {box, scene.parts};
}

double footBelow(double front) {
    return front * 0.16;
}

double earthAbove(double front) {
    return front * 0.42;
}

Shape raisedBed(const Box& box, double front, Daylight daylight) {
    const double shade = footBelow(front);
    const double foot = box.bottom() - shade;
    const double top = foot - front;
    const double earth = earthAbove(front);
    const double edge = box.width * 0.03;
    const auto mound = [&](double inset, double rise) {
        const double left = box.x + inset;
        const double right = box.right() - inset;
        const double wide = right - left;
        return Path()
            .move({left, top + 1})
            .cubic({left + wide * 0.17, top - rise}, {right - wide * 0.17, top - rise}, {right, top + 1})
            .close();
    };
    return {
        box,
        lit({{Path().ellipse({box.x, foot - shade, box.width, 2 * shade}), faded(pigment(0x3B4B20), 0.22)},
             {mound(edge, earth * 1.3), pigment(0x6C4A2C)},
             {mound(edge + box.width * 0.08, earth * 0.9), pigment(0x7D5835)},
             {Path().roundedBox({box.x + 1, top, box.width - 2, front}, front * 0.15), pigment(0x9A6B3E)},
             {Path().box({box.x + 1, top, box.width - 2, front * 0.18}), pigment(0xB58450)}},
            daylight)};
}

Shape deskEdge(const Box& box, Daylight daylight) {
    const double board = box.y + box.height * 0.25;
    const double slope = std::min(box.width * 0.06, box.height * 0.2);
    return {box, lit({{Path().box({box.x, board, box.width, box.bottom() - board}), pigment(0xA5763F)},
                      {Path().polygon({{box.x, board},
                                       {box.x + slope, box.y},
                                       {box.right() - slope, box.y},
                                       {box.right(), board}}),
                       pigment(0xC4935A)},
                      {Path().box({box.x, board, box.width, box.height * 0.09}), pigment(0x8A5F31)}},
                     daylight)};
}

} // namespace shapes
