// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenery_art.h"

#include "path_data.h"
#include "plant.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace shapes {
namespace {

/// Colour and strength of the light that lies over everything at a time of day.
std::pair<std::uint32_t, double> airOf(Daylight daylight) {
    switch (daylight) {
    case Daylight::Evening: return {0x8A4A3A, 0.22};
    case Daylight::Night: return {0x142432, 0.62};
    default: return {0xFFFFFF, 0};
    }
}

Colour inAir(const Colour& colour, Daylight daylight) {
    const auto [air, weight] = airOf(daylight);
    return weight > 0 ? faded(mixed(colour, pigment(air), 1 - weight), colour.opacity) : colour;
}

/// What parts cover, their lines included.
Box extentOf(const Parts& parts) {
    double left = std::numeric_limits<double>::max();
    double top = left;
    double right = std::numeric_limits<double>::lowest();
    double bottom = right;
    for (const Part& part : parts)
        for (const std::vector<Point>& piece : std::get<Path>(part.outline).polygons())
            for (const Point& point : piece) {
                const double half = part.stroke.width / 2;
                left = std::min(left, point.x - half);
                right = std::max(right, point.x + half);
                top = std::min(top, point.y - half);
                bottom = std::max(bottom, point.y + half);
            }
    return {left, top, right - left, bottom - top};
}

} // namespace

Parts lit(Parts parts, Daylight daylight) {
    for (Part& part : parts)
        for (Paint* paint : {&part.fill, &part.stroke.paint})
            for (auto& [offset, colour] : paint->stops)
                colour = inAir(colour, daylight);
    return parts;
}

SceneArt& SceneArt::add(Part part) {
    m_parts.push_back(std::move(part));
    return *this;
}

SceneArt& SceneArt::add(const Parts& parts, const Placement& placement) {
    append(m_parts, placed(parts, placement));
    return *this;
}

SceneArt& SceneArt::fill(std::string_view path, std::uint32_t rgb, double opacity) {
    return add(Part{pathOf(path), faded(inAir(pigment(rgb), m_daylight), opacity)});
}

SceneArt& SceneArt::line(std::string_view path, std::uint32_t rgb, double width) {
    return add(Part{pathOf(path), {}, Stroke{inAir(pigment(rgb), m_daylight), width}});
}

SceneArt& SceneArt::lined(std::string_view path, std::uint32_t rgb, std::uint32_t line, double width) {
    return add(Part{pathOf(path), inAir(pigment(rgb), m_daylight),
                    Stroke{inAir(pigment(line), m_daylight), width, Ends::Flat}});
}

SceneArt& SceneArt::oval(Point centre, double width, double height, std::uint32_t rgb, double opacity) {
    return add(Part{Path().ellipse(Box::around(centre, width, height)),
                    faded(inAir(pigment(rgb), m_daylight), opacity)});
}

SceneArt& SceneArt::window(const Box& box, bool arched) {
    const double round = arched ? box.width / 2 : 0;
    const double handle = round * 0.5523; // of a quarter of a circle
    Path frame = Path().move({box.x, box.bottom()}).line({box.x, box.y + round});
    if (arched)
        frame.cubic({box.x, box.y + round - handle}, {box.x + round - handle, box.y}, {box.x + round, box.y})
            .cubic({box.x + round + handle, box.y}, {box.right(), box.y + round - handle},
                   {box.right(), box.y + round});
    else
        frame.line({box.right(), box.y});
    frame.line({box.right(), box.bottom()}).close();
    const Colour wood = inAir(pigment(0xFFFBEF), m_daylight);
    const Colour pane = lightsUp() ? pigment(0xFFD98A) : inAir(pigment(0x5F7886), m_daylight);
    add(Part{frame, pane, Stroke{wood, std::max(1.0, box.width * 0.14), Ends::Flat}});
    const Point middle = box.centre();
    return add(Part{Path()
                        .move({middle.x, box.y})
                        .line({middle.x, box.bottom()})
                        .move({box.x, middle.y})
                        .line({box.right(), middle.y}),
                    {},
                    Stroke{wood, std::max(0.7, box.width * 0.09), Ends::Flat}});
}

Shape SceneArt::fitted(const Box& box) const {
    const Box extent = extentOf(m_parts);
    const double scale = std::min(box.width / extent.width, box.height / extent.height);
    return {box, placed(m_parts, Placement()
                                     .moved({box.centre().x, box.bottom()})
                                     .scaled(scale)
                                     .moved({-extent.centre().x, -extent.bottom()}))};
}

Shape SceneArt::stretched(const Box& box) const {
    const Box extent = extentOf(m_parts);
    return {box, placed(m_parts, Placement()
                                     .moved({box.x, box.y})
                                     .scaled(box.width / extent.width, box.height / extent.height)
                                     .moved({-extent.x, -extent.y}))};
}

void addSprout(SceneArt& sketch, Point foot, double scale) {
    const auto half = [&](double y, double degrees, double length, double width, std::uint32_t rgb) {
        const Path blade = Path()
                               .move({})
                               .cubic({width, -length * 0.18}, {width * 1.05, -length * 0.74}, {0, -length})
                               .close();
        sketch.add(lit({{blade, pigment(rgb)}}, sketch.daylight()),
                   Placement().moved(foot).scaled(scale).moved({0, y}).turned(degrees));
    };
    sketch.add(
        lit({{pathOf("M0 0C-1 -8 1 -12 0 -18"), {}, Stroke{pigment(0x6A9A4E), 2.6}}}, sketch.daylight()),
        Placement().moved(foot).scaled(scale));
    struct Leaf {
        double y, degrees, length, width;
        bool young;
    };
    for (const auto& [y, degrees, length, width, young] :
         {Leaf{-12, -58, 14, 7, false}, Leaf{-12, 58, 14, 7, true}, Leaf{-17, -20, 9, 5, true},
          Leaf{-17, 24, 9, 5, false}}) {
        half(y, degrees, length, width, young ? 0xAFD08B : 0x8CBC6B);
        half(y, degrees, length, -width, young ? 0x8ABA6B : 0x69A055);
    }
}

} // namespace shapes
