// SPDX-License-Identifier: GPL-3.0-or-later
#include "plant.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shapes {
namespace {

using enum ColourRole;
using genotype::Phenotype;
using genotype::Trait;

/// How far up the picture the stem reaches. A plant of unknown height is a sprig without ground.
double stemShare(std::optional<Phenotype> height) {
    if (!height)
        return 0.64;
    switch (*height) {
    case Phenotype::TallStem: return 0.74;
    case Phenotype::MediumStem: return 0.56;
    default: return 0.37;
    }
}

int nodeCount(double share) {
    return share > 0.7 ? 5 : share > 0.5 ? 4 : 3;
}

/// The measures of the stem and of everything attached to it, for one picture.
class Plant {
public:
    Plant(const Box& box, const PlantLook& look)
        : m_box(box), m_look(look), m_size(std::min(box.height, box.width)), m_small(m_size < 72),
          m_share(stemShare(look.of(Trait::PlantHeight))),
          m_podLength(std::clamp(box.width * 0.45, 0.50 * m_size, (m_small ? 0.76 : 0.64) * m_size)) {
        const double bottom = box.bottom() - box.height * 0.055;
        const double x = box.centre().x - m_podLength * 0.30;
        const double rise = box.height * m_share;
        m_stem = {{{x, bottom},
                   {x - m_size * 0.07, bottom - rise * 0.33},
                   {x + m_size * 0.09, bottom - rise * 0.62},
                   {x + m_size * 0.02, bottom - rise}}};
    }

    Parts parts() {
        if (m_look.of(Trait::PlantHeight))
            addGround();
        addStem();
        addFoliage();
        addFlowers();
        addHangingPod();
        return std::move(m_parts);
    }

private:
    Point at(double share) const { return onCurve(m_stem, share); }
    void addLine(const Path& path, Paint paint, double width) {
        m_parts.push_back({path, {}, Stroke{std::move(paint), width}});
    }

    void addGround() {
        const Point foot = at(0);
        const double width = m_size * 0.23;
        m_parts.push_back(
            {Path()
                 .move(foot + Point{-width, m_size * 0.022})
                 .cubic(foot + Point{-width * 0.5, -m_size * 0.045},
                        foot + Point{width * 0.5, -m_size * 0.045}, foot + Point{width, m_size * 0.022})
                 .close(),
             Soil});
    }

    void addStem() {
        Paint paint = Stem;
        if (!m_look.of(Trait::PlantHeight))
            paint = Paint::along(at(0), at(0.35), {{0, faded(Stem, 0)}, {1, Stem}});
        addLine(Path().move(m_stem[0]).cubic(m_stem[1], m_stem[2], m_stem[3]), paint,
                std::max(1.2, m_size * 0.024));
    }

    /// Pairs of leaflets, alternately left and right, except where the pod is.
    void addFoliage() {
        const int nodes = nodeCount(m_share);
        const bool known = m_look.of(Trait::PlantHeight).has_value();
        const double length = m_size * (m_share < 0.5 ? 0.19 : 0.175);
        for (int i = 0; i < nodes; ++i) {
            const double share = (i + (known ? 0.55 : 1.0)) / (nodes + (known ? 0.35 : 0.8));
            const double young = 1.08 - 0.32 * share;
            const bool left = i % 2 == 0;
            const Point node = at(share);
            addLeafPair(node, length * young, left ? 205 : -25, left);
            if (m_share >= 0.5 || left)
                append(m_parts, leaflet(node, length * 0.58 * young, left ? -38 : 218, 0.62));
        }
    }

    void addLeafPair(Point node, double length, double degrees, bool left) {
        const Point way = direction(degrees);
        const Point tip = node + way * (length * 0.55);
        addLine(Path().move(node).line(tip), Stem, std::max(0.8, m_size * 0.012));
        if (m_size > 44)
            append(m_parts, tendril(tip, length * 0.95, degrees + (left ? 18 : -18), !left));
        append(m_parts, leaflet(node + way * (length * 0.25), length, degrees + (left ? 32 : -32)));
        append(m_parts, leaflet(tip, length * 0.92, degrees + (left ? -22 : 22)));
    }

    void addFlower(double share, Point away, double degrees, double scale) {
        // A small picture has fewer but larger flowers.
        const double width = m_size * (m_small ? 0.34 : m_share > 0.5 ? 0.255 : 0.25);
        const Point centre = at(share) + away * m_size;
        addLine(Path().move(at(share)).quad(at(share) + Point{away.x * 0.2, away.y} * m_size, centre), Stem,
                std::max(0.9, m_size * 0.015));
        append(m_parts, flower(centre, width * scale, degrees, m_look.of(Trait::FlowerColour)));
    }

