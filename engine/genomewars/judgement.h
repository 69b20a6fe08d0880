// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/genome.h"

namespace genomewars {

enum class TableKind : std::uint8_t { Natural, Modified };

/// What a roll does to one team, and by which row of which table.
struct Judgement {
    TableKind table = TableKind::Natural;
    /// Index in `naturalTable` or `modifiedTable`.
    std::uint8_t row = 0;
    /// The two dice, 2 … 12.
    std::uint8_t roll = 0;
    /// What the team's alleles add in this environment; 0 by the natural table.
    std::uint8_t modifier = 0;
    /// Change of the population; it never falls below 0, so less may be lost.
    std::int8_t change = 0;

    /// The modified roll. Above 12 it counts as 12.
    int total() const { return roll + modifier; }
    /// The printed change, before the alleles of the genome modify it.
    int printedChange() const;

    bool operator==(const Judgement&) const = default;
};

/// The row of the natural table for a roll, 2 … 12.
const NaturalRow& naturalRow(int roll);

/// What the genome adds to rolls of other teams' turns: 3 for the first copy of the allele of this
/// environment and 2 for each further one (modified roll; "Genome construction").
int modifierOf(const Genome& genome, Environment environment);

/// The acting team, or any team in a mass extinction: the unmodified roll in the natural table.
Judgement judgeNatural(const Genome& genome, int roll);
/// Another team: the modified roll in the modified table.
Judgement judgeModified(const Genome& genome, Environment environment, int roll);
/// What the roll does to a living team: in a mass extinction the natural table applies to all.
Judgement judge(const Genome& genome, Environment environment, int roll, bool acting);

/// How many of the 36 outcomes of two dice have this sum, 2 … 12.
constexpr int waysToRoll(int sum) {
    return sum <= 7 ? sum - 1 : 13 - sum;
}

} // namespace genomewars
