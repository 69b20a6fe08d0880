// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/shapes/pieces.h"
#include "engine/genotype/model/genetics.h"

#include <QtGui/QColor>

#include <array>

namespace app {

enum class ThemeKind { Light, Dark, HighContrast };
inline constexpr std::array allThemeKinds{ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast};

/// What a colour is for. Colour values appear only in the table.
enum class Role {
    // surfaces
    Paper,
    Panel,
    Resting,
    Garden,
    PlantGround,
    // lines: `Line` is decorative; `ControlLine` has a meaning and a contrast of at least 3:1
    Line,
    ControlLine,
    Shadow,
    // words
    Ink,
    SoftInk,
    Link,
    // current and clickable things
    Sage,
    OnSage,
    SageTint,
    SageText,
    GlowFill,
    GlowBorder,
    PressFill, ///< a preview of another square; unlike the colour of any trait
    PressBorder,
    Focus,
    Warning,
    WarningFill,
    // the side bar
    SideBar,
    SideBarActive,
    SideBarInk,
    // coins and decks
    CoinFill,
    CoinRim,
    CoinInk,
    PlantDeck,
    ToolDeck,
    OnDeck,
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
    Count
};
inline constexpr int roleCount = static_cast<int>(Role::Count);

/// The colours of one trait: its benches, dice and cells.
struct TraitColours {
    QColor fill;       ///< dice, headers, validated cells
    QColor onFill;     ///< numerals and check marks on `fill`
    QColor tint;       ///< open cells
    QColor textOnTint; ///< genotypes on `tint`; also good on panel and paper
};

using shapes::SeatPattern;

struct SeatColours {
    QColor fill;
    QColor onFill;
    QColor text; ///< the colour as a word or border on panel and paper
    SeatPattern pattern = SeatPattern::Plain;
};
inline constexpr int seatCount = shapes::seatColours;

QColor colourOf(ThemeKind theme, Role role);
TraitColours traitColoursOf(ThemeKind theme, genotype::Trait trait);

/// `seat` is 0–5.
SeatColours seatColoursOf(ThemeKind theme, int seat);

/// The contrast ratio of two opaque colours according to WCAG 2.1 (1–21).
double contrastRatio(const QColor& one, const QColor& other);

/// A mixture of two colours; `weight`: the share of `one` (0–1).
QColor mixed(const QColor& one, const QColor& other, double weight);

} // namespace app
