// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawn.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <functional>

using namespace shapes;
using genotype::Phenotype;
using genotype::Trait;

namespace {

const std::vector<Box> boxes{{3, 5, 16, 16}, {0, 0, 60, 60}, {-20, 7, 62, 96}, {0, 0, 220, 140}};

/// All points along a path, close together.
std::vector<Point> pointsAlong(const Path& path) {
    std::vector<Point> points;
    for (const std::vector<Point>& piece : path.polygons())
        points.insert(points.end(), piece.begin(), piece.end());
    return points;
}

/// Whether each piece of a path ends where it began.
bool isClosed(const Path& path) {
    bool open = false;
    for (const auto& [verb, points] : path.steps()) {
        if (verb == Path::Verb::Move && open)
            return false;
        open = verb != Path::Verb::Close;
    }
    return !open;
}

std::vector<Colour> coloursOf(const Part& part) {
    std::vector<Colour> colours;
    for (const Paint& paint : {part.fill, part.stroke.paint})
        for (const auto& [offset, colour] : paint.stops)
            colours.push_back(colour);
    return colours;
}

bool uses(const Part& part, ColourRole from, ColourRole to) {
    for (const Colour& colour : coloursOf(part))
        for (const auto& [role, share] : colour.shares)
            if (role >= from && role <= to)
                return true;
    return false;
}

/// The parts without those painted with any role from one to another.
Parts without(const Shape& shape, ColourRole from, ColourRole to) {
    Parts parts;
    for (const Part& part : shape.parts)
        if (!uses(part, from, to))
            parts.push_back(part);
    return parts;
}

PlantLook looking(Phenotype seeds, Phenotype flowers, Phenotype pods) {
    return {{seeds, flowers, pods, Phenotype::TallStem}};
}

} // namespace

class ShapesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyShapeStaysInItsBox();
    void whatIsFilledIsClosed();
    void everyColourIsAMixtureOfTheWholeAndCanBeShown();
    void theColourOfTheFlowersChangesOnlyTheFlowers();
    void theShapeOfTheSeedsChangesOnlyTheSeeds();
    void theColourOfThePodChangesOnlyThePod();
    void aDieHasTheColoursOfItsTrait();
    void aPlacementMovesTurnsAndScales();
    void aPartKeepsItsProportionsWhereItIsPut();
    void aCircleIsRound();
    void whatLiesBeyondAnOutlineIsCutOff();
    void aMixtureLiesBetweenItsColours();
};

void ShapesTest::everyShapeStaysInItsBox() {
    for (const Box& box : boxes)
        for (const auto& [name, shape] : tests::allShapes(box)) {
            const Box& room = shape.box;
            QVERIFY(!shape.parts.empty());
            for (const Part& part : shape.parts) {
                if (const Glyphs* glyphs = std::get_if<Glyphs>(&part.outline)) {
                    QVERIFY(glyphs->box.x >= room.x && glyphs->box.right() <= room.right());
                    QVERIFY(glyphs->box.y >= room.y && glyphs->box.bottom() <= room.bottom());
                    continue;
                }
                const Box inner = room.inset(part.stroke.width / 2 - 1e-9);
                for (const Point& point : pointsAlong(std::get<Path>(part.outline)))
                    if (!(point.x >= inner.x && point.x <= inner.right() && point.y >= inner.y &&
                          point.y <= inner.bottom())) // nor is it within if it is not a number
                        QFAIL(qPrintable(QStringLiteral("%1 at %2, %3 in a box %4 wide")
                                             .arg(QString::fromStdString(name))
                                             .arg(point.x)
                                             .arg(point.y)
                                             .arg(room.width)));
            }
        }
}

void ShapesTest::whatIsFilledIsClosed() {
    for (const Box& box : boxes)
        for (const auto& [name, shape] : tests::allShapes(box))
            for (const Part& part : shape.parts) {
                if (const Path* path = std::get_if<Path>(&part.outline); path && !part.fill.stops.empty())
                    QVERIFY2(isClosed(*path), name.c_str());
            }
}

