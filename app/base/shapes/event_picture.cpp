// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_picture.h"

#include "lesson_picture.h"
#include "path_data.h"
#include "plant.h"
#include "scenery.h"
#include "scenery_art.h"

#include <cmath>
#include <numbers>

namespace shapes {
namespace {

using genotype::Phenotype;

// All pictures are drawn around the origin, within 30 to each side.
constexpr Box frame{-30, -30, 60, 60};

Parts varieties() {
    Parts all = pod({-28, -11}, 56, -4, Phenotype::YellowPods, Phenotype::WrinkledSeeds);
    append(all, pod({-28, 12}, 56, 4, Phenotype::GreenPods, Phenotype::RoundSeeds));
    return all;
}

/// A printed sheet.
Parts paper() {
    SceneArt sheet(Daylight::Morning);
    sheet.shadow({2, 29}, 46, 5)
        .lined("M-21 -28H13L21 -20V28H-21Z", 0xFFFDF4, 0xB9AF95, 1.5)
        .fill("M13 -28L21 -20H13Z", 0xE2D3B0)
        .line("M-12 -17H5", 0x3B352D, 3.4)
        .line("M-13 -7H13M-13 0H13M-13 7H13M-13 14H13M-13 21H4", 0x8C8474, 1.8);
    return sheet.parts();
}

/// The cross that an abbot wears, on its chain.
Parts abbotsCross() {
    SceneArt cross(Daylight::Morning);
    cross.line("M-22 -28C-16 -12 -8 -8 0 -6C8 -8 16 -12 22 -28", 0xB98430, 2.4)
        .lined("M-4 -6H4V5H15V13H4V29H-4V13H-15V5H-4Z", 0xE8B23A, 0x8C6A2B, 1.6)
        .oval({0, 9}, 7, 7, 0xB0304F);
    return cross.parts();
}

/// Three purple flowers and a white one, as each of the three found them.
Parts ratio() {
    Parts all = flower({-14, -13}, 27, 0, Phenotype::PurpleFlowers);
    append(all, flower({14, -13}, 27, 0, Phenotype::PurpleFlowers));
    append(all, flower({-14, 14}, 27, 0, Phenotype::PurpleFlowers));
    append(all, flower({14, 14}, 27, 0, Phenotype::WhiteFlowers));
    return all;
}

Parts helix() {
    Path one;
    Path other;
    Path rungs;
    constexpr int steps = 24;
    for (int i = 0; i <= steps; ++i) {
        const double y = -28 + 56.0 * i / steps;
        const double x = 13 * std::sin(3 * std::numbers::pi * i / steps);
        i == 0 ? one.move({x, y}) : one.line({x, y});
        i == 0 ? other.move({-x, y}) : other.line({-x, y});
        if (std::abs(x) > 5)
            rungs.move({-x, y}).line({x, y});
    }
    return {{rungs, {}, Stroke{pigment(0xB9AF95), 2}},
            {one, {}, Stroke{ColourRole::TraitFill, 4.5}},
            {other, {}, Stroke{numbered(ColourRole::TraitFill, 1), 4.5}}};
}

Parts partsOf(LifeEvent event) {
    switch (event) {
    case LifeEvent::Birth: return shed(frame).parts;
    case LifeEvent::Abbey: return abbey(frame).parts;
    case LifeEvent::Vienna: return university(frame).parts;
    case LifeEvent::Varieties: return varieties();
    case LifeEvent::Crosses: return lessonPicture(frame, lessons::Figure::TestCross).parts;
    case LifeEvent::Lecture: return lessonPicture(frame, lessons::Figure::Garden).parts;
    case LifeEvent::Paper: return paper();
    case LifeEvent::Abbot: return abbotsCross();
    case LifeEvent::Death: return tree(frame, Tree::Cypress).parts;
    case LifeEvent::Rediscovery: return ratio();
    case LifeEvent::Squares: return lessonPicture(frame, lessons::Figure::Square).parts;
    case LifeEvent::Linkage: return lessonPicture(frame, lessons::Figure::Linkage).parts;
    case LifeEvent::Helix: return helix();
    }
    return {};
}

} // namespace

Shape eventPicture(const Box& box, LifeEvent event) {
    const Box square = box.square();
    return {square, placed(partsOf(event), Placement().moved(square.centre()).scaled(square.width / 64))};
}

} // namespace shapes
