// SPDX-License-Identifier: GPL-3.0-or-later
#include "organism.h"

#include "plant.h"

#include <algorithm>

namespace shapes {
namespace {

using enum ColourRole;
using lessons::breeding::Form;
using lessons::breeding::Organism;
using lessons::breeding::Sex;

/// Collects the parts of one picture. Places and lengths are shares of its square, from the upper left
/// corner.
class Sketch {
public:
    explicit Sketch(const Box& square) : m_square(square) {}

    double size() const { return m_square.width; }
    Point at(double x, double y) const { return Point{m_square.x, m_square.y} + Point{x, y} * size(); }
    Stroke ink(const Colour& line, double width = 0.02) const {
        return {line, std::max(0.8, width * size())};
    }
    Path oval(double x, double y, double wide, double high) const {
        return Path().ellipse(Box::around(at(x, y), wide * size(), high * size()));
    }

    void add(Part part) { parts.push_back(std::move(part)); }
    void add(Parts more) { append(parts, std::move(more)); }
    /// An oval in the colours of a form, with the other one in its right half.
    void addOval(double x, double y, double wide, double high, const FormColours& colours,
                 double width = 0.02) {
        const Path path = oval(x, y, wide, high);
        add({path, colours.one});
        if (colours.isPatched())
            add({Path().arc(Box::around(at(x, y), wide * size(), high * size()), -90, 180).close(),
                 colours.other});
        add({path, {}, ink(colours.line, width)});
    }

