// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "path.h"

#include "engine/genotype/model/genetics.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// Plants, dice, coins and whatever else the program draws, as data: which lines, filled or drawn with the
/// colour of which role. A window paints them, and a program without windows writes them as SVG (svg.h).
namespace shapes {

/// What is painted. The caller supplies the colours.
enum class ColourRole : std::uint8_t {
    // these two lighten and darken others
    White,
    Black,
    // with them any colour is a mixture: that of scenery, which is the same in every theme
    Red,
    Green,
    Blue,
    Yellow,
    Cyan,
    Magenta,
    // surfaces and words of the page around the shape
    Panel,
    Ink,
    SoftInk,
    // pieces
    CoinFill,
    CoinRim,
    CoinInk,
    ToolDeck,
    // the plant
    Leaf,
    LeafDeep,
    Stem,
    Soil,
    PodGreen,
    PodGreenDeep,
    PodYellow,
    PodYellowDeep,
    PodNeutral,
    PodNeutralDeep,
    Seed,
    SeedDeep,
    FlowerPurple,
    FlowerPurpleDeep,
    FlowerWhite,
    FlowerWhiteDeep,
    FlowerPink,
    FlowerPinkDeep,
    FlowerRed,
    FlowerRedDeep,
    // the dice of each trait, in trait order, and what is written on them
    TraitFill,
    OnTrait = TraitFill + genotype::traitCount,
    // the markers of each seat, and what is written on them
    SeatFill = OnTrait + genotype::traitCount,
    OnSeat = SeatFill + 6,
    Count = OnSeat + 6
};
inline constexpr std::size_t colourRoleCount = static_cast<std::size_t>(ColourRole::Count);
inline constexpr int seatColours = 6;

constexpr ColourRole numbered(ColourRole first, int number) {
    return static_cast<ColourRole>(static_cast<int>(first) + number);
}
constexpr ColourRole traitFill(genotype::Trait trait) {
    return numbered(ColourRole::TraitFill, static_cast<int>(trait));
}
constexpr ColourRole onTrait(genotype::Trait trait) {
    return numbered(ColourRole::OnTrait, static_cast<int>(trait));
}

/// A mixture of roles, in shares that add up to 1.
struct Colour {
    Colour(ColourRole role) : shares{{role, 1}} {}

    std::vector<std::pair<ColourRole, double>> shares;
    double opacity = 1;

    bool operator==(const Colour&) const = default;
};
/// `weight`: the share of `one` (0–1).
Colour mixed(const Colour& one, const Colour& other, double weight);
Colour faded(Colour colour, double opacity);
/// 0xRRGGBB as a mixture of the pure colours: the same whatever the theme.
Colour pigment(std::uint32_t rgb);

/// One colour, or several that change along a line or on circles around a point; by default nothing.
struct Paint {
    using Stops = std::vector<std::pair<double, Colour>>; ///< how far, 0–1

    Paint() = default;
    Paint(ColourRole role) : Paint(Colour(role)) {}
    Paint(Colour colour) : stops{{0, std::move(colour)}} {}
    static Paint along(Point from, Point to, Stops stops);
    static Paint around(Point centre, double radius, Stops stops);

    Stops stops; ///< one of them: all has this colour
    Point from{};
    Point to{};
    double radius = 0; ///< 0: along the line

    bool operator==(const Paint&) const = default;
};

/// How a line ends, and how its corners look: round, or cut off beyond the end or at it.
enum class Ends : std::uint8_t { Round, Square, Flat };

struct Stroke {
    Paint paint;
    double width = 0; ///< 0: no line
    Ends ends = Ends::Round;

    bool operator==(const Stroke&) const = default;
};

/// Words in the bold serif in the middle of a box. Capitals are as high as the box; what is too wide is
/// squeezed.
struct Glyphs {
    std::string text; ///< UTF-8
    Box box;
    bool italic = false;

    bool operator==(const Glyphs&) const = default;
};

struct Part {
    std::variant<Path, Glyphs> outline;
    Paint fill{};
    Stroke stroke{};
    /// The length that was 1 where the part was drawn: the finer it is, the finer a painter has to follow its
    /// curves.
    double unit = 1;

    bool operator==(const Part&) const = default;
};
/// In the order in which they are painted.
using Parts = std::vector<Part>;
Parts placed(Parts parts, const Placement& placement);
void append(Parts& parts, Parts more);

/// A complete picture: what is painted, and the box that it stays in.
struct Shape {
    Box box;
    Parts parts;
};

/// The colour of each role as 0xRRGGBB.
using Palette = std::array<std::uint32_t, colourRoleCount>;
/// A mixture in the colours of a palette; red, green and blue from 0 to 1.
std::array<double, 3> rgbOf(const Colour& colour, const Palette& palette);

} // namespace shapes
