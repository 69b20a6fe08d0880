// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_picture.h"

#include "organism.h"
#include "pieces.h"
#include "plant.h"

#include <array>
#include <tuple>

namespace shapes {
namespace {

using enum ColourRole;
using genotype::DieFace;
using genotype::Phenotype;
using genotype::Trait;
using lessons::Figure;

// All pictures are drawn around the origin, within 30 to each side.

Colour blue() {
    return traitFill(Trait::SeedShape);
}
Colour lightBlue() {
    return mixed(traitFill(Trait::SeedShape), White, 0.55);
}
Colour skin() {
    return mixed(Soil, White, 0.35);
}

Part filled(Path path, const Colour& colour) {
    return {std::move(path), Paint(colour)};
}
Part drawn(Path path, const Colour& colour, double width, Ends ends = Ends::Round) {
    return {std::move(path), Paint(), Stroke{Paint(colour), width, ends}};
}
Part disc(Point centre, double radius, const Colour& colour) {
    return filled(Path().circle(centre, radius), colour);
}

/// Parts one after another.
class Drawing {
public:
    Drawing& operator<<(Part part) {
        m_parts.push_back(std::move(part));
        return *this;
    }
    Drawing& operator<<(Parts parts) {
        append(m_parts, std::move(parts));
        return *this;
    }
    Parts take() { return std::move(m_parts); }

private:
    Parts m_parts;
};

Parts friar() {
    const Colour habit = mixed(Black, SoftInk, 0.45);
    const Colour fold = mixed(habit, White, 0.82);
    Drawing all;
    all << filled(Path()
                      .move({-12, 29})
                      .cubic({-15, 8}, {-13, -8}, {-7, -15})
                      .line({8, -15})
                      .cubic({13, -8}, {15, 8}, {13, 29})
                      .close(),
                  habit)
        << filled(Path()
                      .move({-12, 29})
                      .cubic({-15, 8}, {-13, -8}, {-7, -15})
                      .line({-1, -15})
                      .cubic({-6, 0}, {-6, 16}, {-4, 29})
                      .close(),
                  fold)
        << filled(Path()
                      .move({6, -10})
                      .cubic({13, -8}, {19, -3}, {24, 1})
                      .line({20, 7})
                      .cubic({14, 3}, {8, 0}, {3, -2})
                      .close(),
                  fold)
        << disc({22.5, 3.5}, 3.4, skin());
    all << flower({24, -7}, 13, 12, Phenotype::PurpleFlowers);
    all << disc({1, -22}, 8.2, skin())
        << filled(Path()
                      .move({-7.4, -21})
                      .cubic({-8, -31}, {-1, -33}, {4, -32})
                      .cubic({9, -30}, {9, -27}, {8, -26})
                      .cubic({2, -28}, {-3, -26}, {-4, -21})
                      .cubic({-4, -18}, {-7, -18}, {-7.4, -21})
                      .close(),
                  mixed(Soil, Black, 0.7))
        << drawn(Path().circle({5, -21.4}, 2.4), Black, 0.9)
        << filled(Path()
                      .move({-6, -15.6})
                      .cubic({-2, -13}, {5, -13}, {8.4, -15.6})
                      .line({7.6, -11.8})
                      .line({-5.4, -11.8})
                      .close(),
                  White);
    return all.take();
}

Part chromosome(double x, double half, const Colour& colour, double width = 8) {
    return drawn(Path().move({x, -half}).line({x, half}), colour, width);
}

Parts pairOfGenes() {
    Drawing all;
    for (const double way : {-1.0, 1.0})
        all << drawn(Path().move({way * 11, -23}).cubic({way * 3, -10}, {way * 3, 6}, {way * 11, 22}),
                     way < 0 ? blue() : lightBlue(), 8.5)
            << disc({way * 5.6, -5}, 3.6, White);
    return all.take();
}

Parts fourCells() {
    Drawing all;
    for (const double y : {-13.5, 13.5})
        for (const double x : {-13.5, 13.5}) {
            all << disc({x, y}, 12.6, mixed(blue(), White, y < 0 ? 0.14 : 0.22));
            all << drawn(Path().move({x, y - 5}).line({x, y + 5}), y < 0 ? blue() : lightBlue(), 5.4);
        }
    return all.take();
}

Parts looks() {
    Drawing all;
    all << Part{Glyphs{"Rr", {-29, -9, 30, 19}, true}, Paint(blue())};
    all << pea({15, 1}, 27, false);
    return all.take();
}

Parts square() {
    Drawing all;
    int number = 0;
    for (const double y : {-13.6, 13.6})
        for (const double x : {-13.6, 13.6}) {
            all << Part{Path().roundedBox(Box::around({x, y}, 25, 25), 6), Paint(Panel),
                        Stroke{Paint(mixed(SoftInk, Panel, 0.35)), 1}};
            all << flower({x, y + 1}, 18, 0,
                          ++number == 4 ? Phenotype::WhiteFlowers : Phenotype::PurpleFlowers);
        }
    return all.take();
}

Parts testCross() {
    Drawing all;
    all << flower({-13, -2}, 30, -6, Phenotype::PurpleFlowers);
    all << flower({15, 4}, 28, 8, Phenotype::WhiteFlowers);
    return all.take();
}

Parts dominance() {
    Drawing all;
    all << flower({12, -6}, 30, 10, Phenotype::WhiteFlowers);
    all << flower({-8, 4}, 38, -8, Phenotype::PurpleFlowers);
    return all.take();
}

Parts sevenTraits() {
    Drawing all;
    all << flower({-12, -8}, 32, -8, Phenotype::PurpleFlowers);
    all << pod({-10, 14}, 39, 4, Phenotype::YellowPods, Phenotype::RoundSeeds);
    return all.take();
}

Parts twoGenes() {
    Drawing all;
    all << pod({-27, -6}, 54, -8, Phenotype::YellowPods, Phenotype::WrinkledSeeds);
    all << pod({-27, 13}, 54, 6, Phenotype::GreenPods, Phenotype::RoundSeeds);
    return all.take();
}

Parts dice() {
    Drawing all;
    all << die({-27, -24, 30, 30}, Trait::SeedShape, DieFace::Two).parts;
    all << die({-3, -6, 30, 30}, Trait::PlantHeight, DieFace::Four).parts;
    return all.take();
}

Parts linkedGenes() {
    Drawing all;
    for (const auto& [x, colour, mark] :
         {std::tuple(-9.0, blue(), Colour(CoinFill)), std::tuple(9.0, lightBlue(), Colour(White))}) {
        all << chromosome(x, 24, colour, 10);
        for (const double y : {-11.0, 9.0})
            all << Part{Path().circle({x, y}, 4.6), Paint(mark), Stroke{Paint(CoinRim), 1.5}};
    }
    return all.take();
}

Parts threeGenes() {
    Drawing all;
    all << drawn(Path().move({-27, 6}).line({27, 6}), mixed(Soil, White, 0.7), 6.5);
    const Colour ink = SoftInk;
    all << drawn(Path().move({-20, -9}).line({20, -9}), ink, 1.6, Ends::Flat);
    for (const double x : {-20.0, 5.0, 20.0})
        all << drawn(Path().move({x, -13}).line({x, -5}), ink, 1.6, Ends::Flat);
    all << disc({-20, 6}, 6.4, traitFill(Trait::FlowerColour)) << disc({5, 6}, 6.4, blue())
        << disc({20, 6}, 6.4, traitFill(Trait::PodColour));
    return all.take();
}

Parts threeColours() {
    Drawing all;
    all << flower({-15, -9}, 25, -8, Phenotype::RedFlowers);
    all << flower({15, -9}, 25, 8, Phenotype::WhiteFlowers);
    all << flower({0, 9}, 31, 0, Phenotype::PinkFlowers);
    return all.take();
}

Parts together() {
    Drawing all;
    all << disc({-9, 0}, 17.5, faded(FlowerPurple, 0.85)) << disc({9, 0}, 17.5, faded(CoinFill, 0.8));
    return all.take();
}

Parts fly() {
    OrganismLook look;
    look.organism = lessons::breeding::Organism::Fly;
    look.sex = lessons::breeding::Sex::Male;
    return organism({-29, -29, 58, 58}, look).parts;
}

Parts pedigree() {
    const Colour line = SoftInk;
    const Colour held = LeafDeep;
    const auto person = [&held](Path path, bool isFilled) {
        return Part{std::move(path), Paint(isFilled ? held : Colour(Panel)), Stroke{Paint(held), 3}};
    };
    Drawing all;
    all << drawn(Path()
                     .move({-14, -15})
                     .line({16, -15})
                     .move({1, -15})
                     .line({1, 3})
                     .move({-15, 3})
                     .line({16, 3})
                     .move({-15, 3})
                     .line({-15, 12})
                     .move({16, 3})
                     .line({16, 12}),
                 line, 2.4)
        << person(Path().box(Box::around({-15, -15}, 17, 17)), false)
        << person(Path().circle({16, -15}, 9), true) << person(Path().circle({-15, 16}, 9), false)
        << person(Path().box(Box::around({16, 16}, 17, 17)), true);
    return all.take();
}

/// A leaf that is green on one side and white on the other.
Parts variegated() {
    const Path whole = Path()
                           .move({0, 27})
                           .cubic({-24, 16}, {-24, -14}, {0, -28})
                           .cubic({24, -14}, {24, 16}, {0, 27})
                           .close();
    const Path half = Path()
                          .move({0, 27})
                          .cubic({24, 16}, {24, -14}, {0, -28})
                          .cubic({7, -16}, {-5, -4}, {4, 6})
                          .cubic({8, 12}, {-2, 18}, {0, 27})
                          .close();
    Drawing all;
    all << filled(whole, Leaf) << filled(half, mixed(FlowerWhite, White, 0.6))
        << Part{whole, Paint(), Stroke{Paint(LeafDeep), 1.4}}
        << drawn(Path().move({0, 29}).line({0, -20}), LeafDeep, 1.6);
    return all.take();
}

Parts threeChromosomes() {
    Drawing all;
    for (const double x : {-16.0, 0.0, 16.0})
        all << chromosome(x, 21, x == 0 ? lightBlue() : blue()) << disc({x, -4}, 3.2, White);
    return all.take();
}

Path wave(double y, double reach) {
    return Path()
        .move({-28, y})
        .cubic({-17, y - reach}, {-10, y + reach}, {0, y})
        .cubic({10, y - reach}, {18, y + reach}, {28, y});
}

Parts protein() {
    Drawing all;
    all << drawn(wave(-12, 13), traitFill(Trait::FlowerColour), 4.4)
        << drawn(Path().move({0, -2}).line({0, 6}), SoftInk, 2);
    double x = -17;
    for (const double y : {16.0, 14.0, 17.0, 14.0}) {
        all << disc({x, y}, 6.6, mixed(traitFill(Trait::PodColour), White, x < -10 || x > 10 ? 1.0 : 0.72));
        x += 11.4;
    }
    return all.take();
}

Parts mutation() {
    return die({-21, -21, 42, 42}, Trait::PodColour, DieFace::Mutation).parts;
}

Parts germLine() {
    PlantLook look;
    look.show(Phenotype::PurpleFlowers);
    look.show(Phenotype::GreenPods);
    look.show(Phenotype::MediumStem);
    Drawing all;
    all << plant({-29, -30, 40, 60}, look).parts;
    all << pea({19, 17}, 18, false);
    return all.take();
}

Parts scissors() {
    const Colour metal = SoftInk;
    const Colour grip = traitFill(Trait::FlowerColour);
    Drawing all;
    all << drawn(wave(13, 13), blue(), 4.4)
        << drawn(Path().move({-7, -14}).line({5, 8}).move({7, -14}).line({-5, 8}), metal, 3.4)
        << drawn(Path().circle({-9, -20}, 5.6).circle({9, -20}, 5.6), grip, 3.2);
    return all.take();
}

Parts population() {
    Drawing all;
    constexpr std::array<bool, 16> whites{true,  false, false, true,  false, false, true,  false,
                                          false, true,  true,  false, false, false, false, true};
    for (std::size_t i = 0; i < whites.size(); ++i)
        all << Part{Path().circle({-20 + 13.4 * double(i % 4), -20 + 13.4 * double(i / 4)}, 5.2),
                    Paint(whites[i] ? FlowerWhite : FlowerPurple),
                    Stroke{Paint(whites[i] ? FlowerWhiteDeep : FlowerPurpleDeep), 1}};
    return all.take();
}

Parts beetles() {
    Drawing all;
    for (const auto& [at, isOther] : {std::pair(Point{-14, -14}, false), std::pair(Point{14, -15}, true),
                                      std::pair(Point{-6, 5}, false), std::pair(Point{17, 14}, false)})
        all << disc(at + Point{-10, 0}, 4, Black)
            << filled(Path().ellipse(Box::around(at, 20, 16)), isOther ? Colour(CoinFill) : Colour(LeafDeep))
            << drawn(Path().move(at + Point{-9, 0}).line(at + Point{9, 0}), White, 1.4);
    return all.take();
}

Parts breeding() {
    Drawing all;
    all << pod({-15, -13}, 29, 0, Phenotype::GreenPods, Phenotype::RoundSeeds);
    all << pod({-28, 11}, 57, 0, Phenotype::GreenPods, Phenotype::RoundSeeds);
    return all.take();
}

Parts family() {
    return pod({-28, 0}, 56, 0, Phenotype::GreenPods, Phenotype::RoundSeeds);
}

Parts partsOf(Figure figure) {
    switch (figure) {
    case Figure::Garden: return friar();
    case Figure::SevenTraits: return sevenTraits();
    case Figure::Gametes: return pairOfGenes();
    case Figure::Looks: return looks();
    case Figure::Generations: return dominance();
    case Figure::Square: return square();
    case Figure::SmallFamilies: return family();
    case Figure::TestCross: return testCross();
    case Figure::SeveralGenes: return twoGenes();
    case Figure::Linkage: return linkedGenes();
    case Figure::ThreePoint: return threeGenes();
    case Figure::Patterns: return threeColours();
    case Figure::Mutation: return mutation();
    case Figure::Expression: return protein();
    case Figure::Selection: return beetles();
    case Figure::Chance: return dice();
    case Figure::SexLinkage: return fly();
    case Figure::Interactions: return together();
    case Figure::Cytoplasm: return variegated();
    case Figure::NonDisjunction: return threeChromosomes();
    case Figure::GermLine: return germLine();
    case Figure::Population: return population();
    case Figure::Pedigree: return pedigree();
    case Figure::Meiosis: return fourCells();
    case Figure::GeneEditing: return scissors();
    case Figure::Breeding: return breeding();
    }
    return {};
}

} // namespace

Shape lessonPicture(const Box& box, Figure figure) {
    const Box frame = box.square();
    return {frame, placed(partsOf(figure), Placement().moved(frame.centre()).scaled(frame.width / 64))};
}

} // namespace shapes
