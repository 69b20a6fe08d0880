// SPDX-License-Identifier: GPL-3.0-or-later
#include "path.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shapes {

Point direction(double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return {std::cos(angle), std::sin(angle)};
}

Point onCurve(const std::array<Point, 4>& curve, double share) {
    const double rest = 1 - share;
    return curve[0] * (rest * rest * rest) + curve[1] * (3 * rest * rest * share) +
           curve[2] * (3 * rest * share * share) + curve[3] * (share * share * share);
}

Placement Placement::followedBy(double a, double b, double c, double d, Point by) const {
    Placement placement;
    placement.m_a = m_a * a + m_c * b;
    placement.m_b = m_b * a + m_d * b;
    placement.m_c = m_a * c + m_c * d;
    placement.m_d = m_b * c + m_d * d;
    placement.m_origin = (*this)(by);
    return placement;
}

Placement Placement::moved(Point by) const {
    return followedBy(1, 0, 0, 1, by);
}

Placement Placement::turned(double degrees) const {
    const Point axis = direction(degrees);
    return followedBy(axis.x, axis.y, -axis.y, axis.x, {});
}

Placement Placement::scaled(double x, double y) const {
    return followedBy(x, 0, 0, y, {});
}

Point Placement::operator()(Point point) const {
    return m_origin + Point{m_a * point.x + m_c * point.y, m_b * point.x + m_d * point.y};
}

double Placement::factor() const {
    return std::sqrt(std::abs(m_a * m_d - m_b * m_c));
}

Path& Path::add(const Step& step) {
    m_steps.push_back(step);
    return *this;
}

Path& Path::add(const Path& other) {
    m_steps.insert(m_steps.end(), other.m_steps.begin(), other.m_steps.end());
    return *this;
}

Path& Path::polygon(std::initializer_list<Point> corners) {
    for (const Point& corner : corners)
        &corner == corners.begin() ? move(corner) : line(corner);
    return close();
}

Path& Path::box(const Box& box) {
    return polygon(
        {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}});
}

Path& Path::roundedBox(const Box& box, double radius) {
    const double wide = std::min(2 * radius, box.width);
    const double high = std::min(2 * radius, box.height);
    const double right = box.right() - wide;
    const double bottom = box.bottom() - high;
    arc({box.x, box.y, wide, high}, 180, 90);
    line({right + wide / 2, box.y}).turn({right, box.y, wide, high}, 270, 90);
    line({box.right(), bottom + high / 2}).turn({right, bottom, wide, high}, 0, 90);
    line({box.x + wide / 2, box.bottom()}).turn({box.x, bottom, wide, high}, 90, 90);
    return close();
}

Path& Path::arc(const Box& box, double from, double sweep) {
    const Point start = direction(from);
    return move(box.centre() + Point{start.x * box.width / 2, start.y * box.height / 2})
        .turn(box, from, sweep);
}

Path& Path::turn(const Box& ellipse, double from, double sweep) {
    const int pieces = static_cast<int>(std::ceil(std::abs(sweep) / 90));
    const double piece = sweep / pieces;
    // The usual length of the handles, with which the middle of each piece is on the circle.
    const double reach = 4.0 / 3 * std::tan(piece * std::numbers::pi / 180 / 4);
    const auto at = [&](Point point) {
        return ellipse.centre() + Point{point.x * ellipse.width / 2, point.y * ellipse.height / 2};
    };
    for (int i = 0; i < pieces; ++i) {
        const Point start = direction(from + i * piece);
        const Point end = direction(from + (i + 1) * piece);
        cubic(at(start + Point{-start.y, start.x} * reach), at(end - Point{-end.y, end.x} * reach), at(end));
    }
    return *this;
}

Path Path::placed(const Placement& placement) const {
    Path path = *this;
    for (Step& step : path.m_steps)
        for (std::size_t i = 0; i < pointCount(step.verb); ++i)
            step.points[i] = placement(step.points[i]);
    return path;
}

std::vector<std::vector<Point>> Path::polygons() const {
    constexpr int pieces = 16;
    std::vector<std::vector<Point>> polygons;
    for (const auto& [verb, to] : m_steps) {
        if (verb == Verb::Move)
            polygons.emplace_back();
        if (verb == Verb::Close)
            continue;
        std::vector<Point>& corners = polygons.back();
        const Point end = to[pointCount(verb) - 1];
        if (verb == Verb::Quad || verb == Verb::Cubic) {
            const Point from = corners.back();
            const std::array<Point, 4> curve = verb == Verb::Cubic
                                                   ? std::array{from, to[0], to[1], end}
                                                   : std::array{from, from + (to[0] - from) * (2.0 / 3),
                                                                end + (to[0] - end) * (2.0 / 3), end};
            for (int i = 1; i < pieces; ++i)
                corners.push_back(onCurve(curve, static_cast<double>(i) / pieces));
        }
        corners.push_back(end);
    }
    return polygons;
}

Path Path::within(const Path& outline) const {
    const std::vector<Point> edge = outline.polygons().front();
    const auto cross = [](Point one, Point other) { return one.x * other.y - one.y * other.x; };
    double area = 0;
    for (std::size_t i = 0; i < edge.size(); ++i)
        area += cross(edge[i], edge[(i + 1) % edge.size()]);
    Path inside;
    inside.fillsAll = fillsAll;
    for (std::vector<Point> corners : polygons()) {
        // Sutherland and Hodgman 1974: what is beyond a side is cut off, side by side.
        for (std::size_t i = 0; i < edge.size(); ++i) {
            const Point start = edge[i];
            const Point way = edge[(i + 1) % edge.size()] - start;
            const auto depth = [&](Point point) { return cross(way, point - start) * (area > 0 ? 1 : -1); };
            std::vector<Point> kept;
            for (std::size_t k = 0; k < corners.size(); ++k) {
                const Point here = corners[k];
                const Point next = corners[(k + 1) % corners.size()];
                if (depth(here) >= 0)
                    kept.push_back(here);
                if ((depth(here) >= 0) != (depth(next) >= 0))
                    kept.push_back(here + (next - here) * (depth(here) / (depth(here) - depth(next))));
            }
            corners = std::move(kept);
        }
        for (std::size_t k = 0; k < corners.size(); ++k)
            k == 0 ? inside.move(corners[k]) : inside.line(corners[k]);
        if (!corners.empty())
            inside.close();
    }
    return inside;
}

} // namespace shapes
