// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/shapes/path_data.h"
#include "drawn.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace shapes;

namespace {

/// White, black and the pure colours as they are, everything else grey.
Palette purePalette() {
    Palette palette{};
    palette.fill(0x808080);
    for (const auto& [role, rgb] :
         {std::pair(ColourRole::White, 0xffffffU), std::pair(ColourRole::Black, 0U),
          std::pair(ColourRole::Red, 0xff0000U), std::pair(ColourRole::Green, 0xff00U),
          std::pair(ColourRole::Blue, 0xffU), std::pair(ColourRole::Yellow, 0xffff00U),
          std::pair(ColourRole::Cyan, 0xffffU), std::pair(ColourRole::Magenta, 0xff00ffU)})
        palette[static_cast<std::size_t>(role)] = rgb;
    return palette;
}

/// How light the colours of a picture are, 0–1, on average.
double lightness(const Shape& shape) {
    double sum = 0;
    int count = 0;
    for (const Part& part : shape.parts)
        for (const auto& [offset, colour] : part.fill.stops) {
            const auto [red, green, blue] = rgbOf(colour, purePalette());
            sum += (red + green + blue) / 3;
            ++count;
        }
    return sum / count;
}

} // namespace

class SceneryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPigmentIsItsColourInEveryTheme();
    void thingsAreDarkerAtNight();
    void thingsKeepTheirProportions();
    void aBedShowsWhatHasGrown();
    void aPathIsReadAsItIsWritten();
};

void SceneryTest::aPigmentIsItsColourInEveryTheme() {
    for (const std::uint32_t rgb :
         {0x000000U, 0xffffffU, 0x3b6939U, 0xb9593eU, 0x14222cU, 0x8080ffU, 0xffe6a0U}) {
        const Colour colour = pigment(rgb);
        const auto channels = rgbOf(colour, purePalette());
        for (std::size_t i = 0; i < channels.size(); ++i)
            QVERIFY(std::abs(channels[i] * 255 - (rgb >> (16 - 8 * i) & 0xff)) < 1e-9);
        for (const auto& [role, share] : colour.shares)
            QVERIFY(role <= ColourRole::Magenta);
    }
}

void SceneryTest::thingsAreDarkerAtNight() {
    const Box box{0, 0, 220, 140};
    const std::vector<tests::Drawn> morning = tests::allScenery(box, Daylight::Morning);
    const std::vector<tests::Drawn> night = tests::allScenery(box, Daylight::Night);
    for (std::size_t i = 0; i < morning.size(); ++i)
        if (morning[i].name != "cloud" && morning[i].name != "sun") // the moon's glow is as light
            QVERIFY2(lightness(night[i].shape) < lightness(morning[i].shape), morning[i].name.c_str());
}

void SceneryTest::thingsKeepTheirProportions() {
    const auto extent = [](const Shape& shape) {
        double left = 1e9;
        double right = -1e9;
        double top = 1e9;
        double bottom = -1e9;
        for (const Part& part : shape.parts)
            for (const auto& piece : std::get<Path>(part.outline).polygons())
                for (const Point& point : piece) {
                    left = std::min(left, point.x);
                    right = std::max(right, point.x);
                    top = std::min(top, point.y);
                    bottom = std::max(bottom, point.y);
                }
        return Box{left, top, right - left, bottom - top};
    };
    for (const auto& thing : {abbey, glasshouse, brotherJohann, bee, pot}) {
        const Box wide = extent(thing({0, 0, 400, 50}, Daylight::Noon));
        const Box high = extent(thing({0, 0, 50, 400}, Daylight::Noon));
        QVERIFY(std::abs(wide.width / wide.height - high.width / high.height) < 0.01);
        QVERIFY(high.bottom() > 396); // it stands on the lower edge
    }
}

void SceneryTest::aBedShowsWhatHasGrown() {
    const Box box{0, 0, 240, 90};
    const auto parts = [&](Growth growth, std::vector<PlantLook> plants) {
        return bed(box, {growth, std::move(plants)}).parts;
    };
    QVERIFY(parts(Growth::Bare, tests::peas()) == parts(Growth::Grown, {}));
    const std::size_t soil = parts(Growth::Bare, {}).size();
    const auto more = [&](Growth growth, std::size_t count) {
        const std::vector<PlantLook> all = tests::peas();
        return parts(growth, {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)}).size() - soil;
    };
    QCOMPARE(more(Growth::Sprouting, 4), 4 * more(Growth::Sprouting, 1));
    QVERIFY(more(Growth::Grown, 4) > more(Growth::Grown, 1) * 2);
    // What has only sprouted doesn't tell how it will look.
    std::vector<PlantLook> other = tests::peas();
    std::ranges::reverse(other);
    QVERIFY(parts(Growth::Sprouting, other) == parts(Growth::Sprouting, tests::peas()));
    QVERIFY(parts(Growth::Grown, other) != parts(Growth::Grown, tests::peas()));
}

void SceneryTest::aPathIsReadAsItIsWritten() {
    QVERIFY(pathOf("M1 -2L3,4H5V-6.500Q7 8 9 10C1 2 3 4 5 6Z") == Path()
                                                                      .move({1, -2})
                                                                      .line({3, 4})
                                                                      .line({5, 4})
                                                                      .line({5, -6.5})
                                                                      .quad({7, 8}, {9, 10})
                                                                      .cubic({1, 2}, {3, 4}, {5, 6})
                                                                      .close());
    QVERIFY(pathOf("M0 0ZM1 1Z") == Path().move({0, 0}).close().move({1, 1}).close());
    // Both halves of a circle, clockwise and counter-clockwise.
    for (const char* circle : {"M-5 0A5 5 0 0 1 5 0A5 5 0 0 1 -5 0Z", "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0 -5 0Z",
                               "M-5 0A5 5 0 0 1 0 -5A5 5 0 1 1 -5 0Z"}) {
        const Path path = pathOf(circle);
        for (const auto& piece : path.polygons())
            for (const Point& point : piece)
                QVERIFY2(std::abs(std::hypot(point.x, point.y) - 5) < 0.01, circle);
    }
    // Over the door, not under it.
    for (const auto& piece : pathOf("M0 0A4 4 0 0 1 8 0").polygons())
        for (const Point& point : piece)
            QVERIFY(point.y <= 1e-9);
}

GENOTYPE_TEST(SceneryTest)
#include "scenery_test.moc"
