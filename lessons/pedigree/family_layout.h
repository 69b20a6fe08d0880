// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/family_tree.h"

/// A family as it is drawn: where the symbols are and how the lines between them run. The unit is the least
/// distance of partners, brothers and sisters; y grows downwards.
namespace lessons::pedigree {

/// The side of a square and the diameter of a circle.
inline constexpr double symbolSize = 0.5;

struct Spot {
    double x = 0;
    double y = 0;

    bool operator==(const Spot&) const = default;
};

struct FamilyLine {
    enum class Kind : std::uint8_t {
        Partners, ///< between a mother and a father
        Descent,  ///< from them down to their children
    };
    Kind kind = Kind::Partners;
    std::size_t couple = 0;   ///< a place in `FamilyTree::couples()`
    std::vector<Spot> points; ///< each exactly beside, above or below the one before
};

struct FamilyLayout {
    std::vector<Spot> people;        ///< the middle of each symbol; x and y are 0 or more
    std::vector<double> generations; ///< the y of each generation
    /// Lines begin and end in the middle of a symbol, so they are drawn before the symbols. They run through
    /// no symbol but those that they connect.
    std::vector<FamilyLine> lines;
    double width = 0;  ///< the largest x
    double height = 0; ///< the largest y of a person
};

/// Generations are rows, in the order of the tree. Partners who are neighbours are joined by a straight line,
/// others by one that runs below their row.
FamilyLayout layoutOf(const Pedigree& family, const FamilyTree& tree);

} // namespace lessons::pedigree
