// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/shapes/organism.h"
#include "app/base/shapes/pieces.h"
#include "app/base/shapes/plant.h"
#include "app/base/shapes/scenery.h"

/// All shapes that the program draws, for tests of what is true of each.
namespace tests {

struct Drawn {
    std::string name;
    shapes::Shape shape;
};

/// A plant for everything that a card can say about it, "nothing" included.
inline std::vector<shapes::PlantLook> allLooks() {
    std::vector<shapes::PlantLook> looks{{}};
    for (const genotype::Trait trait : genotype::allTraits) {
        const std::vector<shapes::PlantLook> others = looks;
        for (int i = 0; i < genotype::phenotypeCount; ++i)
            if (traitOf(static_cast<genotype::Phenotype>(i)) == trait)
                for (shapes::PlantLook look : others) {
                    look.show(static_cast<genotype::Phenotype>(i));
                    looks.push_back(look);
                }
    }
    return looks;
}

/// A row of peas of every look that the first game knows.
inline std::vector<shapes::PlantLook> peas() {
    using enum genotype::Phenotype;
    return {{{RoundSeeds, PurpleFlowers, GreenPods, TallStem}},
            {{WrinkledSeeds, WhiteFlowers, GreenPods, ShortStem}},
            {{RoundSeeds, PurpleFlowers, YellowPods, TallStem}},
            {{RoundSeeds, WhiteFlowers, YellowPods, ShortStem}}};
}

inline std::vector<Drawn> allScenery(const shapes::Box& box, shapes::Daylight daylight) {
    using namespace shapes;
    std::vector<Drawn> drawn{{"sky", sky(box, daylight)},
                             {"sun", sun(box, daylight)},
                             {"cloud", cloud(box, daylight)},
                             {"hills", hills(box, daylight)},
                             {"skyline", skyline(box, daylight)},
                             {"hedge", hedge(box, daylight)},
                             {"lawn", lawn(box, daylight)},
                             {"wall", gardenWall(box, daylight)},
                             {"path", gardenPath(box, daylight)},
                             {"abbey", abbey(box, daylight)},
                             {"glasshouse", glasshouse(box, daylight)},
                             {"shed", shed(box, daylight)},
                             {"university", university(box, daylight)},
                             {"treasury", treasury(box, daylight)},
                             {"sprout", sprout(box, daylight)},
                             {"cold frame", coldFrame(box, daylight)},
                             {"pot", pot(box, daylight)},
                             {"wheelbarrow", wheelbarrow(box, daylight)},
                             {"Brother Johann", brotherJohann(box, daylight)},
                             {"bee", bee(box, daylight)},
                             {"beehive", beehive(box, daylight)}};
    for (const Tree kind : {Tree::Lime, Tree::Apple, Tree::Fir, Tree::Cypress})
        drawn.push_back({"tree", tree(box, kind, daylight)});
    for (const Growth growth : {Growth::Bare, Growth::Sprouting, Growth::Grown})
        drawn.push_back({"bed", bed(box, {growth, peas()}, daylight)});
    return drawn;
}

inline std::vector<Drawn> allShapes(const shapes::Box& box) {
    std::vector<Drawn> drawn{{"coin", shapes::coin(box)}, {"mark", shapes::programMark(box)}};
    for (const genotype::Trait trait : genotype::allTraits)
        for (int face = 0; face < 5; ++face)
            drawn.push_back(
                {"die " + std::to_string(face), die(box, trait, static_cast<genotype::DieFace>(face))});
    for (int seat = 0; seat < shapes::seatColours; ++seat)
        for (const char* letter : {"", "A", "Q", "É"}) {
            drawn.push_back({"marker " + std::to_string(seat) + letter, shapes::marker(box, seat, letter)});
            drawn.push_back({"goal " + std::to_string(seat) + letter, shapes::goalMarker(box, seat, letter)});
        }
    for (int i = 0; i < genotype::phenotypeCount; ++i)
        drawn.push_back({"trait " + std::to_string(i), trait(box, static_cast<genotype::Phenotype>(i))});
    for (const shapes::PlantLook& look : allLooks())
        drawn.push_back({"plant", plant(box, look)});
    for (const auto organism : lessons::breeding::allOrganisms)
        for (const auto sex : {lessons::breeding::Sex::Female, lessons::breeding::Sex::Male})
            for (lessons::breeding::Form form = 0; form < 9; ++form)
                drawn.push_back(
                    {"organism",
                     shapes::organism(box, {organism, sex, {form, form % 2, form % 2, form % 2}})});
    for (const auto daylight : {shapes::Daylight::Morning, shapes::Daylight::Noon, shapes::Daylight::Evening,
                                shapes::Daylight::Night})
        for (Drawn& scenery : allScenery(box, daylight))
            drawn.push_back(std::move(scenery));
    return drawn;
}

} // namespace tests
