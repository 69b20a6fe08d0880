// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/event.h"

#include <array>
#include <optional>
#include <vector>

/// Where the traits of a garden came from in a game of Genotype.
///
/// In the game a plant is no individual with two parents. Each of its traits is validated by itself, mostly
/// by an offspring die that shows its genotype, and the parents of that die are the two at the Punnett square
/// when it was rolled. So each gene has families of its own, of two generations: plants of the garden are
/// never crossed.
namespace lessons::pedigree {

/// An offspring die that validated traits with its own genotype.
struct GardenOffspring {
    genotype::Genotype genotype = genotype::Genotype::Heterozygous;
    std::vector<genotype::PlantId> plants; ///< more than one if it was enough for several
    int round = 1;                         ///< of its roll
    bool omari = false;                    ///< Father Omari rolled it

    bool operator==(const GardenOffspring&) const = default;
};

/// Parents at a square, and those of their offspring that came into the garden.
struct GardenCross {
    genotype::Parents parents; ///< at the time of the roll
    std::vector<GardenOffspring> offspring;

    bool operator==(const GardenCross&) const = default;
};

/// A trait that no die of its genotype validated: the University, a card, or a die that stood for any
/// genotype. It has no parents.
struct GivenTrait {
    genotype::PlantId plant = genotype::noPlant;
    genotype::Genotype genotype = genotype::Genotype::Heterozygous;
    genotype::ValidationSource source = genotype::ValidationSource::University;

    bool operator==(const GivenTrait&) const = default;
};

/// One gene in a garden.
struct GardenGene {
    genotype::Trait trait = genotype::Trait::SeedShape;
    std::vector<GardenCross> crosses; ///< in the order in which their first offspring came into the garden
    std::vector<GivenTrait> given;

    bool operator==(const GardenGene&) const = default;
};

/// Reads the events of a game for one seat. All of it is seen by everybody at the table.
class GardenHistory {
public:
    explicit GardenHistory(genotype::Seat seat);

    /// The next event of the game.
    void read(const genotype::Event& event);

    const GardenGene& gene(genotype::Trait trait) const { return m_genes[static_cast<std::size_t>(trait)]; }

private:
    struct Rolled {
        genotype::Trait trait = genotype::Trait::SeedShape;
        genotype::Parents parents;
        GardenOffspring offspring = {}; ///< of a die that shows a genotype
        bool mutation = false;          ///< it shows none
        bool isInTheGarden = false;     ///< it is the last of its cross
    };

    void read(const genotype::event::DieRolled& die);
    void read(const genotype::event::DieTaken& die);
    void read(const genotype::event::TraitValidated& trait);
    /// The die with the genotype of this trait that validated it; null if there was none.
    Rolled* dieFor(const genotype::event::TraitValidated& trait);
    GardenOffspring& inTheGarden(Rolled& die);

    genotype::Seat m_seat;
    std::array<GardenGene, genotype::traitCount> m_genes;
    /// The dice of this round's breeding, by trait and number.
    std::array<std::array<Rolled, genotype::dicePerTrait>, genotype::traitCount> m_pool;
    /// Father Omari's, by trait.
    std::array<std::optional<Rolled>, genotype::traitCount> m_omari;
    /// What the seat has taken for the traits to be validated next, and whether some have been.
    std::vector<Rolled> m_taken;
    bool m_used = false;
};

} // namespace lessons::pedigree
