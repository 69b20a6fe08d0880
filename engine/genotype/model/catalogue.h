// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/cards.h"
#include "engine/genotype/model/genetics.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// The plants and the board as data; tools and assistants are in cards.h. What the printed sources do not
/// give (marked † in RULINGS.md: plant cards, copies of tools, prices, dice slots) is only in these two
/// files, so that a later correction changes data and no rule.
namespace genotype {

/// Raised whenever a card, a price or the board changes: a record written with other data says so instead of
/// being played incorrectly.
inline constexpr int catalogueVersion = 3;

// ---- Pea plants

/// Index into `plantCards`, 0 … 49; shown to people from 1.
using PlantId = std::uint8_t;
inline constexpr int plantCardCount = 50;
inline constexpr PlantId noPlant = 255;

/// Genotypes of all traits: three bits for each trait, of which bit g stands for genotype g.
struct GenotypeSet {
    unsigned bits = 0;

    static constexpr int perTrait = 3;
    /// Bit g: genotype g of the trait.
    constexpr std::uint8_t of(Trait trait) const {
        return static_cast<std::uint8_t>((bits >> (perTrait * static_cast<int>(trait))) & 0b111);
    }
    constexpr bool contains(Trait trait, Genotype genotype) const {
        return (of(trait) >> static_cast<int>(genotype)) & 1;
    }
    /// `genotypes`: as `of` gives them.
    constexpr void add(Trait trait, unsigned genotypes) {
        bits = bits | (genotypes << (perTrait * static_cast<int>(trait)));
    }
    constexpr void add(Trait trait, Genotype genotype) { add(trait, 1u << static_cast<int>(genotype)); }
    /// Calls visit(trait, genotype) for each, traits in board order.
    template <typename Visit> constexpr void visit(const Visit& visit) const {
        for (unsigned rest = bits; rest; rest &= rest - 1) {
            const int bit = std::countr_zero(rest);
            visit(static_cast<Trait>(bit / perTrait), static_cast<Genotype>(bit % perTrait));
        }
    }
    friend constexpr GenotypeSet operator&(GenotypeSet a, GenotypeSet b) { return {a.bits & b.bits}; }
    friend constexpr GenotypeSet operator|(GenotypeSet a, GenotypeSet b) { return {a.bits | b.bits}; }
};

/// A pea plant card: two to four traits and what it scores when complete.
struct PlantCard {
    /// Genotype by trait; meaningful only for those in `traits`.
    std::array<Genotype, traitCount> genotypes{};
    /// Bit t is set when the card needs trait t.
    std::uint8_t traits = 0;
    std::uint8_t points = 0;
    /// The same as `traits` and `genotypes` in one set, for questions about many plants.
    GenotypeSet asked;