    Parts parts;

private:
    Box m_square;
};

/// The pea's own form of a trait: the first is the dominant one.
std::optional<genotype::Phenotype> peaForm(genotype::Trait trait, std::optional<Form> form) {
    if (!form)
        return std::nullopt;
    return genotype::phenotypeOf(
        trait, *form == 0 ? genotype::Genotype::HomozygousDominant : genotype::Genotype::HomozygousRecessive,
        genotype::Inheritance::CompleteDominance);
}

void drawPea(Sketch& sketch, const OrganismLook& look) {
    const auto height = look.forms[1];
    const bool hasPod = look.forms[2] || look.forms[3];
    const bool hasFlower = look.forms[0] || !hasPod;
    const double top = height == 1 ? 0.5 : height ? 0.2 : 0.36;
    const std::array<Point, 4> stem{sketch.at(0.42, 0.97), sketch.at(0.36, 0.75), sketch.at(0.5, 0.6),
                                    sketch.at(0.45, top)};
    sketch.add({Path().move(stem[0]).cubic(stem[1], stem[2], stem[3]), {}, sketch.ink(Stem, 0.03)});
    const int pairs = height == 1 ? 1 : 2;
    for (int i = 0; i < pairs; ++i) {
        const Point node = onCurve(stem, 0.25 + 0.3 * i);
        sketch.add(leaflet(node, 0.26 * sketch.size(), 200));
        sketch.add(leaflet(node, 0.24 * sketch.size(), -25));
    }
    if (hasPod)
        // Open, so that its seeds can be seen, only if they matter.
        sketch.add(pod(sketch.at(0.4, hasFlower ? 0.7 : 0.6), (hasFlower ? 0.55 : 0.6) * sketch.size(), 12,
                       peaForm(genotype::Trait::PodColour, look.forms[3]),
                       peaForm(genotype::Trait::SeedShape, look.forms[2])));
    if (!hasFlower)
        return;
    const double wide = (hasPod ? 0.42 : height ? 0.46 : 0.66) * sketch.size();
    const Point bloom = sketch.at(0.46, std::max(hasPod || height ? 0.24 : 0.36, top));
    if (!look.forms[0])
        return sketch.add(flower(bloom, wide, 0, std::nullopt));
    const FormColours colours = formColours(Organism::Pea, *look.forms[0]);
    sketch.add(flower(bloom, wide, 0, PetalColours{colours.one, colours.other, colours.line}));
}

void drawWings(Sketch& sketch, bool stubby) {
    const Colour glass = faded(mixed(Panel, PodNeutral, 0.55), 0.85);
    const double high = (stubby ? 0.2 : 0.54) * sketch.size();
    const double wide = (stubby ? 0.13 : 0.2) * sketch.size();
    const Stroke line = sketch.ink(SoftInk, 0.014);
    for (const double side : {-1.0, 1.0}) {
        Parts wing{{Path().ellipse({-wide / 2, 0, wide, high}), glass, line}};
        const Point root{0, 0.02 * sketch.size()};
        if (!stubby)
            wing.push_back({Path()
                                .move(root)
                                .line({side * wide * 0.2, high * 0.8})
                                .move(root)
                                .line({-side * wide * 0.15, high * 0.75}),
                            {},
                            line});
        sketch.add(placed(wing, Placement().moved(sketch.at(0.5 + side * 0.06, 0.44)).turned(-side * 28)));
    }
}

void drawFly(Sketch& sketch, const OrganismLook& look) {
    const Colour body = !look.forms[2]        ? mixed(ToolDeck, PodYellow, 0.45)
                        : *look.forms[2] == 0 ? Colour(PodYellow)
                                              : mixed(CoinInk, ToolDeck, 0.75);
    const Colour line = mixed(CoinInk, Ink, 0.6);
    const Stroke edge = sketch.ink(mixed(body, line, 0.35));
    Path legs;
    for (const double side : {-1.0, 1.0})
        for (const double bend : {0.28, 0.42, 0.58})
            legs.move(sketch.at(0.5 + side * 0.08, 0.42))
                .line(sketch.at(0.5 + side * 0.24, bend + 0.02))
                .line(sketch.at(0.5 + side * 0.32, bend + (bend < 0.4 ? -0.09 : 0.1)));
    sketch.add({legs, {}, sketch.ink(line, 0.018)});
    // The abdomen of males is shorter, with a dark tip.
    const bool male = look.sex == Sex::Male;
    const double length = male ? 0.36 : 0.44;
    const double bottom = 0.48 + length;
    const Path abdomen = sketch.oval(0.5, 0.48 + length / 2, 0.27, length);
    sketch.add({abdomen, body, edge});
    const auto addBand = [&](double top, double foot, const Colour& colour) {
        const Point corner = sketch.at(0.36, top);
        const Box band{corner.x, corner.y, 0.28 * sketch.size(), (foot - top) * sketch.size()};
        sketch.add({Path().box(band).within(abdomen), colour});
    };
    if (male)
        addBand(bottom - 0.13, bottom, CoinInk);
    const double half = sketch.ink(CoinInk, 0.025).width / sketch.size() / 2;
    for (double y = 0.62; y < bottom - (male ? 0.14 : 0.04); y += 0.08)
        addBand(y - half, y + half, mixed(body, CoinInk, 0.35));
    drawWings(sketch, look.forms[1] && *look.forms[1] == 1);
    sketch.add({sketch.oval(0.5, 0.39, 0.27, 0.25), body, edge});
    sketch.add({sketch.oval(0.5, 0.22, 0.24, 0.17), body, edge});
    const FormColours eyes =
        look.forms[0] ? formColours(Organism::Fly, *look.forms[0]) : FormColours{line, line, line};
    for (const double side : {-1.0, 1.0})
        sketch.addOval(0.5 + side * 0.12, 0.2, 0.17, 0.2, eyes);
}

void drawTail(Sketch& sketch, const FormColours& fur, bool curly) {
    Path tail = Path().move(sketch.at(0.74, 0.78));
    if (curly)
        tail.cubic(sketch.at(0.98, 0.86), sketch.at(1.0, 0.56), sketch.at(0.86, 0.58))
            .cubic(sketch.at(0.76, 0.6), sketch.at(0.8, 0.74), sketch.at(0.89, 0.7));
    else
        tail.line(sketch.at(0.97, 0.52));
    sketch.add({tail, {}, sketch.ink(fur.line, 0.085)});
    sketch.add({tail, {}, sketch.ink(fur.other, 0.05)});
}

void drawEars(Sketch& sketch, const FormColours& fur, bool round) {
    for (const double side : {-1.0, 1.0}) {
        const Colour half = side < 0 ? fur.one : fur.other;
        if (round)
            sketch.addOval(0.5 + side * 0.25, 0.26, 0.25, 0.25, {half, half, fur.line});
        else
            sketch.add({Path().polygon({sketch.at(0.5 + side * 0.36, 0.4), sketch.at(0.5 + side * 0.33, 0.06),
                                        sketch.at(0.5 + side * 0.1, 0.28)}),
                        half, sketch.ink(fur.line)});
    }
}

void drawGlimp(Sketch& sketch, const OrganismLook& look) {
    const FormColours fur = look.forms[0] ? formColours(Organism::Glimp, *look.forms[0])
                                          : FormColours{PodNeutral, PodNeutral, PodNeutralDeep};
    drawTail(sketch, fur, look.forms[2] && *look.forms[2] == 1);
    if (look.sex == Sex::Male) // males have a crest
        sketch.add({Path().polygon({sketch.at(0.4, 0.26), sketch.at(0.42, 0.08), sketch.at(0.47, 0.18),
                                    sketch.at(0.5, 0.03), sketch.at(0.53, 0.18), sketch.at(0.58, 0.08),
                                    sketch.at(0.6, 0.26)}),
                    CoinFill, sketch.ink(CoinRim)});
    drawEars(sketch, fur, look.forms[1] && *look.forms[1] == 1);
    for (const double side : {-1.0, 1.0})
        sketch.addOval(0.5 + side * 0.14, 0.93, 0.2, 0.1, {fur.line, fur.line, fur.line});
    sketch.addOval(0.5, 0.58, 0.66, 0.68, fur, 0.024);
    for (const double side : {-1.0, 1.0})
        sketch.add(
            {sketch.oval(0.5 + side * 0.13, 0.48, 0.2, 0.22), FlowerWhite, sketch.ink(fur.line, 0.014)});
    for (const double side : {-1.0, 1.0})
        sketch.add({sketch.oval(0.5 + side * 0.12, 0.5, 0.09, 0.11), CoinInk});
    sketch.add({Path().move(sketch.at(0.4, 0.69)).quad(sketch.at(0.5, 0.78), sketch.at(0.6, 0.69)),
                {},
                sketch.ink(CoinInk, 0.024)});
}

/// The plain colours in the order of the forms, then the shades between them.
using Shades = std::array<Colour, 6>;

Shades shadesOf(Organism organism) {
    switch (organism) {
    case Organism::Pea:
        return {FlowerPurple,
                FlowerRed,
                FlowerWhite,
                mixed(FlowerPurple, FlowerRed, 0.5),
                mixed(FlowerPurple, FlowerWhite, 0.38),
                FlowerPink};
    case Organism::Fly:
        return {FlowerRed,
                ToolDeck,
                FlowerWhite,
                mixed(FlowerRed, ToolDeck, 0.5),
                mixed(FlowerRed, FlowerWhite, 0.45),
                mixed(ToolDeck, FlowerWhite, 0.4)};
    case Organism::Glimp: break;
    }
    return {traitFill(genotype::Trait::SeedShape), PodYellow, FlowerRed, PodGreen, FlowerPurple,
            mixed(FlowerRed, PodYellow, 0.5)};
}

} // namespace

FormColours formColours(Organism organism, Form form) {
    const Shades shades = shadesOf(organism);
    const auto darker = [](const Colour& colour) { return mixed(colour, Black, 0.5); };
    if (form < shades.size())
        return {shades[form], shades[form], darker(shades[form])};
    const auto parts = lessons::breeding::partsOf(form);
    if (!lessons::breeding::isPatched(form) || !parts || form > 8)
        return {PodNeutral, PodNeutral, PodNeutralDeep};
    return {shades[parts->first], shades[parts->second], darker(shades[parts->first])};
}

Shape organism(const Box& box, const OrganismLook& look) {
    const Box square = box.square();
    Sketch sketch(square);
    switch (look.organism) {
    case Organism::Pea: drawPea(sketch, look); break;
    case Organism::Fly: drawFly(sketch, look); break;
    case Organism::Glimp: drawGlimp(sketch, look); break;
    }
    return {square.inset(square.width * -0.02), std::move(sketch.parts)}; // for the edge of a tail
}

} // namespace shapes
