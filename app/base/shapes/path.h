// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace shapes {

/// A place in a picture: x to the right, y downwards, usually in pixels.
struct Point {
    double x = 0;
    double y = 0;

    bool operator==(const Point&) const = default;
};
constexpr Point operator+(Point one, Point other) {
    return {one.x + other.x, one.y + other.y};
}
constexpr Point operator-(Point one, Point other) {
    return {one.x - other.x, one.y - other.y};
}
constexpr Point operator*(Point point, double factor) {
    return {point.x * factor, point.y * factor};
}

struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    constexpr double right() const { return x + width; }
    constexpr double bottom() const { return y + height; }
    constexpr Point centre() const { return {x + width / 2, y + height / 2}; }
    /// Smaller by as much on each side.
    constexpr Box inset(double by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }
    /// The largest square in the middle.
    constexpr Box square() const {
        const double side = width < height ? width : height;
        return around(centre(), side, side);
    }
    static constexpr Box around(Point centre, double width, double height) {
        return {centre.x - width / 2, centre.y - height / 2, width, height};
    }
    bool operator==(const Box&) const = default;
};

/// The point at `degrees` on the circle of radius 1 around the origin: 0 is right, 90 is down.
Point direction(double degrees);

/// The point of a cubic curve at a share (0–1) of its parameter.
Point onCurve(const std::array<Point, 4>& curve, double share);

/// Where a drawing with its own coordinates is put in a picture. As in SVG, the step that is written last is
/// the first to be applied to a point.
class Placement {
public:
    Placement moved(Point by) const;
    Placement turned(double degrees) const;
    Placement scaled(double x, double y) const;
    Placement scaled(double factor) const { return scaled(factor, factor); }

    Point operator()(Point point) const;
    /// By how much lengths grow; the mean if that depends on the direction.
    double factor() const;

private:
    Placement followedBy(double a, double b, double c, double d, Point by) const;

    // The matrix of SVG.
    double m_a = 1, m_b = 0, m_c = 0, m_d = 1;
    Point m_origin;
};

/// A line through the plane, of several pieces if need be. Circles and arcs are cubic curves, as close as a
/// ten-thousandth of their radius.
class Path {
public:
    enum class Verb : std::uint8_t { Move, Line, Quad, Cubic, Close };
    /// One step and the points it needs, which end with the one it leads to: none to close, up to three for a
    /// cubic curve.
    struct Step {
        Verb verb;
        std::array<Point, 3> points{};

        bool operator==(const Step&) const = default;
    };
    static constexpr std::size_t pointCount(Verb verb) {
        return verb == Verb::Close ? 0 : verb == Verb::Quad ? 2 : verb == Verb::Cubic ? 3 : 1;
    }

    Path& move(Point to) { return add({Verb::Move, {to}}); }
    Path& line(Point to) { return add({Verb::Line, {to}}); }
    Path& quad(Point control, Point to) { return add({Verb::Quad, {control, to}}); }
    Path& cubic(Point first, Point second, Point to) { return add({Verb::Cubic, {first, second, to}}); }
    Path& close() { return add({Verb::Close}); }

    Path& polygon(std::initializer_list<Point> corners);
    Path& box(const Box& box);
    Path& roundedBox(const Box& box, double radius);
    /// A separate piece along the ellipse in `box`, clockwise from an angle in degrees (0 is right, 90 is
    /// down).
    Path& arc(const Box& box, double from, double sweep);
    Path& ellipse(const Box& box) { return arc(box, 0, 360).close(); }
    Path& circle(Point centre, double radius) { return ellipse(Box::around(centre, 2 * radius, 2 * radius)); }
    Path& add(const Path& other);

    const std::vector<Step>& steps() const { return m_steps; }
    Path placed(const Placement& placement) const;
    /// The corners of each piece; a curve has one every sixteenth.
    std::vector<std::vector<Point>> polygons() const;
    /// What of its pieces, each of which is convex, lies within a convex outline.
    Path within(const Path& outline) const;

    /// What a path that crosses itself encloses: what it goes round an odd number of times, or all that it
    /// goes round.
    bool fillsAll = false;

    bool operator==(const Path&) const = default;

private:
    Path& add(const Step& step);
    Path& turn(const Box& ellipse, double from, double sweep);

    std::vector<Step> m_steps;
};

} // namespace shapes