    constexpr bool has(Trait trait) const { return (traits >> static_cast<int>(trait)) & 1; }
    constexpr Genotype genotype(Trait trait) const { return genotypes[static_cast<std::size_t>(trait)]; }
    constexpr int traitTotal() const { return traitsIn(traits); }
};

/// What a plant of this card shows, by trait; nothing of the traits that the card leaves open.
constexpr std::array<std::optional<Phenotype>, traitCount> phenotypesOf(const PlantCard& card,
                                                                        const Inheritances& inheritances) {
    std::array<std::optional<Phenotype>, traitCount> seen{};
    for (const Trait trait : allTraits)
        if (card.has(trait))
            seen[static_cast<std::size_t>(trait)] = phenotypeOf(trait, card.genotype(trait), inheritances);
    return seen;
}

/// One for every value of a PlantId: a card without traits for those that name none, `noPlant` among them, so
/// that an empty plot needs nothing.
extern const std::array<PlantCard, 256> plantTable;
inline const PlantCard& plantCard(PlantId id) {
    return plantTable[id];
}
inline const std::span<const PlantCard, plantCardCount> plantCards{plantTable.data(), plantCardCount};

// ---- The board

inline constexpr int minSeats = 2;
inline constexpr int maxSeats = 5;
inline constexpr int maxRounds = 5;

/// Every action space. Gardening, TemporarySlot and Omari exist once for each player, the rest on the board.
enum class Space : std::uint8_t {
    ParentGenesR,
    ParentGenesF,
    ParentGenesG,
    ParentGenesT,
    FirstShiftR,
    FirstShiftF,
    FirstShiftG,
    FirstShiftT,
    SecondShift,
    UniversityOne,
    UniversityTwo,
    GoalTwo,
    GoalThree,
    Treasury,
    SecondTreasury,
    Nursery,
    SecondNursery,
    ToolShed,
    SecondToolShed,
    Gardening,
    TemporarySlot,
    Omari
};
inline constexpr int spaceCount = 22;
/// Spaces, as bits: bit s for Space s.
using SpaceSet = std::uint32_t;
constexpr SpaceSet setOf(Space space) {
    return SpaceSet{1} << static_cast<int>(space);
}
inline constexpr SpaceSet allSpaces = (SpaceSet{1} << spaceCount) - 1;
/// Spaces before this one are on the board, the rest on a player's mat or card.
inline constexpr int boardSpaceCount = static_cast<int>(Space::Gardening);

/// What a marker does on a space: board/spaces.cpp has a row for each. Spaces of one kind differ only in
/// trait, cost and number of players.
enum class SpaceKind : std::uint8_t {
    ParentGenes,
    FirstShift,
    SecondShift,
    University,
    ResearchGoal,
    Treasury,
    Nursery,
    ToolShed,
    Gardening,
    TemporarySlot,
    OwnDice
};
inline constexpr int spaceKinds = 11;

struct SpaceInfo {
    Space id;
    SpaceKind kind;
    std::string_view notation;
    /// Price in coins, before reductions.
    int cost = 0;
    /// Only in games with at least this many players.
    int players = 1;
};

inline constexpr std::array<SpaceInfo, spaceCount> spaces{{
    {.id = Space::ParentGenesR, .kind = SpaceKind::ParentGenes, .notation = "genes-R"},
    {.id = Space::ParentGenesF, .kind = SpaceKind::ParentGenes, .notation = "genes-F"},
    {.id = Space::ParentGenesG, .kind = SpaceKind::ParentGenes, .notation = "genes-G"},
    {.id = Space::ParentGenesT, .kind = SpaceKind::ParentGenes, .notation = "genes-T"},
    {.id = Space::FirstShiftR, .kind = SpaceKind::FirstShift, .notation = "shift-R"},
    {.id = Space::FirstShiftF, .kind = SpaceKind::FirstShift, .notation = "shift-F"},
    {.id = Space::FirstShiftG, .kind = SpaceKind::FirstShift, .notation = "shift-G"},
    {.id = Space::FirstShiftT, .kind = SpaceKind::FirstShift, .notation = "shift-T"},
    {.id = Space::SecondShift, .kind = SpaceKind::SecondShift, .notation = "second-shift"},
    {.id = Space::UniversityOne, .kind = SpaceKind::University, .notation = "university-1", .cost = 1},
    {.id = Space::UniversityTwo, .kind = SpaceKind::University, .notation = "university-2", .cost = 2},
    {.id = Space::GoalTwo, .kind = SpaceKind::ResearchGoal, .notation = "goal-2", .cost = 2},
    {.id = Space::GoalThree, .kind = SpaceKind::ResearchGoal, .notation = "goal-3", .cost = 3},
    {.id = Space::Treasury, .kind = SpaceKind::Treasury, .notation = "treasury"},
    {.id = Space::SecondTreasury, .kind = SpaceKind::Treasury, .notation = "treasury-b", .players = 4},
    {.id = Space::Nursery, .kind = SpaceKind::Nursery, .notation = "nursery"},
    {.id = Space::SecondNursery, .kind = SpaceKind::Nursery, .notation = "nursery-b", .players = 4},
    {.id = Space::ToolShed, .kind = SpaceKind::ToolShed, .notation = "shed"},
    {.id = Space::SecondToolShed, .kind = SpaceKind::ToolShed, .notation = "shed-b", .players = 4},
    {.id = Space::Gardening, .kind = SpaceKind::Gardening, .notation = "gardening"},
    {.id = Space::TemporarySlot, .kind = SpaceKind::TemporarySlot, .notation = "temporary-slot"},
    {.id = Space::Omari, .kind = SpaceKind::OwnDice, .notation = "omari"},
}};
constexpr const SpaceInfo& spaceInfo(Space space) {
    return spaces[static_cast<std::size_t>(space)];
}
/// The spaces of which `predicate(info)` is true.
template <typename Predicate> constexpr SpaceSet spacesWhere(const Predicate& predicate) {
    SpaceSet set = 0;
    for (const SpaceInfo& info : spaces)
        if (predicate(info))
            set |= setOf(info.id);
    return set;
}

constexpr bool isParentGenes(Space space) {
    return spaceInfo(space).kind == SpaceKind::ParentGenes;
}
constexpr bool isFirstShift(Space space) {
    return spaceInfo(space).kind == SpaceKind::FirstShift;
}
/// The trait of a Set Parent Genes or 1st Shift space. Precondition: it is one.
constexpr Trait traitOf(Space space) {
    return static_cast<Trait>(static_cast<int>(space) % traitCount);
}
constexpr Space parentGenesSpace(Trait trait) {
    return static_cast<Space>(static_cast<int>(trait));
}
constexpr Space firstShiftSpace(Trait trait) {
    return static_cast<Space>(traitCount + static_cast<int>(trait));
}

/// Face-up cards in the Nursery, and as many in the Tool Shed.
constexpr int rowLength(int players) {
    return players <= 2 ? 3 : players == 3 ? 4 : 5;
}
inline constexpr int maxRow = 5;

inline constexpr int dicePerTrait = 5;
inline constexpr int basePlots = 2;
inline constexpr int baseDiceSlots = 3;
inline constexpr int baseMarkers = 3;
inline constexpr int maxMarkers = 5;
inline constexpr int goalMarkers = 3;
inline constexpr int startingCoins = 1;
inline constexpr int treasuryCoins = 2;
inline constexpr int nurseryCards = 2;
inline constexpr int dealtPlants = 3;

enum class Upgrade : std::uint8_t { NewPlot, DiceSlot, ActionMarker, Assistant };
inline constexpr int upgradeKinds = 4;
inline constexpr int priceSteps = 4;
/// A rod of the abacus: its prices in coins, and the step on which the bead begins.
struct PriceScale {
    std::array<std::uint8_t, priceSteps> steps{};
    std::uint8_t start = 0;

    bool operator==(const PriceScale&) const = default;
};
extern const std::array<PriceScale, upgradeKinds> abacus;
inline constexpr int plotStock = 5;
inline constexpr int diceSlotStock = 8;

/// A phenotype research goal: the genotypes that count (bit g for genotype g) and points for each plant.
struct GoalInfo {
    std::uint8_t genotypes = 0;
    std::uint8_t points = 0;

    constexpr bool matches(Genotype genotype) const { return (genotypes >> static_cast<int>(genotype)) & 1; }
};
inline constexpr int maxGoals = 3;
/// Two goals for each trait (rulebook), three with an overlay (RULINGS.md 1.6).
constexpr int goalCount(Inheritance inheritance) {
    return inheritance == Inheritance::CompleteDominance ? 2 : 3;
}
constexpr GoalInfo goalInfo(Inheritance inheritance, int goal) {
    if (inheritance == Inheritance::CompleteDominance)
        return goal == 0 ? GoalInfo{0b011, 2} : GoalInfo{0b100, 3};
    return goal == 0 ? GoalInfo{0b001, 3} : goal == 1 ? GoalInfo{0b010, 2} : GoalInfo{0b100, 3};
}

} // namespace genotype
