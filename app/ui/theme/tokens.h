// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QtGlobal>

#include <chrono>

/// The measures of the look. A page takes its lengths, type sizes and durations from here: lengths and sizes
/// are in pixels at scale 1 and go through `Theme::px` or a font of the theme; colours are roles
/// (`colour_table.h`).
namespace app {

/// Distances between things.
namespace space {
inline constexpr qreal hair = 2;     ///< between a word and its own mark
inline constexpr qreal tight = 4;    ///< within a control
inline constexpr qreal small = 8;    ///< between things of one group; between the parts of a board
inline constexpr qreal gap = 12;     ///< between cards
inline constexpr qreal card = 16;    ///< from the edge of a card to what it holds
inline constexpr qreal section = 24; ///< between groups
inline constexpr qreal page = 32;    ///< from the edge of a page to what it holds
inline constexpr qreal wide = 48;    ///< between the parts of a page that have nothing to do with each other
} // namespace space

/// Radii of round corners.
namespace radius {
inline constexpr qreal chip = 6;
inline constexpr qreal space = 10; ///< a space of a board, a button, a text field
inline constexpr qreal card = 16;
inline constexpr qreal sheet = 20; ///< what lies over a page
} // namespace radius

/// Sizes of type.
namespace type {
inline constexpr qreal display = 40; ///< serif, bold: the one sentence of a place
inline constexpr qreal page = 28;    ///< serif, bold: a page's title
inline constexpr qreal section = 20; ///< serif, bold: a card's title
inline constexpr qreal lead = 16;    ///< sans: the first sentence, a button
inline constexpr qreal body = 14;
inline constexpr qreal small = 12; ///< the smallest that is read
} // namespace type

/// Heights of what is clicked or touched.
namespace target {
inline constexpr qreal mouse = 38;
inline constexpr qreal secondary = 40; ///< a tonal button
inline constexpr qreal primary = 48;   ///< the primary button of a page, and what is touched
} // namespace target

/// Widths of lines.
namespace stroke {
inline constexpr qreal hair = 1;
inline constexpr qreal strong = 2; ///< outlines in high contrast
inline constexpr qreal focus = 3;  ///< the focus ring
} // namespace stroke

/// How long a change is shown. At reduced motion the state changes at once.
namespace motion {
using std::chrono::milliseconds;
inline constexpr milliseconds hover{120};    ///< a hover, a focus
inline constexpr milliseconds answer{160};   ///< a right or wrong answer
inline constexpr milliseconds step{200};     ///< a page's step, a sheet
inline constexpr milliseconds trait{240};    ///< a trait takes its colour
inline constexpr milliseconds phase{250};    ///< a phase resizes the board
inline constexpr milliseconds travel{300};   ///< a trowel travels
inline constexpr milliseconds dice{400};     ///< the dice of one gene fall, bounce and are sorted
inline constexpr milliseconds stagger{160};  ///< from the dice of one gene to those of the next
inline constexpr milliseconds score{400};    ///< points fly to the score
inline constexpr milliseconds complete{500}; ///< a plant is complete
} // namespace motion

} // namespace app
