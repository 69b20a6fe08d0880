// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenery.h"

#include "path_data.h"
#include "plant.h"
#include "scenery_art.h"

#include <algorithm>
#include <cmath>

namespace shapes {
namespace {

struct SkyColours {
    std::uint32_t top, middle, foot;
};
constexpr SkyColours skyOf(Daylight daylight) {
    switch (daylight) {
    case Daylight::Noon: return {0xA9D3E6, 0xD3E8E4, 0xF1F0D8};
    case Daylight::Evening: return {0x8FA3B8, 0xE3B895, 0xF3CF94};
    case Daylight::Night: return {0x14222C, 0x22363C, 0x35504A};
    default: return {0xBFDCDD, 0xE9EBD2, 0xFBEBC2};
    }
}

} // namespace

Shape sky(const Box& box, Daylight daylight) {
    const auto [top, middle, foot] = skyOf(daylight);
    Parts parts{
        {Path().box(box), Paint::along({box.x, box.y}, {box.x, box.bottom()},
                                       {{0, pigment(top)}, {0.55, pigment(middle)}, {1, pigment(foot)}})}};
    if (daylight == Daylight::Night) {
        Path stars;
        const double radius = std::clamp(box.height * 0.004, 0.5, 1.5);
        // Spread evenly and without a pattern (Roberts 2018, the sequence R2).
        const auto share = [](int i, double step) { return std::fmod(0.5 + i * step, 1); };
        for (int i = 0; i < 40; ++i)
            stars.circle({box.x + radius + (box.width - 2 * radius) * share(i, 0.7548776662466927),
                          box.y + radius + (box.height - 2 * radius) * 0.6 * share(i, 0.5698402909980532)},
                         radius * (i % 3 == 0 ? 1 : 0.6));
        parts.push_back({stars, faded(pigment(0xFFF6D8), 0.75)});
    }
    return {box, parts};
}

Shape sun(const Box& box, Daylight daylight) {
    const Point centre = box.centre();
    const double reach = std::min(box.width, box.height) / 2;
    const double disc = reach * 0.2;
    if (daylight == Daylight::Night) {
        const Path moon = pathOf("M-3 -9.5A10 10 0 1 0 9.5 3A8 8 0 0 1 -3 -9.500Z");
        return {box,
                {{Path().circle(centre, reach), Paint::around(centre, reach,
                                                              {{0, faded(pigment(0xDCE7E0), 0.35)},
                                                               {0.35, faded(pigment(0xDCE7E0), 0.12)},
                                                               {1, faded(pigment(0xDCE7E0), 0)}})},
                 {moon.placed(Placement().moved(centre).scaled(disc / 10)), pigment(0xFFF6D8)}}};
    }
    const std::uint32_t glow = daylight == Daylight::Evening ? 0xFFD9A0 : 0xFFF4CC;
    return {box,
            {{Path().circle(centre, reach), Paint::around(centre, reach,
                                                          {{0, faded(pigment(0xFFF8DC), 0.95)},
                                                           {0.35, faded(pigment(glow), 0.5)},
                                                           {1, faded(pigment(glow), 0)}})},
             {Path().circle(centre, disc), pigment(daylight == Daylight::Evening ? 0xFFE9BE : 0xFFFCEB)}}};
}

Shape cloud(const Box& box, Daylight daylight) {
    return SceneArt(daylight)
        .fill("M0 0C-14 0 -14 -16 0 -16C2 -30 24 -32 30 -20C40 -28 56 -22 54 -10C66 -10 66 0 56 0Z", 0xFFFFFF,
              daylight == Daylight::Night ? 0.25 : 0.75)
        .fitted(box);
}

Shape hills(const Box& box, Daylight daylight) {
    return SceneArt(daylight)
        .fill("M0 236C60 214 130 208 200 214C280 196 330 188 380 190C450 194 520 214 600 216C720 214 900 196 "
              "1294 220V300H0Z",
              0xC3D6BD)
        .fill("M0 256C120 232 240 240 360 246C480 232 600 240 720 246C900 232 1100 240 1294 232V300H0Z",
              0xA3C08F)
        .stretched(box);
}

Shape skyline(const Box& box, Daylight daylight) {
    return SceneArt(daylight)
        .fill("M470 202V182H482V174H496V182H508V166L516 156L524 166V182H544V188H560V208H470Z", 0xAFC6AE)
        .fitted(box);
}

Shape hedge(const Box& box, Daylight daylight) {
    SceneArt bushes(daylight);
    const double height = box.height;
    const int count = std::max(3, static_cast<int>(box.width / height * 1.1));
    for (int i = 0; i < count; ++i)
        bushes.oval({i * 29.0, -(i * 7 % 5) * 2.0}, 2 * (17.0 + i * 5 % 9), 2 * (14.0 + i * 3 % 8),
                    i % 2 == 1 ? 0x8FB07F : 0x86A878);
    return bushes.stretched(box);
}

Shape lawn(const Box& box, Daylight daylight) {
    const Path grass =
        pathOf("M0 8C200 0 460 16 700 16C900 20 1100 16 1294 18V176H0Z")
            .placed(Placement().moved({box.x, box.y}).scaled(box.width / 1294, box.height / 176));
    return {box, lit({{grass, Paint::along({box.x, box.y}, {box.x, box.bottom()},
                                           {{0, pigment(0xB9D08A)}, {1, pigment(0x8DB262)}})}},
                     daylight)};
}

Shape tree(const Box& box, Tree kind, Daylight daylight) {
    SceneArt sketch(daylight);
    if (kind == Tree::Cypress)
        return sketch.shadow({6, 0}, 28, 6)
            .fill("M0 -74C10 -54 13 -24 8 0H-8C-13 -24 -10 -54 0 -74Z", 0x4C7A55)
            .fill("M0 -74C-10 -54 -13 -24 -8 0H-2C-6 -26 -5 -54 0 -74Z", 0x669668)
            .fitted(box);
    struct Leaves {
        std::uint32_t plain, light, deep;
    };
    constexpr std::array leaves{Leaves{0x6E9E5B, 0x89B86C, 0x557F48}, Leaves{0x7FA763, 0x9CC07A, 0x628A4E},
                                Leaves{0x55855A, 0x6F9F6C, 0x416B49}};
    const auto [plain, light, deep] = leaves[static_cast<std::size_t>(kind)];
    return sketch.shadow({8, 1}, 60, 10)
        .fill("M-3 0L-2 -26H3L4 0Z", 0x7A5A3C)
        .fill("M0 -92C-16 -92 -24 -80 -22 -70C-36 -66 -36 -46 -26 -40C-30 -26 -14 -18 -4 -22C6 -14 26 -20 25 "
              "-34C36 -40 36 -60 24 -66C28 -80 16 -92 0 -92Z",
              plain)
        .fill(
            "M0 -92C-16 -92 -24 -80 -22 -70C-36 -66 -36 -46 -26 -40C-20 -44 -16 -50 -18 -56C-8 -56 -2 -62 -2 "
            "-70C6 -72 10 -82 0 -92Z",
            light)
        .fill("M-4 -22C6 -14 26 -20 25 -34C36 -40 36 -60 24 -66C28 -54 20 -46 14 -46C16 -36 6 -28 -4 -22Z",
              deep)
        .fitted(box);
}

Shape gardenWall(const Box& box, Daylight daylight) {
    return SceneArt(daylight)
        .fill("M4 6H564V28H4Z", 0xE6D5B2)
        .fill("M0 0H568V7H0Z", 0xB9593E)
        .fill("M4 22H564V28H4Z", 0xCDB88E)
        .stretched(box);
}

Shape gardenPath(const Box& box, Daylight daylight) {
    return SceneArt(daylight)
        .fill("M152 0C148 27 80 57 20 97L0 157H180C180 107 180 47 166 0Z", 0xEAD9B0)
        .fill("M166 0C180 47 180 107 180 157H160C164 107 170 47 162 0Z", 0xD6C291)
        .stretched(box);
}

Shape bed(const Box& box, const Bed& bed, Daylight daylight) {
    // Its soil is a flat oval cut off in front; plants stand on the line between its top and its front.
    const double height = std::min(box.height * 0.5, box.width * 0.08);
    const double line = box.bottom() - height * 0.6;
    const Placement soil = Placement().moved({box.x, line}).scaled(box.width / 100, height);
    SceneArt sketch(daylight);
    sketch.add(lit({{pathOf("M0 0C10 -0.4 90 -0.4 100 0L98 0.6H2Z"), pigment(0x86603C)},
                    {pathOf("M2 0.6H98L100 0C90 0.3 10 0.3 0 0Z"), pigment(0x6C4A2C)}},
                   daylight),
               soil);
    if (bed.growth == Growth::Bare || bed.plants.empty())
        return {box, sketch.parts()};
    const double step = (box.width - 2 * height) / static_cast<double>(bed.plants.size());
    const double tall = line + height * 0.2 - box.y;
    const double broad = std::min(box.width, tall * 0.84);
    for (std::size_t i = 0; i < bed.plants.size(); ++i) {
        const double x = box.x + height + step * (static_cast<double>(i) + 0.5);
        if (bed.growth == Growth::Sprouting) {
            // They are at most as wide as their share of the bed, and grow at it a third of the height of
            // plants.
            addSprout(sketch, {x, line}, std::min(step / 28, tall / 30));
            continue;
        }
        const double left = std::clamp(x - broad / 2, box.x, box.right() - broad);
        Parts parts = plant({left, box.y, broad, tall}, bed.plants[i]).parts;
        sketch.add(lit(std::move(parts), daylight));
    }
    return {box, sketch.parts()};
}

Shape sprout(const Box& box, Daylight daylight) {
    SceneArt sketch(daylight);
    addSprout(sketch, {}, 1);
    return sketch.fitted(box);
}

Shape coldFrame(const Box& box, Daylight daylight) {
    SceneArt sketch(daylight);
    sketch.fill("M4 2H104L118 -4L106 7H8Z", 0x3B4B20, 0.2)
        .fill("M0 0V-16H100V0Z", 0xA9764A)
        .fill("M0 -16L10 -40H110L100 -16Z", 0x6C4A2C)
        .fill("M100 0V-16L110 -40V-22Z", 0x83592F);
    for (int row = 1; row >= 0; --row)
        for (int i = 0; i < 4; ++i)
            addSprout(sketch, {18.0 + i * 24 + row * 5, -20.0 - row * 12}, 0.62);
    return sketch.fill("M10 -40L26 -72H126L110 -40Z", 0xDDF0EC, 0.75)
        .line("M10 -40L26 -72H126L110 -40Z", 0xFFFFFF, 3)
        .line("M43 -40L59 -72M76 -40L92 -72M18 -56H118", 0xFFFFFF, 2)
        .fitted(box);
}

Shape pot(const Box& box, Daylight daylight) {
    SceneArt sketch(daylight);
    sketch.shadow({4, 0}, 28, 6);
    addSprout(sketch, {0, -18}, 1);
    return sketch.fill("M-11 -20H11L8 0H-8Z", 0xC0684A).fill("M-13 -24H13V-18H-13Z", 0xD58362).fitted(box);
}

Shape wheelbarrow(const Box& box, Daylight daylight) {
    SceneArt sketch(daylight);
    sketch.shadow({4, 1}, 76, 8)
        .fill("M-30 -22H22L12 -6H-18Z", 0x5E8F6B)
        .fill("M-30 -22H22L20 -18H-27Z", 0x7FB08B)
        .line("M-30 -20L-52 -26M12 -8L26 -4M-14 -6L-18 0", 0x7A5A3C, 3.5)
        .oval({26, -7}, 16, 16, 0x7A5A3C)
        .oval({26, -7}, 6, 6, 0xD9C49C)
        .fill("M-24 -22C-14 -34 8 -34 16 -22Z", 0x6C4A2C);
    addSprout(sketch, {-8, -28}, 0.6);
    addSprout(sketch, {6, -28}, 0.6);
    return sketch.fitted(box);
}

Shape brotherJohann(const Box& box, Daylight daylight) {
    return SceneArt(daylight)
        .oval({10, 0}, 52, 8, 0x3B4B20, 0.22)
        .fill("M-13 0C-16 -24 -14 -48 -7 -56H9C15 -46 16 -22 14 0Z", 0x38342F)
        .fill("M-13 0C-16 -24 -14 -48 -7 -56H-1C-6 -40 -6 -18 -4 0Z", 0x524C44)
        .fill("M6 -50C14 -48 22 -42 27 -37L23 -31C16 -34 8 -38 3 -40Z", 0x45403A)
        .fill("M24 -37L31 -36L30 -32L23 -31Z", 0xEBC09A)
        .line("M30 -34L37 -42", 0x8A5A34, 1.6)
        .oval({1, -65}, 18, 18, 0xEFC7A2)
        .fill("M-8 -64C-9 -74 -2 -77 4 -75C9 -73 9 -70 8 -69C2 -71 -3 -69 -4 -64C-4 -60 -7 -60 -8 -64Z",
              0x5B4331)
        .line("M8 -64A2.600 2.600 0 0 1 3 -64A2.600 2.600 0 0 1 8 -64M3 -64H-4", 0x3B352D, 0.9)
        .fill("M-6 -57C-2 -54 5 -54 9 -57L8 -53H-6Z", 0xF3EEE2)
        .fitted(box);
}

Shape bee(const Box& box, Daylight daylight) {
    return SceneArt(daylight)
        .fill("M-2 -4C-8 -14 2 -16 2 -5ZM3 -4C4 -15 13 -12 6 -4Z", 0xFFFFFF, 0.85)
        .oval({2, 0}, 16, 10, 0xE8B23A)
        .line("M0 -5V5M4 -4.700V4.700", 0x3B352D, 2)
        .oval({9, -0.5}, 5.6, 5.6, 0x3B352D)
        .fitted(box);
}

Shape beehive(const Box& box, Daylight daylight) {
    return SceneArt(daylight)
        .shadow({6, 0}, 48, 8)
        .line("M-16 0V-8M16 0V-8", 0x6B4A2C, 4)
        .fill("M-20 -8H20V-12H-20Z", 0x83592F)
        .fill("M-18 -12C-20 -36 -10 -50 0 -50C10 -50 20 -36 18 -12Z", 0xE0B055)
        .line("M-19 -20H19M-19 -29H18M-15 -38H15", 0xB98430, 2.5)
        .fill("M-5 -12A5 5 0 0 1 5 -12Z", 0x4A3420)
        .fitted(box);
}

} // namespace shapes
