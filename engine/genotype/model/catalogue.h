// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

/// The cards and the board as data. What the sources do not print (RULINGS.md marks it †: plant cards, copies
/// of tools, prices, dice slots) stands only here, so that a later correction changes data and no rule.
namespace genotype {

/// Raised whenever a card, a price or the board changes: a record written under other data says so instead of
/// playing wrong.
inline constexpr int catalogueVersion = 1;

// ---- Pea plants
// ---------------------------------------------------------------------------------------------

/// Index into `plantCards()`, 0 … 49; people see it from 1.
using PlantId = std::uint8_t;
inline constexpr int plantCardCount = 50;
inline constexpr PlantId noPlant = 255;

/// A pea plant card: two to four traits and what it scores when complete.
struct PlantCard {
    /// Genotype by trait; only those in `traits` mean something.
    std::array<Genotype, traitCount> genotypes{};
    /// Bit t is set when the card asks for trait t.
    std::uint8_t traits = 0;
    std::uint8_t points = 0;

    constexpr bool has(Trait trait) const { return (traits >> static_cast<int>(trait)) & 1; }
    constexpr Genotype genotype(Trait trait) const { return genotypes[static_cast<std::size_t>(trait)]; }
    constexpr int traitTotal() const {
        int total = 0;
        for (int t = 0; t < traitCount; ++t)
            total += (traits >> t) & 1;
        return total;
    }
};

extern const std::array<PlantCard, plantCardCount> plantCards;
inline const PlantCard& plantCard(PlantId id) {
    return plantCards[id];
}

// ---- Effects: the vocabulary that cards are written in
// --------------------------------------------------------

/// Draw plant cards from the deck, keep some, discard the rest.
struct DrawAndKeep {
    int draw, keep;
};
/// Validate any one trait; a card that does so is played the moment it arrives.
struct ValidateAny {};
/// Pay, then set a phenotype research goal without a space.
struct ClaimGoal {
    int coins;
};
/// A plot with a plant of its own, taken from row or deck; `refills` after each harvest, or is discarded.
struct PlotWithPlant {
    bool refills;
};
/// One more place for a die in the same pick.
struct ExtraPlace {};
/// One die counts as any genotype of its colour.
struct WildDie {};
/// Whatever validates a trait also validates every copy of that genotype.
struct WidenValidation {};
/// Coins when a marker is placed on one kind of space.
struct CoinsWithMarker {
    enum class On : std::uint8_t { ParentGenes, FirstShift, SecondShift } on;
    int coins;
};
/// Lowers the price of one purchase of a research upgrade, not below 0.
struct Discount {
    int coins;
};
/// More cards in the drawing step of Gardening.
struct ExtraGardeningDraw {
    int cards;
};
/// Once a working phase: validate a trait that matches a goal one has marked.
struct ValidateGoalTrait {};
/// Once a working phase: pay to validate any trait.
struct ValidateForCoins {
    int coins;
};
/// A space for its owner: roll a die of each colour until it shows no mutation; each may validate.
struct RollOwnDice {};
/// A pick before all markers of the 2nd Shift.
struct EarlyPick {};
/// More dice slots in a round in which one pays.
struct RentedSlots {
    int extraSlots, coins;
};
/// Every cost is lowered, not below `minimum`, and never raised.
struct LowerCosts {
    int by, minimum;
};

using Effect = std::variant<DrawAndKeep, ValidateAny, ClaimGoal, PlotWithPlant, ExtraPlace, WildDie,
                            WidenValidation, CoinsWithMarker, Discount, ExtraGardeningDraw, ValidateGoalTrait,
                            ValidateForCoins, RollOwnDice, EarlyPick, RentedSlots, LowerCosts>;

// ---- Tools
// --------------------------------------------------------------------------------------------------

enum class Tool : std::uint8_t {
    WateringFunnel,
    GraftKnife,
    Rake,
    SeedBag,
    Dissertation,
    FlowerPot,
    PollenBrush,
    HandLens,
    PocketWatch,
    GardenLine,
    Grant
};
inline constexpr int toolKinds = 11;
inline constexpr int toolCardCount = 25;
/// An empty place in the tool shed.
inline constexpr std::uint8_t noTool = 255;

struct ToolCard {
    Tool id;
    std::string_view notation;
    int copies;
    Effect effect;
};

inline constexpr std::array<ToolCard, toolKinds> toolCards{{
    {.id = Tool::WateringFunnel, .notation = "watering-funnel", .copies = 3, .effect = ValidateAny{}},
    {.id = Tool::GraftKnife, .notation = "graft-knife", .copies = 3, .effect = ExtraPlace{}},
    {.id = Tool::Rake, .notation = "rake", .copies = 3, .effect = WildDie{}},
    {.id = Tool::SeedBag, .notation = "seed-bag", .copies = 2, .effect = DrawAndKeep{.draw = 5, .keep = 2}},
    {.id = Tool::Dissertation, .notation = "dissertation", .copies = 2, .effect = ClaimGoal{.coins = 1}},
    {.id = Tool::FlowerPot, .notation = "flower-pot", .copies = 2, .effect = PlotWithPlant{.refills = false}},
    {.id = Tool::PollenBrush, .notation = "pollen-brush", .copies = 2, .effect = WidenValidation{}},
    {.id = Tool::HandLens,
     .notation = "hand-lens",
     .copies = 2,
     .effect = CoinsWithMarker{.on = CoinsWithMarker::On::ParentGenes, .coins = 2}},
    {.id = Tool::PocketWatch,
     .notation = "pocket-watch",
     .copies = 2,
     .effect = CoinsWithMarker{.on = CoinsWithMarker::On::FirstShift, .coins = 2}},
    {.id = Tool::GardenLine,
     .notation = "garden-line",
     .copies = 2,
     .effect = CoinsWithMarker{.on = CoinsWithMarker::On::SecondShift, .coins = 2}},
    {.id = Tool::Grant, .notation = "grant", .copies = 2, .effect = Discount{.coins = 2}},
}};
constexpr const ToolCard& toolCard(Tool tool) {
    return toolCards[static_cast<std::size_t>(tool)];
}

// ---- Assistants
// -----------------------------------------------------------------------------------------------

enum class Assistant : std::uint8_t {
    Alipius,
    Elisabeth,
    Anna,
    Omari,
    Anton,
    Franz,
    Maria,
    Leopold,
    May,
    Eduard
};
inline constexpr int assistantCount = 10;
/// An empty place beside the assistants for hire.
inline constexpr std::uint8_t noAssistant = 255;

struct AssistantCard {
    Assistant id;
    std::string_view notation;
    Effect effect;
};

inline constexpr std::array<AssistantCard, assistantCount> assistantCards{{
    {.id = Assistant::Alipius, .notation = "alipius", .effect = ExtraGardeningDraw{.cards = 1}},
    {.id = Assistant::Elisabeth, .notation = "elisabeth", .effect = ValidateGoalTrait{}},
    {.id = Assistant::Anna, .notation = "anna", .effect = ValidateForCoins{.coins = 1}},
    {.id = Assistant::Omari, .notation = "omari", .effect = RollOwnDice{}},
    {.id = Assistant::Anton, .notation = "anton", .effect = EarlyPick{}},
    {.id = Assistant::Franz, .notation = "franz", .effect = RentedSlots{.extraSlots = 2, .coins = 1}},
    {.id = Assistant::Maria, .notation = "maria", .effect = WildDie{}},
    {.id = Assistant::Leopold, .notation = "leopold", .effect = LowerCosts{.by = 1, .minimum = 1}},
    {.id = Assistant::May, .notation = "may", .effect = WidenValidation{}},
    {.id = Assistant::Eduard, .notation = "eduard", .effect = PlotWithPlant{.refills = true}},
}};
constexpr const AssistantCard& assistantCard(Assistant assistant) {
    return assistantCards[static_cast<std::size_t>(assistant)];
}

/// The effect of a card as the alternative one knows it to have: `effectOf<DrawAndKeep>(Tool::SeedBag).draw`.
template <typename Kind> constexpr Kind effectOf(Tool tool) {
    return std::get<Kind>(toolCard(tool).effect);
}
template <typename Kind> constexpr Kind effectOf(Assistant assistant) {
    return std::get<Kind>(assistantCard(assistant).effect);
}

// ---- The board
// ------------------------------------------------------------------------------------------------

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
/// Spaces before this one stand on the board, the rest on a player's mat or card.
inline constexpr int boardSpaceCount = static_cast<int>(Space::Gardening);

struct SpaceInfo {
    Space id;
    std::string_view notation;
    /// Coins to be paid before reductions.
    int cost = 0;
    /// Only in games with at least this many players.
    int players = 1;
};

inline constexpr std::array<SpaceInfo, spaceCount> spaces{{
    {.id = Space::ParentGenesR, .notation = "genes-R"},
    {.id = Space::ParentGenesF, .notation = "genes-F"},
    {.id = Space::ParentGenesG, .notation = "genes-G"},
    {.id = Space::ParentGenesT, .notation = "genes-T"},
    {.id = Space::FirstShiftR, .notation = "shift-R"},
    {.id = Space::FirstShiftF, .notation = "shift-F"},
    {.id = Space::FirstShiftG, .notation = "shift-G"},
    {.id = Space::FirstShiftT, .notation = "shift-T"},
    {.id = Space::SecondShift, .notation = "second-shift"},
    {.id = Space::UniversityOne, .notation = "university-1", .cost = 1},
    {.id = Space::UniversityTwo, .notation = "university-2", .cost = 2},
    {.id = Space::GoalTwo, .notation = "goal-2", .cost = 2},
    {.id = Space::GoalThree, .notation = "goal-3", .cost = 3},
    {.id = Space::Treasury, .notation = "treasury"},
    {.id = Space::SecondTreasury, .notation = "treasury-b", .players = 4},
    {.id = Space::Nursery, .notation = "nursery"},
    {.id = Space::SecondNursery, .notation = "nursery-b", .players = 4},
    {.id = Space::ToolShed, .notation = "shed"},
    {.id = Space::SecondToolShed, .notation = "shed-b", .players = 4},
    {.id = Space::Gardening, .notation = "gardening"},
    {.id = Space::TemporarySlot, .notation = "temporary-slot"},
    {.id = Space::Omari, .notation = "omari"},
}};
constexpr const SpaceInfo& spaceInfo(Space space) {
    return spaces[static_cast<std::size_t>(space)];
}

constexpr bool isParentGenes(Space space) {
    return space <= Space::ParentGenesT;
}
constexpr bool isFirstShift(Space space) {
    return space >= Space::FirstShiftR && space <= Space::FirstShiftT;
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
/// Prices on the abacus; the bead starts on the second step.
inline constexpr std::array<std::array<std::uint8_t, priceSteps>, upgradeKinds> abacus{
    {{1, 2, 3, 4}, {1, 2, 3, 4}, {2, 3, 4, 5}, {1, 2, 3, 4}}};
inline constexpr std::uint8_t startingPriceStep = 1;
inline constexpr int plotStock = 5;
inline constexpr int diceSlotStock = 8;

/// A phenotype research goal: the genotypes that count (bit g for genotype g) and points for each plant.
struct GoalInfo {
    std::uint8_t genotypes = 0;
    std::uint8_t points = 0;

    constexpr bool matches(Genotype genotype) const { return (genotypes >> static_cast<int>(genotype)) & 1; }
};
inline constexpr int maxGoals = 3;
/// Two goals a trait (rulebook), three under an overlay (RULINGS.md 1.6).
constexpr int goalCount(Inheritance inheritance) {
    return inheritance == Inheritance::CompleteDominance ? 2 : 3;
}
constexpr GoalInfo goalInfo(Inheritance inheritance, int goal) {
    if (inheritance == Inheritance::CompleteDominance)
        return goal == 0 ? GoalInfo{0b011, 2} : GoalInfo{0b100, 3};
    return goal == 0 ? GoalInfo{0b001, 3} : goal == 1 ? GoalInfo{0b010, 2} : GoalInfo{0b100, 3};
}

} // namespace genotype