    void addFlowers() {
        if (m_small) {
            addFlower(0.82, {0.20, -0.02}, 14, 0.88);
            addFlower(1.0, {-0.05, 0.0}, -8, 1.0);
            return;
        }
        if (m_share > 0.5) {
            addFlower(0.80, {0.175, -0.035}, 14, 0.90);
            addFlower(0.86, {-0.16, -0.02}, -14, 0.86);
        } else {
            addFlower(0.86, {0.165, -0.065}, 14, 0.90);
        }
        addFlower(1.0, {0.0, -0.03}, -3, 1.0);
    }

    void addHangingPod() {
        const auto colour = m_look.of(Trait::PodColour);
        const auto seeds = m_look.of(Trait::SeedShape);
        const bool tellsNothing = !colour && !seeds;
        const double length = m_podLength * (tellsNothing ? 0.62 : 1.0);
        const Point node = at(m_share > 0.7 ? 0.40 : m_share > 0.5 ? 0.48 : 0.52);
        const Point stalk = node + Point{0.085, m_share < 0.5 ? 0.0 : 0.03} * m_size;
        addLine(Path().move(node).quad(node + Point{0.06, -0.03} * m_size, stalk), Stem,
                std::max(1.0, m_size * 0.018));
        // A long pod on a low node lies flatter, so that its tip stays off the lower edge.
        const double room = m_box.bottom() - 0.19 * length - stalk.y;
        const double steepest = std::asin(std::clamp(room / length, 0.0, 1.0)) * 180 / std::numbers::pi;
        append(m_parts, pod(stalk, length, std::min(m_share < 0.5 ? 8.0 : 19.0, steepest), colour, seeds));
    }

    Box m_box;
    PlantLook m_look;
    double m_size;
    bool m_small;
    double m_share;
    double m_podLength;
    std::array<Point, 4> m_stem;
    Parts m_parts;
};

} // namespace

Shape plant(const Box& box, const PlantLook& look) {
    return {box, Plant(box, look).parts()};
}

Shape trait(const Box& box, Phenotype phenotype) {
    const double length = std::min(box.width, box.height * 2.4);
    const Point stalk{box.centre().x - length * 0.48, box.centre().y};
    const Box podBox = Box::around(box.centre(), length * 1.12, std::max(box.height, length * 0.4));
    switch (genotype::traitOf(phenotype)) {
    case Trait::SeedShape: return {podBox, pod(stalk, length, 0, {}, phenotype)};
    case Trait::FlowerColour:
        return {box, flower(box.centre(), std::min(box.width, box.height) * 0.85, 0, phenotype)};
    case Trait::PodColour: return {podBox, pod(stalk, length, 0, phenotype, {})};
    case Trait::PlantHeight: break;
    }
    PlantLook look;
    look.show(phenotype);
    return plant(box, look);
}

Shape programMark(const Box& box) {
    const Box square = box.square();
    const double side = square.width;
    const auto at = [&](double x, double y) { return Point{square.x + x * side, square.y + y * side}; };
    const auto greenPod = [&](Point stalk, double length, double degrees) {
        return pod(stalk, length, degrees, Phenotype::GreenPods, Phenotype::RoundSeeds);
    };
    Parts parts{{Path().move(at(0.40, 0.945)).cubic(at(0.30, 0.76), at(0.56, 0.56), at(0.48, 0.28)),
                 {},
                 Stroke{Stem, std::max(1.1, side * 0.055)}}};
    if (side < 30) {
        // The parts are few and large, so that even at 16 pixels the mark is recognisable as a pea.
        append(parts, leaflet(at(0.44, 0.70), side * 0.38, 200, 0.7));
        append(parts, greenPod(at(0.37, 0.60), side * 0.60, 26));
        append(parts, flower(at(0.47, 0.30), side * 0.54, -4, Phenotype::PurpleFlowers));
    } else {
        append(parts, tendril(at(0.475, 0.52), side * 0.36, -20, false));
        append(parts, leaflet(at(0.455, 0.55), side * 0.40, 198, 0.62));
        append(parts, leaflet(at(0.40, 0.80), side * 0.30, 206, 0.62));
        append(parts, greenPod(at(0.45, 0.58), side * 0.54, 28));
        append(parts, flower(at(0.49, 0.255), side * 0.44, -4, Phenotype::PurpleFlowers));
    }
    return {square, parts};
}

} // namespace shapes
