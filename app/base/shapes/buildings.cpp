// SPDX-License-Identifier: GPL-3.0-or-later
#include "pieces.h"
#include "scenery.h"
#include "scenery_art.h"

#include "path_data.h"

namespace shapes {
namespace {

Path slanted(Point from, Point to) {
    return Path().move(from).line(to);
}

/// Of brick, behind the houses at their right.
void addChurch(SceneArt& sketch) {
    sketch.fill("M372 0V-128L424 -196L476 -128V0Z", 0xB26A4C)
        .fill("M424 -196L476 -128V0H440V-150Z", 0x9C573D)
        .fill("M366 -122L424 -202L482 -122L474 -118L424 -186L374 -118Z", 0x6E3E31)
        .fill("M476 -120L548 -120L572 0H476Z", 0xA45E44)
        .fill("M476 -128L424 -196H520L552 -118H476Z", 0x7C4A3B);
    for (const Box& box :
         {Box{388, -96, 14, 56}, Box{440, -96, 14, 56}, Box{490, -84, 13, 50}, Box{520, -84, 13, 50}})
        sketch.window(box, true);
    sketch.lined("M412 -120A12 12 0 0 1 436 -120A12 12 0 0 1 412 -120Z", 0x5F7886, 0xFFFBEF, 2)
        .line("M424 -132V-108M412 -120H436", 0xFFFBEF, 1.5)
        .fill("M412 0V-34A12 12 0 0 1 436 -34V0Z", 0x5A3626)
        // the turret
        .fill("M452 -196V-226H470V-196Z", 0xD8C49B)
        .fill("M452 -226L461 -276L470 -226Z", 0x5E9483)
        .line("M461 -276V-290M456.500 -284H465.500", 0x8C6A2B, 2)
        .fill("M448 -226H474V-222H448Z", 0x4B7D6E);
}

void addHouses(SceneArt& sketch) {
    sketch.fill("M0 0V-92H372V0Z", 0xF8ECD3)
        .fill("M0 0V-14H372V0Z", 0xE2D0AC)
        .fill("M-8 -90L18 -138H356L380 -90Z", 0xB9593E)
        .fill("M-8 -90H380V-84H-8Z", 0x8F4431)
        .fill("M18 -138H356L358 -134H16Z", 0xD0775A);
    for (int i = 0; i < 9; ++i)
        sketch.add(
            lit({{slanted({8.0 + i * 42, -92}, {20.0 + i * 40, -137}), {}, Stroke{pigment(0xA54E37), 1}}},
                sketch.daylight()));
    for (int i = 0; i < 11; ++i)
        if (i != 5)
            sketch.window({14.0 + i * 32, -78, 13, 20}).window({14.0 + i * 32, -42, 13, 20});
    for (const double x : {60.0, 124.0, 236.0, 300.0}) {
        SceneArt dormer(sketch.daylight());
        dormer.fill("M0 -108V-118L9 -126L18 -118V-108Z", 0xF2E2C2)
            .fill("M-3 -117L9 -128L21 -117Z", 0x8F4431)
            .window({5, -117, 8, 8});
        sketch.add(dormer.parts(), Placement().moved({x, 0}));
    }
    // the gate
    sketch.fill("M164 0V-104L186 -124L208 -104V0Z", 0xFFF5DF)
        .fill("M158 -102L186 -130L214 -102L208 -98L186 -120L164 -98Z", 0x8F4431)
        .fill("M174 0V-34A12 12 0 0 1 198 -34V0Z", 0x6C4630)
        .window({178, -78, 16, 22}, true)
        .fill("M208 -104V0H214V-98Z", 0xD9C49C, 0.6);
    for (const double x : {96.0, 276.0}) {
        SceneArt chimney(sketch.daylight());
        chimney.fill("M0 -134V-154H12V-132Z", 0xC7A27E).fill("M-2 -154H14V-150H-2Z", 0x8F4431);
        sketch.add(chimney.parts(), Placement().moved({x, 0}));
    }
}

} // namespace

Shape abbey(const Box& box, Daylight daylight) {
    SceneArt sketch(daylight);
    addChurch(sketch);
    addHouses(sketch);
    return sketch.fitted(box);
}

Shape glasshouse(const Box& box, Daylight daylight) {
    return SceneArt(daylight)
        .fill("M6 4L150 4L182 -2L150 12H10Z", 0x3B4B20, 0.18)
        .fill("M0 0V-12H140V0Z", 0xB06A4E)
        .fill("M0 -12V-58H140V-12Z", 0xD6EAE3)
        .fill("M0 -58L26 -92H114L140 -58Z", 0xBFDDD8)
        .fill("M26 -92H70V-58H0Z", 0xE3F2EC)
        // what grows in it
        .fill("M8 -12C6 -30 16 -38 18 -44C24 -34 30 -28 28 -12ZM96 -12C96 -32 104 -40 110 -48C118 -38 122 "
              "-26 120 "
              "-12Z",
              0x6F9F6C, 0.75)
        .fill("M34 -12C36 -26 42 -30 44 -34C50 -26 52 -20 52 -12Z", 0x89B86C, 0.75)
        .oval({18, -42}, 8, 8, 0xE79A3C, 0.75)
        .oval({24, -32}, 8, 8, 0xE79A3C, 0.75)
        .oval({110, -44}, 8, 8, 0xE79A3C, 0.75)
        .line(
            "M0 -12V-58L26 -92H114L140 -58V-12M0 -58H140M20 -12V-58M40 -12V-58L54 -92M100 -12V-58L86 -92M120 "
            "-12V-58M0 -34H56M84 -34H140M13 -75H127M20 -58L36 -92M120 -58L104 -92",
            0xFFFFFF, 2.2)
        .lined("M56 0V-50A14 14 0 0 1 84 -50V0Z", 0xCFE6DF, 0xFFFFFF, 2.4)
        .line("M70 0V-63M56 -26H84", 0xFFFFFF, 1.6)
        .line("M22 -94H118", 0xFFFFFF, 4)
        .line("M26 -86L18 -72M34 -86L20 -64", 0xF4FAF8, 2)
        .fitted(box);
}

Shape shed(const Box& box, Daylight daylight) {
    SceneArt sketch(daylight);
    sketch.fill("M4 2H120L150 -6L124 8H10Z", 0x3B4B20, 0.2)
        .fill("M0 0V-70L40 -104L80 -70V0Z", 0xB98550)
        .fill("M80 -70L128 -78V-6L80 0Z", 0x94663A)
        .fill("M-8 -66L40 -110L52 -112L92 -72L84 -66L40 -102L-2 -60Z", 0x7A4A38)
        .fill("M40 -110L96 -118L142 -80L88 -70Z", 0x9A5B45)
        .fill("M40 -110L96 -118L98 -114L43 -106Z", 0xB9735A);
    for (int i = 1; i < 8; ++i)
        sketch.add(lit({{slanted({i * 10.0, -70 - (i < 4 ? i * 8.5 : (8 - i) * 8.5)}, {i * 10.0, 0}),
                         {},
                         Stroke{pigment(0xA0703F), 1.2}}},
                       daylight));
    return sketch.fill("M26 0V-46H56V0Z", 0x6B4A2C)
        .line("M28 -40L54 -6M54 -40L28 -6", 0x8A6440, 3)
        .oval({51, -22}, 4, 4, 0xE3B23C)
        .lined("M94 -54L114 -57V-36L94 -33Z", 0x5F7886, 0xF2E2C2, 2.5)
        .line("M-14 2L-6 -58", 0x8A5A34, 3)
        .line("M-22 -54L10 -60M-22 -54V-64M-12 -56V-66M-2 -58V-68M8 -60V-70", 0x6B675C, 2.5)
        .line("M12 2L16 -50", 0x8A5A34, 3)
        .fill("M10 -44C8 -58 12 -64 17 -66C22 -62 24 -56 22 -43Z", 0x77838A)
        .fitted(box);
}

Shape university(const Box& box, Daylight daylight) {
    SceneArt sketch(daylight);
    sketch.fill("M-10 4H200L220 -2L204 10H0Z", 0x3B4B20, 0.16)
        .fill("M0 0V-60H190V0Z", 0xF3E7CE)
        .fill("M0 -60H190V-66H0Z", 0xD9C49C);
    for (const double x : {8.0, 28.0, 144.0, 164.0})
        sketch.window({x, -48, 13, 24}, true);
    sketch.fill("M46 0V-64H144V0Z", 0xFFF6E2)
        .fill("M38 -64H152V-72H38Z", 0xE6D5B2)
        .fill("M38 -72L95 -104L152 -72Z", 0xFFF6E2)
        .fill("M38 -72L95 -104L152 -72H140L95 -97L50 -72Z", 0xD9C49C)
        .oval({95, -82}, 12, 12, 0x5E9483)
        .fill("M74 -104C74 -124 116 -124 116 -104Z", 0x5E9483)
        .fill("M74 -104C74 -120 90 -120 92 -119C84 -116 82 -108 82 -104Z", 0x7FB0A0)
        .fill("M91 -120V-132H99V-120Z", 0xD9C49C)
        .line("M95 -132V-142", 0x8C6A2B, 2)
        .fill("M95 -141H108V-134H95Z", 0xB0304F);
    for (int i = 0; i < 5; ++i) {
        SceneArt column(daylight);
        column.fill("M0 -2V-62H10V-2Z", 0xFFFFFF)
            .fill("M6 -2V-62H10V-2Z", 0xE2D3B0)
            .fill("M-2 -62H12V-66H-2ZM-2 0H12V-4H-2Z", 0xEADBB8);
        sketch.add(column.parts(), Placement().moved({52.0 + i * 18, 0}));
    }
    return sketch.fill("M34 0H156V6H34ZM26 6H164V12H26Z", 0xE6D5B2).fitted(box);
}

Shape treasury(const Box& box, Daylight daylight) {
    SceneArt sketch(daylight);
    sketch.fill("M4 2H112L140 -6L116 9H10Z", 0x3B4B20, 0.2)
        .fill("M0 0V-66H86V0Z", 0xCFC7B4)
        .fill("M86 -66L122 -72V-6L86 0Z", 0xA9A08B)
        .fill("M-8 -62L10 -100H78L96 -62Z", 0x5B6F78)
        .fill("M78 -100L104 -104L132 -68L96 -62Z", 0x46585F)
        .fill("M10 -100H78L80 -95H8Z", 0x7D929B);
    for (const Box& stone :
         {Box{6, -58, 20, 10}, Box{30, -58, 16, 10}, Box{66, -58, 16, 10}, Box{6, -44, 14, 10},
          Box{70, -40, 13, 10}, Box{4, -26, 16, 10}, Box{68, -22, 15, 10}, Box{8, -12, 14, 9}})
        sketch.add(lit({{Path().roundedBox(stone, 2.5), pigment(0xBDB39C)}}, daylight));
    return sketch.fill("M26 0V-30A17 17 0 0 1 60 -30V0Z", 0x8C8474)
        .fill("M29 0V-30A14 14 0 0 1 57 -30V0Z", 0x6C4630)
        .line("M29 -26H57M29 -10H57", 0x3F3B34, 3)
        .oval({50, -18}, 5.2, 5.2, 0xE3B23C)
        .add(lit(coin({32, -92, 24, 24}).parts, daylight))
        .lined("M98 -50L110 -52V-38L98 -36Z", 0x3F4A4F, 0xE4DCC8, 2)
        .line("M104 -51V-37", 0xE4DCC8, 1.5)
        .fitted(box);
}

} // namespace shapes
