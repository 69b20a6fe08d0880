// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape.h"

#include <algorithm>
#include <functional>

namespace shapes {

Paint Paint::along(Point from, Point to, Stops stops) {
    Paint paint;
    paint.stops = std::move(stops);
    paint.from = from;
    paint.to = to;
    return paint;
}

Paint Paint::around(Point centre, double radius, Stops stops) {
    Paint paint = along(centre, centre, std::move(stops));
    paint.radius = radius;
    return paint;
}

Colour mixed(const Colour& one, const Colour& other, double weight) {
    Colour mixture = one;
    for (auto& [role, share] : mixture.shares)
        share *= weight;
    for (const auto& added : other.shares) {
        const auto same =
            std::ranges::find(mixture.shares, added.first, &std::pair<ColourRole, double>::first);
        if (same == mixture.shares.end())
            mixture.shares.emplace_back(added.first, added.second * (1 - weight));
        else
            same->second += added.second * (1 - weight);
    }
    mixture.opacity = one.opacity * weight + other.opacity * (1 - weight);
    return mixture;
}

Colour faded(Colour colour, double opacity) {
    colour.opacity = opacity;
    return colour;
}

Colour pigment(std::uint32_t rgb) {
    using enum ColourRole;
    struct Channel {
        double value;
        ColourRole alone;  ///< the colour that only this channel has
        ColourRole others; ///< the colour that both other channels have
    };
    const auto share = [&](int shift) { return (rgb >> shift & 0xff) / 255.0; };
    std::array<Channel, 3> channels{
        {{share(16), Red, Cyan}, {share(8), Green, Magenta}, {share(0), Blue, Yellow}}};
    std::ranges::sort(channels, std::ranges::greater(), &Channel::value);
    const auto& [most, middle, least] = channels;
    Colour colour = White;
    colour.shares = {{White, least.value},
                     {least.others, middle.value - least.value},
                     {most.alone, most.value - middle.value},
                     {Black, 1 - most.value}};
    return colour;
}

Parts placed(Parts parts, const Placement& placement) {
    for (Part& part : parts) {
        if (Path* path = std::get_if<Path>(&part.outline)) {
            *path = path->placed(placement);
        } else {
            Glyphs& glyphs = std::get<Glyphs>(part.outline);
            const double factor = placement.factor(); // words stay upright
            glyphs.box = Box::around(placement(glyphs.box.centre()), glyphs.box.width * factor,
                                     glyphs.box.height * factor);
        }
        for (Paint* paint : {&part.fill, &part.stroke.paint}) {
            paint->from = placement(paint->from);
            paint->to = placement(paint->to);
            paint->radius *= placement.factor();
        }
        part.stroke.width *= placement.factor();
        part.unit *= placement.factor();
    }
    return parts;
}

void append(Parts& parts, Parts more) {
    std::move(more.begin(), more.end(), std::back_inserter(parts));
}

std::array<double, 3> rgbOf(const Colour& colour, const Palette& palette) {
    std::array<double, 3> rgb{};
    for (const auto& [role, share] : colour.shares)
        for (std::size_t i = 0; i < rgb.size(); ++i)
            rgb[i] += share * (palette[static_cast<std::size_t>(role)] >> (16 - 8 * i) & 0xff) / 255;
    return rgb;
}

} // namespace shapes
