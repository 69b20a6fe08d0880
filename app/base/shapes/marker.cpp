// SPDX-License-Identifier: GPL-3.0-or-later
#include "pieces.h"

#include <algorithm>

namespace shapes {
namespace {

/// On a smaller marker, the letter would not be readable.
constexpr double markerWithLetter = 18;

/// The first letter of a text in UTF-8.
std::string firstLetter(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80)
        ++length;
    return std::string(text.substr(0, length));
}

/// A band from the lower left to the upper right, or for `way` −1 to the upper left: its lower and its upper
/// end reach from `from` to `to`, in widths of the box.
void band(Path& marks, Point middle, double size, double way, double from, double to) {
    marks.polygon({middle + Point{-from * way, 0.7} * size, middle + Point{-to * way, 0.7} * size,
                   middle + Point{from * way, -0.7} * size, middle + Point{to * way, -0.7} * size});
}

/// The marks of a seat's pattern over a box; the ring's outline is given separately.
Path marksOf(SeatPattern pattern, const Box& box) {
    const double size = box.width;
    const Point centre = box.centre();
    Path marks;
    switch (pattern) {
    case SeatPattern::Plain:
    case SeatPattern::Ring: break;
    case SeatPattern::Stripes:
        for (int i = -2; i <= 2; ++i)
            marks.box({box.x, centre.y + (i * 0.30 - 0.065) * size, size, size * 0.13});
        break;
    case SeatPattern::Dots:
        for (int row = -2; row <= 2; ++row)
            for (int column = -2; column <= 2; ++column)
                marks.circle(centre + Point{(column + (row % 2 != 0 ? 0.5 : 0.0)) * 0.40, row * 0.30} * size,
                             size * 0.105);
        break;
    case SeatPattern::Diagonals:
        for (int i = -3; i <= 3; ++i)
            band(marks, centre + Point{i * 0.40 * size, 0}, size, 1, 0.78, 0.60);
        break;
    case SeatPattern::Cross:
        for (const double way : {-1.0, 1.0})
            band(marks, centre, size, way, 0.78, 0.58);
        marks.fillsAll = true;
        break;
    }
    return marks;
}

/// A trowel 100 high and centred at x = 0: a grip, a thin neck and a long blade.
Path handle() {
    return Path()
        .move({-4.2, 40})
        .line({-4.2, 27})
        .cubic({-8.6, 26}, {-9.0, 21}, {-9.2, 16})
        .cubic({-9.4, 12}, {-9.2, 9}, {-8.6, 7})
        .cubic({-7.4, 0.2}, {7.4, 0.2}, {8.6, 7})
        .cubic({9.2, 9}, {9.4, 12}, {9.2, 16})
        .cubic({9.0, 21}, {8.6, 26}, {4.2, 27})
        .line({4.2, 40})
        .close();
}

Path trowelBlade() {
    return Path()
        .move({0, 34})
        .cubic({-12, 34}, {-29, 34}, {-31, 45})
        .cubic({-32.5, 66}, {-18, 88}, {0, 98.2})
        .cubic({18, 88}, {32.5, 66}, {31, 45})
        .cubic({29, 34}, {12, 34}, {0, 34})
        .close();
}

/// The fold that stiffens the blade.
Path ridge() {
    return Path().move({-3.6, 37}).quad({-2.4, 58}, {0, 78}).quad({2.4, 58}, {3.6, 37}).close();
}

} // namespace

Shape marker(const Box& box, int seat, std::string_view letter) {
    const ColourRole fill = numbered(ColourRole::SeatFill, seat);
    const ColourRole ink = numbered(ColourRole::OnSeat, seat);
    const SeatPattern pattern = patternOf(seat);
    constexpr double breadth = 0.70;
    const double height = std::min(box.height, box.width / breadth);
    const bool small = height < 20;
    const bool named = !letter.empty() && std::min(box.width, box.height) >= markerWithLetter;
    const Stroke edge{mixed(fill, ColourRole::Black, 0.70), small ? 0.0 : 3.0};
    const Path blade = trowelBlade();
    Parts parts{{handle(), mixed(fill, ColourRole::Black, 0.84), edge}, {blade, fill, edge}};
    if (!named && !small && pattern == SeatPattern::Plain)
        parts.push_back({ridge(), mixed(fill, ColourRole::Black, 0.80)});
    const Box field{-32, 34, 64, 60};
    const Colour marks = mixed(ink, fill, named ? 0.70 : 0.95);
    if (pattern == SeatPattern::Ring) {
        const auto inset = [&](double share) {
            const Point centre = field.centre();
            return blade.placed(Placement().moved(centre).scaled(share).moved(centre * -1));
        };
        parts.push_back({inset(0.76).add(inset(0.52)), marks});
    } else if (pattern != SeatPattern::Plain) {
        parts.push_back({marksOf(pattern, field).within(blade), marks});
    }
    if (named) {
        const Glyphs sign{firstLetter(letter), {-20.5, 41.5, 41, 35}};
        parts.push_back({sign, fill, Stroke{fill, 8}});
        parts.push_back({sign, ink});
    }
    const Point top{box.centre().x, box.centre().y - height / 2};
    return {box, placed(std::move(parts), Placement().moved(top).scaled(height / 100))};
}

Shape goalMarker(const Box& box, int seat, std::string_view letter) {
    const ColourRole fill = numbered(ColourRole::SeatFill, seat);
    const ColourRole ink = numbered(ColourRole::OnSeat, seat);
    const SeatPattern pattern = patternOf(seat);
    const Box square = box.square();
    const double side = square.width;
    const Point centre = square.centre();
    const double radius = side / 2 - std::clamp(side * 0.045, 0.6, 2.5);
    Shape shape{square,
                {{Path().ellipse(square), mixed(fill, ColourRole::Black, 0.70)},
                 {Path().circle(centre, radius), fill}}};
    const Colour marks = mixed(ink, fill, 0.92);
    if (pattern == SeatPattern::Ring) {
        shape.parts.push_back({Path().circle(centre, radius * 0.90).circle(centre, radius * 0.76), marks});
    } else if (pattern != SeatPattern::Plain) {
        shape.parts.push_back({marksOf(pattern, square).within(Path().circle(centre, radius)), marks});
        if (!letter.empty())
            shape.parts.push_back({Path().circle(centre, radius * 0.70), fill});
    }
    if (!letter.empty())
        shape.parts.push_back(
            {Glyphs{firstLetter(letter), Box::around(centre, side * 0.52, side * 0.46)}, ink});
    return shape;
}

} // namespace shapes