void ShapesTest::everyColourIsAMixtureOfTheWholeAndCanBeShown() {
    for (const auto& [name, shape] : tests::allShapes({0, 0, 60, 60}))
        for (const Part& part : shape.parts)
            for (const Colour& colour : coloursOf(part)) {
                double sum = 0;
                for (const auto& [role, share] : colour.shares) {
                    QVERIFY2(share >= 0 && role < ColourRole::Count, name.c_str());
                    sum += share;
                }
                QVERIFY2(std::abs(sum - 1) < 1e-9, name.c_str());
                QVERIFY2(colour.opacity >= 0 && colour.opacity <= 1, name.c_str());
            }
}

void ShapesTest::theColourOfTheFlowersChangesOnlyTheFlowers() {
    const auto of = [](Phenotype flowers, const Box& box) {
        return plant(box, looking(Phenotype::RoundSeeds, flowers, Phenotype::GreenPods));
    };
    for (const Box& box : boxes)
        for (const Phenotype other : {Phenotype::RedFlowers, Phenotype::PinkFlowers,
                                      Phenotype::RedAndWhiteFlowers, Phenotype::WhiteFlowers}) {
            const Shape one = of(Phenotype::PurpleFlowers, box);
            const Shape changed = of(other, box);
            QVERIFY(one.parts != changed.parts);
            QVERIFY(without(one, ColourRole::FlowerPurple, ColourRole::FlowerRedDeep) ==
                    without(changed, ColourRole::FlowerPurple, ColourRole::FlowerRedDeep));
            // Of the flowers, nothing but the colours.
            QCOMPARE(one.parts.size(), changed.parts.size());
            for (std::size_t i = 0; i < one.parts.size(); ++i)
                QVERIFY(one.parts[i].outline == changed.parts[i].outline);
        }
}

void ShapesTest::theShapeOfTheSeedsChangesOnlyTheSeeds() {
    for (const Box& box : boxes) {
        const Shape round =
            plant(box, looking(Phenotype::RoundSeeds, Phenotype::RedFlowers, Phenotype::GreenPods));
        const Shape wrinkled =
            plant(box, looking(Phenotype::WrinkledSeeds, Phenotype::RedFlowers, Phenotype::GreenPods));
        QVERIFY(round.parts != wrinkled.parts);
        QVERIFY(without(round, ColourRole::Seed, ColourRole::SeedDeep) ==
                without(wrinkled, ColourRole::Seed, ColourRole::SeedDeep));
    }
}

void ShapesTest::theColourOfThePodChangesOnlyThePod() {
    for (const Box& box : boxes) {
        const Shape green =
            plant(box, looking(Phenotype::RoundSeeds, Phenotype::RedFlowers, Phenotype::GreenPods));
        const Shape yellow =
            plant(box, looking(Phenotype::RoundSeeds, Phenotype::RedFlowers, Phenotype::YellowPods));
        QVERIFY(without(green, ColourRole::PodGreen, ColourRole::PodYellowDeep) ==
                without(yellow, ColourRole::PodGreen, ColourRole::PodYellowDeep));
        for (const Part& part : green.parts)
            QVERIFY(!uses(part, ColourRole::PodYellow, ColourRole::PodYellowDeep));
        for (const Part& part : yellow.parts)
            QVERIFY(!uses(part, ColourRole::PodGreen, ColourRole::PodGreenDeep));
    }
}

void ShapesTest::aDieHasTheColoursOfItsTrait() {
    for (const Trait trait : genotype::allTraits)
        for (int face = 0; face < 5; ++face)
            for (const Part& part : die({0, 0, 40, 40}, trait, static_cast<genotype::DieFace>(face)).parts)
                for (const Colour& colour : coloursOf(part))
                    for (const auto& [role, share] : colour.shares)
                        QVERIFY(role == traitFill(trait) || role == onTrait(trait) ||
                                role == ColourRole::White || role == ColourRole::Black);
}

