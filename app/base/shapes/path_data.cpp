// SPDX-License-Identifier: GPL-3.0-or-later
#include "path_data.h"

#include <charconv>
#include <cmath>
#include <numbers>

namespace shapes {
namespace {

class PathReader {
public:
    explicit PathReader(std::string_view data) : m_rest(data) {}

    Path read() {
        char step = 'M';
        while (skipBlanks()) {
            if (m_rest.front() >= 'A' && m_rest.front() <= 'Z') {
                step = m_rest.front();
                m_rest.remove_prefix(1);
            }
            take(step);
            if (step == 'M')
                step = 'L'; // as in SVG, further points are joined by lines
        }
        return m_path;
    }

private:
    bool skipBlanks() {
        const std::size_t start = m_rest.find_first_not_of(" ,\n");
        m_rest.remove_prefix(start == std::string_view::npos ? m_rest.size() : start);
        return !m_rest.empty();
    }
    double number() {
        skipBlanks();
        double value = 0;
        const auto end = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value).ptr;
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return value;
    }
    Point point() {
        const double x = number();
        return {x, number()};
    }

    void take(char step) {
        const Point from = m_at;
        switch (step) {
        case 'M': m_path.move(m_start = m_at = point()); break;
        case 'L': m_path.line(m_at = point()); break;
        case 'H': m_path.line(m_at = {number(), from.y}); break;
        case 'V': m_path.line(m_at = {from.x, number()}); break;
        case 'Q': {
            const Point control = point();
            m_path.quad(control, m_at = point());
            break;
        }
        case 'C': {
            const Point first = point();
            const Point second = point();
            m_path.cubic(first, second, m_at = point());
            break;
        }
        case 'A': arc(); break;
        default: m_path.close(); m_at = m_start;
        }
    }

    void arc() {
        const double wanted = number();
        number(); // the other radius, which is the same
        number(); // a circle can't be turned
        const bool large = number() != 0;
        const bool clockwise = number() != 0;
        const Point from = m_at;
        const Point to = m_at = point();
        const Point way = to - from;
        const double chord = std::hypot(way.x, way.y);
        const double radius = std::max(wanted, chord / 2);
        const double height = std::sqrt(std::max(0.0, radius * radius - chord * chord / 4));
        const double side = large == clockwise ? -1 : 1;
        const Point centre = (from + to) * 0.5 + Point{-way.y / chord, way.x / chord} * (height * side);
        const auto angle = [&](Point at) { return std::atan2(at.y - centre.y, at.x - centre.x); };
        double sweep = angle(to) - angle(from);
        if (clockwise && sweep < 0)
            sweep += 2 * std::numbers::pi;
        if (!clockwise && sweep > 0)
            sweep -= 2 * std::numbers::pi;
        const int pieces = static_cast<int>(std::ceil(std::abs(sweep) / (std::numbers::pi / 2) - 1e-9));
        const double reach = 4.0 / 3 * std::tan(sweep / pieces / 4) * radius;
        for (int i = 0; i < pieces; ++i) {
            const double start = angle(from) + sweep * i / pieces;
            const double end = angle(from) + sweep * (i + 1) / pieces;
            const auto at = [&](double turned) {
                return centre + Point{std::cos(turned), std::sin(turned)} * radius;
            };
            const auto along = [&](double turned) {
                return Point{-std::sin(turned), std::cos(turned)} * reach;
            };
            m_path.cubic(at(start) + along(start), at(end) - along(end), i + 1 == pieces ? to : at(end));
        }
    }

    std::string_view m_rest;
    Path m_path;
    Point m_at;
    Point m_start;
};

} // namespace

Path pathOf(std::string_view data) {
    return PathReader(data).read();
}

} // namespace shapes
