// SPDX-License-Identifier: GPL-3.0-or-later
#include "garden_gate.h"

#include "plant.h"
#include "scenery_art.h"

#include <array>
#include <cmath>
#include <numbers>
#include <string>

namespace shapes {
namespace {

using genotype::Phenotype;

/// The picture is drawn so high, and as wide as it comes.
constexpr double pictureHeight = 688;

PlantLook peaWith(Phenotype flowers) {
    PlantLook look;
    for (const Phenotype seen : {flowers, Phenotype::GreenPods, Phenotype::TallStem})
        look.show(seen);
    return look;
}

/// From the posts to both sides.
Parts fence(Daylight daylight) {
    SceneArt art(daylight);
    for (int picket = 0; picket < 22; ++picket) {
        const int x = picket * 26 - 6;
        if (x > 186 && x < 386)
            continue;
        const std::string left = std::to_string(x);
        const std::string middle = std::to_string(x + 8);
        const std::string right = std::to_string(x + 16);
        std::string path = "M";
        path += left;
        path += " 470V396L";
        path += middle;
        path += " 386L";
        path += right;
        path += " 396V470Z";
        art.fill(path, picket % 3 == 0 ? 0xD9BE90 : 0xE3CBA0);
    }
    return art.line("M0 412H206M0 450H206M376 412H566M376 450H566", 0xC9A877, 7).parts();
}

Parts arch(Daylight daylight) {
    SceneArt art(daylight);
    art.fill("M196 474V330H216V474ZM364 474V330H384V474Z", 0x8A5F31)
        .fill("M196 474V330H203V474ZM364 474V330H371V474Z", 0xA3794D)
        .fill("M190 336C190 236 390 236 390 336H370C366 266 214 266 210 336Z", 0x8A5F31);
    for (int i = 1; i < 12; ++i) {
        const double angle = std::numbers::pi * (1 - i / 12.0);
        art.add(lit(leaflet({290 + 92 * std::cos(angle), 330 - 64 * std::sin(angle)}, 26,
                            (i % 2 == 0 ? -70 : 70) + (i - 6) * 15.0),
                    daylight));
    }
    constexpr std::array places{Point{206, 300}, Point{290, 256}, Point{374, 300}, Point{242, 268},
                                Point{338, 268}};
    for (std::size_t i = 0; i < places.size(); ++i)
        art.add(lit(flower(places[i], 36, static_cast<double>(i) * 8 - 16,
                           i % 2 == 0 ? Phenotype::PurpleFlowers : Phenotype::WhiteFlowers),
                    daylight));
    return art.fill("M384 466L470 496V400L384 372Z", 0xC4935A)
        .line("M398 470V378M416 476V384M434 483V390M452 489V396", 0xA3794D, 4)
        .parts();
}

} // namespace

Shape gardenAtGate(const Box& box, Daylight daylight) {
    const double width = box.width * pictureHeight / box.height;
    Parts parts = sky({0, 0, width, 360}, daylight).parts;
    const auto add = [&parts](const Shape& shape) { append(parts, shape.parts); };
    add(cloud({190, 56, 84, 40}, daylight));
    add(cloud({470, 34, 66, 32}, daylight));
    add(hills({0, 256, width, 110}, daylight));
    add(abbey({36, 168, 300, 150}, daylight));
    add(tree({318, 236, 70, 86}, Tree::Lime, daylight));
    add(tree({392, 258, 58, 66}, Tree::Apple, daylight));
    add(lawn({0, 304, width, pictureHeight - 304}, daylight));
    append(parts, SceneArt(daylight)
                      .fill("M170 688C230 560 270 470 268 410H312C320 480 370 580 420 688Z", 0xE8D3A4)
                      .parts());
    append(parts, fence(daylight));
    append(parts, arch(daylight));
    for (int row = 0; row < 2; ++row) {
        const double foot = 606 + row * 64;
        for (const Box& place : {Box{-10, foot - 92, 200, 96}, Box{430 + row * 16.0, foot - 92, 170, 96}}) {
            Bed plants{Growth::Grown, {}};
            for (int i = 0; i < 4; ++i)
                plants.plants.push_back(
                    peaWith((i + row) % 3 == 2 ? Phenotype::WhiteFlowers : Phenotype::PurpleFlowers));
            add(bed(place, plants, daylight));
        }
    }
    return {box,
            placed(std::move(parts), Placement().moved({box.x, box.y}).scaled(box.height / pictureHeight))};
}

} // namespace shapes
