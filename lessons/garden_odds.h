// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/odds.h"

#include "engine/genotype/model/observation.h"

#include <optional>
#include <vector>

/// The odds lens on a garden of the game: which dice its plants still need, and how likely they are.
namespace lessons {

/// One genotype that a garden still needs.
struct NeededGenotype {
    genotype::Trait trait = genotype::Trait::SeedShape;
    genotype::Genotype genotype = genotype::Genotype::Heterozygous;
    /// Uncovered copies in the garden, ≥ 1.
    int copies = 1;
    /// The chance, in 0…1, that at least one of the trait's dice shows it, and at least `copies` of them do.
    double one = 0;
    double all = 0;
    /// Dice that lie in the pool now; none before the roll.
    std::optional<int> inPool;
    /// `one` after every change of the trait's gene tiles, in the order of `tileChanges` (the
    /// first leaves them); empty if the seat may change none now.
    std::vector<OddsAfterChange> changes;

    /// The change that raises `one` most, the first of equals; null if none raises it.
    const OddsAfterChange* best() const;
};

/// What the seat's garden needs, by trait in board order and genotype XX, Xx, xx. `seen` may be anybody's
/// observation, since everybody can see the gardens; empty for a seat that does not exist.
std::vector<NeededGenotype> neededGenotypes(const genotype::Observation& seen, genotype::Seat seat);

} // namespace lessons
