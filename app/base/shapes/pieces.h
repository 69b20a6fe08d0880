// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape.h"

#include <string_view>

/// The pieces of the games, each in the largest square in the middle of a box.
namespace shapes {

/// The upper face of an offspring die: a Roman numeral, or the double helix of a mutation, in the colours of
/// its trait. From 28 pixels on it also names its trait.
Shape die(const Box& box, genotype::Trait trait, genotype::DieFace face);

/// A florin.
Shape coin(const Box& box);

/// A second sign of a seat besides its colour, for people who cannot tell the colours apart; in the order of
/// the seats.
enum class SeatPattern : std::uint8_t { Plain, Stripes, Dots, Diagonals, Ring, Cross };
constexpr SeatPattern patternOf(int seat) {
    return static_cast<SeatPattern>(seat);
}

/// An action marker: a trowel stuck in the ground, in the colour (0–5) and pattern of a seat. The letter is
/// left out if it would be too small to read.
Shape marker(const Box& box, int seat, std::string_view letter);

/// The disc that marks a seat's research goals and stands for the seat beside its scores.
Shape goalMarker(const Box& box, int seat, std::string_view letter);

} // namespace shapes