void ShapesTest::aPlacementMovesTurnsAndScales() {
    const Point turned = Placement().moved({10, 20}).turned(90).scaled(2, 3)({1, 1});
    // Scaled to (2, 3), turned clockwise to (−3, 2), then moved.
    QVERIFY(std::abs(turned.x - 7) < 1e-12 && std::abs(turned.y - 22) < 1e-12);
    QVERIFY(std::abs(Placement().turned(33).scaled(4).factor() - 4) < 1e-12);
    QVERIFY(std::abs(Placement().scaled(2, 8).factor() - 4) < 1e-12);
}

void ShapesTest::aPartKeepsItsProportionsWhereItIsPut() {
    const Parts parts = placed({{Path().circle({1, 0}, 1),
                                 Paint::around({1, 0}, 2, {{0, ColourRole::White}, {1, ColourRole::Black}}),
                                 Stroke{ColourRole::Ink, 0.5}},
                                {Glyphs{"A", {0, 0, 2, 1}}, ColourRole::Ink}},
                               Placement().moved({5, 5}).turned(90).scaled(10));
    QCOMPARE(parts[0].stroke.width, 5.0);
    QCOMPARE(parts[0].fill.radius, 20.0);
    QVERIFY(std::abs(parts[0].fill.from.x - 5) < 1e-12 && std::abs(parts[0].fill.from.y - 15) < 1e-12);
    const Box words = std::get<Glyphs>(parts[1].outline).box; // upright, around the place of their middle
    QCOMPARE(words.width, 20.0);
    QVERIFY(std::abs(words.centre().x - 0) < 1e-12 && std::abs(words.centre().y - 15) < 1e-12);
}

void ShapesTest::aCircleIsRound() {
    // The usual cubic curves for a quarter are off by at most 0.027 per cent of the radius.
    for (const Point& point : pointsAlong(Path().circle({7, -3}, 100)))
        QVERIFY(std::abs(std::hypot(point.x - 7, point.y + 3) - 100) < 0.028);
}

void ShapesTest::whatLiesBeyondAnOutlineIsCutOff() {
    const Path corner = Path().box({0, 0, 4, 4}).within(Path().polygon({{2, 1}, {9, 1}, {9, 9}, {2, 9}}));
    QVERIFY(isClosed(corner));
    double area = 0;
    const std::vector<Point> points = pointsAlong(corner);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point next = points[(i + 1) % points.size()];
        QVERIFY(points[i].x >= 2 && points[i].x <= 4 && points[i].y >= 1 && points[i].y <= 4);
        area += (points[i].x * next.y - next.x * points[i].y) / 2;
    }
    QCOMPARE(std::abs(area), 6.0); // what both have in common is 2 wide and 3 high
    // Whichever way round the outline goes.
    QCOMPARE(
        pointsAlong(Path().box({0, 0, 4, 4}).within(Path().polygon({{2, 9}, {9, 9}, {9, 1}, {2, 1}}))).size(),
        points.size());
    QVERIFY(Path().box({0, 0, 1, 1}).within(Path().circle({9, 9}, 3)).steps().empty());
    QVERIFY(pointsAlong(Path().box({8, 8, 1, 1}).within(Path().circle({9, 9}, 3))) ==
            pointsAlong(Path().box({8, 8, 1, 1})));
}

void ShapesTest::aMixtureLiesBetweenItsColours() {
    Palette palette{};
    palette[static_cast<std::size_t>(ColourRole::White)] = 0xffffff;
    palette[static_cast<std::size_t>(ColourRole::Stem)] = 0xff8000;
    const Colour quarter = mixed(mixed(ColourRole::Stem, ColourRole::White, 0.5), ColourRole::Black, 0.5);
    const auto [red, green, blue] = rgbOf(quarter, palette);
    QCOMPARE(red, 0.5);
    QCOMPARE(green, (128.0 + 255) / 255 / 4);
    QCOMPARE(blue, 0.25);
    QVERIFY(mixed(ColourRole::Stem, ColourRole::Stem, 0.3) == Colour(ColourRole::Stem));
}

GENOTYPE_TEST(ShapesTest)
#include "shapes_test.moc"
