// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/rolls.h"

#include <optional>
#include <vector>

/// The odds lens: what the dice about to be rolled are likely to show.
namespace lessons {

/// Dice of one trait that will be rolled together.
struct DiceToRoll {
    genotype::Parents parents;
    RollRule rule = RollRule::RerolledOnce;
    int dice = 5; ///< ≥ 0; a trait has five
};

/// The chance, in 0…1, that one die is put below this genotype: the square's cells that hold it × 2/9 or ×
/// 1/4.
double chanceOf(genotype::Genotype genotype, genotype::Parents parents, RollRule rule);

/// The exact chance, in 0…1, that at least `wanted` of the dice show the genotype: the upper tail of the
/// binomial distribution. 1 if nothing is wanted, 0 if more than there are dice. Throws std::invalid_argument
/// if the number of dice is negative. (R: pbinom(wanted - 1, dice, p, lower.tail = FALSE).)
double chanceOfAtLeast(int wanted, genotype::Genotype genotype, const DiceToRoll& roll);

/// The chance of exactly 0, 1, … `dice` dice that show the genotype; sums to 1. Same error.
/// (R: dbinom(0:dice, dice, p).)
std::vector<double> distributionOf(genotype::Genotype genotype, const DiceToRoll& roll);

/// One thing that can be done with the gene tiles of a trait (rulebook, "Set Parent Genes").
struct TileChange {
    enum class Kind : std::uint8_t { Leave, PlaceDominant, PlaceRecessive, Remove };
    Kind kind = Kind::Leave;
    std::optional<genotype::Side> side; ///< none if all is left as it is

    bool operator==(const TileChange&) const = default;
};

/// The parents after a change. Throws std::invalid_argument if a tile would be put on an occupied side, taken
/// from a free one, or no side is named.
genotype::Parents afterChange(genotype::Parents parents, const TileChange& change);

/// All changes that these squares allow: leave; then for the left and the top side, dominant and recessive on
/// a free one, remove from an occupied one. A side is occupied if its parent is homozygous, since the printed
/// parents are heterozygous and two tiles a trait are enough for both sides. Whether a player may act now is
/// for the engine to say.
std::vector<TileChange> tileChanges(genotype::Parents parents);

struct OddsAfterChange {
    TileChange change;
    genotype::Parents parents; ///< after the change
    double chance;             ///< of at least the wanted number of dice, in 0…1
};

/// `chanceOfAtLeast` after each of `tileChanges`, in that order; the first is the present one.
std::vector<OddsAfterChange> oddsAfterChanges(int wanted, genotype::Genotype genotype,
                                              const DiceToRoll& roll);

} // namespace lessons
