// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Heredity outside the nucleus. Plastids and mitochondria have DNA of their own; in most plants and in
/// people the embryo has them from the egg cell alone (Correns 1909; Giles et al. 1980, PNAS 77: 6715–6719).
namespace lessons {

/// A branch of a variegated plant by its leaves: all plastids green, half of them white, or all white.
enum class Branch : std::uint8_t { Green, Variegated, White };

/// Egg cells by the plastids that they get, as numbers of equally likely draws.
struct EggCells {
    std::int64_t green = 0; ///< none of the plastids is white
    std::int64_t mixed = 0;
    std::int64_t white = 0;

    std::int64_t all() const { return green + mixed + white; }

    bool operator==(const EggCells&) const = default;
};

/// What a cell of the mother passes on to an egg cell: `drawn` plastids, each drawn at random and
/// independently where `white` of every `of` plastids are white. There are ofᵈʳᵃʷⁿ draws. Throws
/// std::invalid_argument unless 0 ≤ white ≤ of ≤ 10, of ≥ 1 and 1 ≤ drawn ≤ 8.
EggCells eggCells(int white, int of, int drawn);

/// The same for a flower on this branch.
EggCells eggCells(Branch mother, int drawn);

} // namespace lessons
