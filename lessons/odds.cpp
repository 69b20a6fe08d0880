// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/odds.h"

#include <boost/math/distributions/binomial.hpp>

#include <stdexcept>

namespace lessons {

using genotype::Genotype;
using genotype::Parents;
using genotype::Side;

namespace {

boost::math::binomial_distribution<double> binomialOf(Genotype genotype, const DiceToRoll& roll) {
    if (roll.dice < 0)
        throw std::invalid_argument("the number of dice is negative");
    return {static_cast<double>(roll.dice), chanceOf(genotype, roll.parents, roll.rule)};
}

Genotype& parentOn(Side side, Parents& parents) {
    return side == Side::Left ? parents.left : parents.top;
}

} // namespace

double chanceOf(Genotype genotype, Parents parents, RollRule rule) {
    return probabilities(parents, rule)[static_cast<std::size_t>(genotype)];
}

double chanceOfAtLeast(int wanted, Genotype genotype, const DiceToRoll& roll) {
    const auto distribution = binomialOf(genotype, roll);
    if (wanted <= 0)
        return 1;
    if (wanted > roll.dice)
        return 0;
    return boost::math::cdf(boost::math::complement(distribution, wanted - 1));
}

std::vector<double> distributionOf(Genotype genotype, const DiceToRoll& roll) {
    const auto distribution = binomialOf(genotype, roll);
    std::vector<double> chances;
    for (int count = 0; count <= roll.dice; ++count)
        chances.push_back(boost::math::pdf(distribution, count));
    return chances;
}

Parents afterChange(Parents parents, const TileChange& change) {
    if (change.kind == TileChange::Kind::Leave)
        return parents;
    if (!change.side)
        throw std::invalid_argument("a tile lies on a side");
    Genotype& parent = parentOn(*change.side, parents);
    const bool isFree = parent == Genotype::Heterozygous;
    const bool removes = change.kind == TileChange::Kind::Remove;
    if (isFree == removes)
        throw std::invalid_argument(removes ? "no tile lies on this side" : "a tile lies on this side");
    if (removes)
        parent = Genotype::Heterozygous;
    else
        parent = change.kind == TileChange::Kind::PlaceDominant ? Genotype::HomozygousDominant
                                                                : Genotype::HomozygousRecessive;
    return parents;
}

std::vector<TileChange> tileChanges(Parents parents) {
    using Kind = TileChange::Kind;
    std::vector<TileChange> changes{{Kind::Leave, std::nullopt}};
    for (const Side side : {Side::Left, Side::Top}) {
        if (parentOn(side, parents) == Genotype::Heterozygous) {
            changes.push_back({Kind::PlaceDominant, side});
            changes.push_back({Kind::PlaceRecessive, side});
        } else {
            changes.push_back({Kind::Remove, side});
        }
    }
    return changes;
}

std::vector<OddsAfterChange> oddsAfterChanges(int wanted, Genotype genotype, const DiceToRoll& roll) {
    std::vector<OddsAfterChange> result;
    for (const TileChange& change : tileChanges(roll.parents)) {
        const Parents parents = afterChange(roll.parents, change);
        result.push_back(
            {change, parents, chanceOfAtLeast(wanted, genotype, {parents, roll.rule, roll.dice})});
    }
    return result;
}

} // namespace lessons
