// SPDX-License-Identifier: GPL-3.0-or-later
#include "svg.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace shapes {
namespace {

/// In thousandths, without zeros at the end, whatever the locale.
std::string numberText(double value) {
    std::array<char, 64> digits{};
    const double rounded = std::round(value * 1000) / 1000 + 0.0; // no −0
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), rounded).ptr;
    return {digits.data(), end};
}

std::string hexText(std::uint64_t value, std::size_t digits) {
    std::string text(digits, '0');
    for (; value > 0; value /= 16)
        text[--digits] = "0123456789abcdef"[value % 16];
    return text;
}

std::string pointText(Point point) {
    return numberText(point.x) + ' ' + numberText(point.y);
}

std::string attribute(std::string_view name, std::string_view value) {
    return std::string(" ").append(name).append("=\"").append(value).append("\"");
}
std::string attribute(std::string_view name, double value) {
    return attribute(name, numberText(value));
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char letter : text)
        switch (letter) {
        case '<': safe += "&lt;"; break;
        case '>': safe += "&gt;"; break;
        case '&': safe += "&amp;"; break;
        default: safe += letter;
        }
    return safe;
}

std::string dataOf(const Path& path) {
    std::string data;
    for (const auto& [verb, points] : path.steps()) {
        data += "MLQCZ"[static_cast<std::size_t>(verb)];
        for (std::size_t i = 0; i < Path::pointCount(verb); ++i)
            (i > 0 ? data += ' ' : data) += pointText(points[i]);
    }
    return data;
}

/// Capitals of Noto Serif Bold: their height and widths in thousandths of the type size, and how much of a
/// width is empty.
constexpr double capHeight = 714;
constexpr std::array capWidths{753, 672, 668, 767, 653, 621, 769, 819, 401, 397,  734, 654, 952,
                               788, 787, 638, 787, 707, 586, 653, 747, 698, 1067, 732, 693, 666};
constexpr double bearings = 56;

/// Writes one document.
class SvgWriter {
public:
    explicit SvgWriter(const Palette& palette) : m_palette(palette) {}

    std::string written(const Shape& shape) {
        std::string parts;
        for (const Part& part : shape.parts)
            parts += elementOf(part);
        const auto& [x, y, width, height] = shape.box;
        std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\"";
        text += attribute("viewBox", pointText({x, y}) + ' ' + pointText({width, height}));
        text += attribute("width", width) + attribute("height", height) + "><defs>" + m_definitions;
        text += "</defs><g fill=\"none\" fill-rule=\"evenodd\" stroke-linecap=\"round\" "
                "stroke-linejoin=\"round\">";
        return text + parts + "</g></svg>";
    }

private:
    /// The name of a definition, which is written once.
    std::string define(std::string_view element, const std::string& content) {
        std::uint64_t hash = 0xcbf29ce484222325; // FNV-1a
        for (const char letter : content)
            hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
        const std::string id = 's' + hexText(hash, 16);
        if (m_definitions.find(id) == std::string::npos)
            m_definitions.append("<")
                .append(element)
                .append(attribute("id", id))
                .append(content)
                .append("</")
                .append(element)
                .append(">");
        return std::string("url(#").append(id).append(")");
    }

    /// " fill="#rrggbb"", and the opacity if the colour is not opaque.
    std::string colourText(const std::string& name, const std::string& opacity, const Colour& colour) const {
        std::uint64_t value = 0;
        for (const double channel : rgbOf(colour, m_palette))
            value =
                value * 256 + static_cast<std::uint64_t>(std::lround(std::clamp(channel, 0.0, 1.0) * 255));
        return attribute(name, '#' + hexText(value, 6)) +
               (colour.opacity < 1 ? attribute(opacity, colour.opacity) : "");
    }

    std::string paintText(const std::string& name, const Paint& paint) {
        if (paint.stops.empty())
            return "";
        if (paint.stops.size() == 1)
            return colourText(name, name + "-opacity", paint.stops[0].second);
        const bool round = paint.radius > 0;
        std::string content = attribute("gradientUnits", "userSpaceOnUse");
        content +=
            attribute(round ? "cx" : "x1", paint.from.x) + attribute(round ? "cy" : "y1", paint.from.y);
        content +=
            round ? attribute("r", paint.radius) : attribute("x2", paint.to.x) + attribute("y2", paint.to.y);
        content += '>';
        for (const auto& [offset, colour] : paint.stops)
            content.append("<stop")
                .append(attribute("offset", offset))
                .append(colourText("stop-color", "stop-opacity", colour))
                .append("/>");
        return attribute(name, define(round ? "radialGradient" : "linearGradient", content));
    }

    std::string strokeText(const Stroke& stroke) {
        if (stroke.width <= 0)
            return "";
        const std::string text = paintText("stroke", stroke.paint) + attribute("stroke-width", stroke.width);
        if (stroke.ends == Ends::Round)
            return text;
        return text + attribute("stroke-linecap", stroke.ends == Ends::Square ? "square" : "butt") +
               attribute("stroke-linejoin", "bevel");
    }

    std::string elementOf(const Part& part) {
        const std::string look = paintText("fill", part.fill) + strokeText(part.stroke);
        if (const Glyphs* glyphs = std::get_if<Glyphs>(&part.outline))
            return glyphsText(*glyphs, look);
        const Path& path = std::get<Path>(part.outline);
        return pathText(path, (path.fillsAll ? attribute("fill-rule", "nonzero") : "") + look);
    }

    static std::string pathText(const Path& path, const std::string& look) {
        return std::string("<path").append(attribute("d", dataOf(path))).append(look).append("/>");
    }

    /// Without the font, as if it were Noto Serif.
    static std::string glyphsText(const Glyphs& glyphs, const std::string& look) {
        double width = -bearings;
        bool capitals = true;
        for (const char letter : glyphs.text) {
            const bool capital = letter >= 'A' && letter <= 'Z';
            capitals = capitals && capital;
            if ((static_cast<unsigned char>(letter) & 0xC0) != 0x80) // the rest of a letter in UTF-8
                width += capital ? capWidths[static_cast<std::size_t>(letter - 'A')] : 700;
        }
        // What may have an accent or a tail fits whole into the box.
        const double size = glyphs.box.height * 1000 / (capitals ? capHeight : 1200);
        const double squeezed = std::min(1.0, glyphs.box.width / (width / 1000 * size));
        const Point foot{glyphs.box.centre().x, glyphs.box.bottom() - (capitals ? 0 : 0.22 * size)};
        std::string place = "translate(";
        place.append(pointText(foot)).append(") scale(").append(pointText({squeezed, 1})).append(")");
        std::string text = "<text";
        text += attribute("transform", place) + attribute("font-family", "Noto Serif, serif");
        text += attribute("font-weight", "bold") + attribute("font-size", size) +
                attribute("text-anchor", "middle");
        if (glyphs.italic)
            text += attribute("font-style", "italic");
        return text.append(look).append(">").append(escaped(glyphs.text)).append("</text>");
    }

    const Palette& m_palette;
    std::string m_definitions;
};

} // namespace

std::string svg(const Shape& shape, const Palette& palette) {
    return SvgWriter(palette).written(shape);
}

} // namespace shapes
