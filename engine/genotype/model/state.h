// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/random.h"
#include "engine/core/seat.h"
#include "engine/genotype/model/automa.h"
#include "engine/genotype/model/catalogue.h"
#include "engine/genotype/model/genetics.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>

/// The whole of a game as one value: copied by memcpy, compared with ==, its generator inside it.
namespace genotype {

/// 0 … 4, clockwise.
using core::noSeat;
using core::Seat;
/// Where Brother Johann sits in a solo game.
inline constexpr Seat johannSeat = 1;

/// A set of plant cards; its order is the order of the cards.
class PlantSet {
public:
    constexpr bool contains(PlantId id) const { return (m_bits >> id) & 1; }
    constexpr void insert(PlantId id) { m_bits |= std::uint64_t{1} << id; }
    constexpr void erase(PlantId id) { m_bits &= ~(std::uint64_t{1} << id); }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr std::uint64_t bits() const { return m_bits; }
    bool operator==(const PlantSet&) const = default;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t bits) : m_bits(bits) {}
        constexpr PlantId operator*() const { return static_cast<PlantId>(std::countr_zero(m_bits)); }
        constexpr Iterator& operator++() {
            m_bits &= m_bits - 1;
            return *this;
        }
        bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t m_bits;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint64_t m_bits = 0;
};

/// Where a plant grows. Places 0–6 are plots (2 on the mat, up to 5 tiles), 7–8 Flower Pots, 9 Brother
/// Eduard.
struct Plot {
    PlantId plant = noPlant;
    /// Bit t: a trait marker covers trait t.
    std::uint8_t covered = 0;

    bool empty() const { return plant == noPlant; }
    /// Bit t: the card needs trait t, which is not covered yet.
    std::uint8_t uncovered() const { return static_cast<std::uint8_t>(plantCard(plant).traits & ~covered); }
    bool complete() const { return !empty() && uncovered() == 0; }
    bool operator==(const Plot&) const = default;
};
inline constexpr int plotPlaces = 10;
inline constexpr int firstFlowerPot = 7;
inline constexpr int flowerPots = 2;
inline constexpr int eduardPlot = 9;

struct Player {
    PlantSet hand;
    PlantSet harvested;
    /// The three cards dealt at setup, until everybody has chosen.
    PlantSet dealt;
    PlantId setupSow = noPlant;
    PlantId setupKeep = noPlant;
    std::int16_t coins = 0;
    /// Tool cards in hand, by kind.
    std::array<std::uint8_t, toolKinds> tools{};
    std::array<Plot, plotPlaces> plots{};
    /// Bit a: the assistant works for this player.
    std::uint16_t assistants = 0;
    /// Bit a: the once-a-round assistant has been used (Franz: paid for) in this round.
    std::uint16_t assistantsUsed = 0;
    std::uint8_t newPlots = 0;
    std::uint8_t diceSlots = 0;
    /// Action markers owned, and those not yet placed in this round.
    std::uint8_t markers = baseMarkers;
    std::uint8_t markersLeft = 0;
    std::uint8_t goalMarkersLeft = goalMarkers;
    /// Own spaces taken in this round.
    bool gardening = false;
    bool temporarySlot = false;
    bool omari = false;
    /// Dice on ordinary (and temporary) slots, and on Brother Franz's.
    std::uint8_t slotsFilled = 0;
    std::uint8_t franzSlotsFilled = 0;
    /// Out of the normal breeding rounds, or of this round's purchases.
    bool passed = false;

    bool has(Assistant assistant) const { return (assistants >> static_cast<int>(assistant)) & 1; }
    bool hasUsed(Assistant assistant) const { return (assistantsUsed >> static_cast<int>(assistant)) & 1; }
    void markUsed(Assistant assistant) {
        assistantsUsed = static_cast<std::uint16_t>(assistantsUsed | (1u << static_cast<int>(assistant)));
    }
    int toolCount(Tool tool) const { return tools[static_cast<std::size_t>(tool)]; }
    int toolTotal() const {
        int total = 0;
        for (const auto count : tools)
            total += count;
        return total;
    }
    bool operator==(const Player&) const = default;
};

/// Aside: taken by Brother Johann, who has no slots.
enum class DiePlace : std::uint8_t { Board, Pool, Slot, FranzSlot, Knife, Aside };

/// One of the twenty offspring dice. `holder` is the player who took it, unless it is on the board or in the
/// pool.
struct Die {
    DieFace face = DieFace::One;
    DiePlace place = DiePlace::Board;
    Seat holder = noSeat;
    bool operator==(const Die&) const = default;
};

/// One Punnett square with what lies beside it.
struct Bench {
    Parents parents;
    /// The coin for the first marker on the trait's Set Parent Genes or 1st Shift.
    bool coin = true;
    Inheritance inheritance = Inheritance::CompleteDominance;
    std::array<Die, dicePerTrait> dice{};
    /// Dice in each pool area (derived from `dice`, kept for speed).
    std::array<std::uint8_t, poolAreaCount> pool{};
    std::array<Seat, maxGoals> goals{noSeat, noSeat, noSeat};

    bool operator==(const Bench&) const = default;
};

/// Setup, then rounds of working, breeding and upgrades, then the end.
enum class Phase : std::uint8_t { Setup, Working, Breeding, Upgrades, Finished };

/// In what order picks are granted (rulebook, "Selecting Offspring Dice").
enum class PickStage : std::uint8_t { FirstShift, Anton, SecondShift, Normal };

/// What validates a trait. Those after Die are Brother Johann's: his Tool Shed, each of his assistants, a
/// plant for which he has no room. After these come the cards: sourceOf().
enum class ValidationSource : std::uint8_t { University, Die, ToolShed, Assistants, FullGarden };
constexpr ValidationSource sourceOf(Card card) {
    return reasonOf<ValidationSource>(card);
}
constexpr ValidationSource sourceOf(Tool tool) {
    return sourceOf(cardOf(tool));
}
constexpr ValidationSource sourceOf(Assistant assistant) {
    return sourceOf(cardOf(assistant));
}

/// What is put into a plot directly from row or deck.
enum class FillReason : std::uint8_t { FlowerPot, EduardHired, EduardHarvested };

/// A choice that a player has to make. The last of `State::pending` is the current one.
enum class PendingKind : std::uint8_t {
    Setup,         ///< sow one, keep one, discard one
    Marker,        ///< place a marker
    EndOfTurn,     ///< the marker is resolved; tools and assistants may still be used
    GeneTile,      ///< trait: place or remove a gene tile, or leave all
    Nursery,       ///< count: plant cards still to be drawn
    ToolShed,      ///< draw a tool
    GardenDraw,    ///< count 0: the drawing step; 1: Brother Alipius's extra card
    GardenHarvest, ///< harvest the complete plants
    GardenSow,     ///< sow from hand
    Omari,         ///< dice (bit t) not used yet, and what they show
    Validate,      ///< source; for a die also trait and genotype (or any)
    Goal,          ///< choose a goal to mark
    SeedBag,       ///< bag: keep `count` more of its cards
    FillPlot,      ///< plot, reason: choose the plant that goes there
    Pick,          ///< stage, trait (1st Shift), count: uses so far in this pick
    Purchase,      ///< buy an upgrade or pass
};

struct Pending {
    PendingKind kind = PendingKind::Setup;
    Trait trait = Trait::SeedShape;
    std::uint8_t count = 0;
    /// Genotype of the die to be validated, `anyGenotype` if it is wild; Omari: unused dice as bits.
    std::uint8_t genotype = 0;
    /// Omari: two bits a trait, the genotype rolled. FillPlot: the plot. SeedBag: the bag.
    std::uint8_t place = 0;
    ValidationSource source = ValidationSource::University;
    PickStage stage = PickStage::FirstShift;
    FillReason reason = FillReason::FlowerPot;

    bool operator==(const Pending&) const = default;
};
inline constexpr std::uint8_t anyGenotype = 3;
inline constexpr int pendingDepth = 24;
/// Bags that can be open at once: one for each card that opens one.
inline constexpr int seedBags = [] {
    int bags = 0;
    for (const ToolCard& card : toolCards)
        bags += std::holds_alternative<DrawAndKeep>(card.effect) ? card.copies : 0;
    for (const AssistantCard& card : assistantCards)
        bags += std::holds_alternative<DrawAndKeep>(card.effect) ? 1 : 0;
    return bags;
}();

struct State {
    core::Random random;
    /// With Brother Johann, who sits in `johannSeat` of a solo game.
    std::uint8_t seats = 2;
    std::uint8_t rounds = maxRounds;
    /// 1 … rounds.
    std::uint8_t round = 1;
    Phase phase = Phase::Setup;
    Seat firstPlayer = 0;
    /// Whose choice is pending; noSeat when the game is over.
    Seat actor = 0;

    std::array<Player, maxSeats> players{};
    std::array<Bench, traitCount> benches{};

    core::FixedVector<PlantId, plantCardCount> plantDeck;
    PlantSet plantDiscard;
    std::array<PlantId, maxRow> nursery{noPlant, noPlant, noPlant, noPlant, noPlant};
    core::FixedVector<Tool, toolCardCount> toolDeck;
    std::array<std::uint8_t, toolKinds> toolDiscard{};
    /// Tool kind, or noTool where the place is empty.
    std::array<std::uint8_t, maxRow> toolShed{noTool, noTool, noTool, noTool, noTool};
    core::FixedVector<Assistant, assistantCount> assistantDeck;
    std::uint16_t assistantDiscard = 0;
    std::array<std::uint8_t, 3> assistantsForHire{noAssistant, noAssistant, noAssistant};

    /// The catalogue's in every game; only a measurement tries others.
    std::array<PriceScale, upgradeKinds> prices = abacus;
    std::array<std::uint8_t, upgradeKinds> priceStep{prices[0].start, prices[1].start, prices[2].start,
                                                     prices[3].start};
    std::uint8_t plotsLeft = plotStock;
    std::uint8_t diceSlotsLeft = diceSlotStock;

    /// Whose marker is on each board space this round; SecondShift has its own queue.
    std::array<Seat, boardSpaceCount> spaceOwner{};
    core::FixedVector<Seat, maxSeats * maxMarkers> secondShift;

    /// Cards being looked at in a Seed Bag; another bag may be opened while one is open.
    std::array<PlantSet, seedBags> bags{};
    core::FixedVector<Pending, pendingDepth> pending;

    /// Breeding: 1st Shift spaces already resolved (bit t), 2nd Shift markers already resolved, Father
    /// Anton's pick, and who is asked next in the normal rounds.
    std::uint8_t firstShiftsDone = 0;
    std::uint8_t secondShiftsDone = 0;
    bool antonDone = false;
    Seat nextPicker = 0;
    /// Dice rolled so far in the game; together with the game it identifies a roll permanently.
    std::uint16_t rolls = 0;

    Johann johann;

    State() { spaceOwner.fill(noSeat); }

    Player& player(Seat seat) { return players[seat]; }
    const Player& player(Seat seat) const { return players[seat]; }
    Bench& bench(Trait trait) { return benches[static_cast<std::size_t>(trait)]; }
    const Bench& bench(Trait trait) const { return benches[static_cast<std::size_t>(trait)]; }
    Seat owner(Space space) const { return spaceOwner[static_cast<std::size_t>(space)]; }
    bool finished() const { return phase == Phase::Finished; }
    bool isJohann(Seat seat) const { return johann.plays() && seat == johannSeat; }
    /// Seats that make choices of their own.
    Seat persons() const { return johann.plays() ? Seat{1} : seats; }
    const Pending& now() const { return pending.back(); }
    Seat nextSeat(Seat seat) const { return static_cast<Seat>(seat + 1 < seats ? seat + 1 : 0); }
    Seat previousSeat(Seat seat) const { return static_cast<Seat>(seat > 0 ? seat - 1 : seats - 1); }
    /// How many turns after the first player's the seat has its own: 0 … seats − 1.
    int turnOrder(Seat seat) const {
        return seat >= firstPlayer ? seat - firstPlayer : seat + seats - firstPlayer;
    }

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);

/// Plots on a player's mat: what a set position can fill.
inline constexpr int matPlots = 2;

/// A game that begins in the middle, so that a lesson's cross can be played: gene tiles lie on the board,
/// named plants grow, and the first working phase is that of a later round. Everything else is dealt by the
/// rules, but nobody chooses at setup: a seat without a named plant gets one from the deck, and every seat
/// gets one into its hand.
struct StartPosition {
    /// As the gene tiles on the squares make them; Xx on a side is the printed parent.
    std::array<Parents, traitCount> parents{};
    /// By seat, on the mat's two plots from the left; noPlant where none is named. No card twice.
    std::array<std::array<PlantId, matPlots>, maxSeats> plants;
    /// 1 … Setup::rounds.
    int round = 1;

    StartPosition() {
        for (auto& garden : plants)
            garden.fill(noPlant);
    }
    bool operator==(const StartPosition&) const = default;
};

/// What a table agrees on before the game.
struct Setup {
    /// 2 … 5, or 1 against Brother Johann.
    int players = 2;
    /// 1 … 5; fewer than five is the shorter game (house ruling).
    int rounds = maxRounds;
    std::uint64_t seed = 0;
    /// The seat that starts, or noSeat to have it drawn by the seed. In a solo game the player starts.
    Seat firstPlayer = noSeat;
    /// Only CompleteDominance or, for flower colour, either overlay; for plant height, IncompleteDominance.
    Inheritance flowerColour = Inheritance::CompleteDominance;
    Inheritance plantHeight = Inheritance::CompleteDominance;
    /// None exactly when there are two or more players.
    Difficulty johann = Difficulty::None;
    /// Hard: one of `hardAssistants`, or noAssistant to have it drawn by the seed. noAssistant otherwise.
    std::uint8_t johannAssistant = noAssistant;
    /// None: the game starts from the beginning.
    std::optional<StartPosition> position = std::nullopt;

    bool operator==(const Setup&) const = default;
};

/// Points by source at the end (rulebook, "End of the Game"); in mid-game, what they would be now, with only
/// harvested plants counted as complete.
struct Score {
    int plants = 0;
    int goals = 0;
    int markers = 0;
    int coins = 0;
    int harvestedPlants = 0;

    /// What harvested plants and goals have brought: nobody can spend it, and it never shrinks.
    int secured() const { return plants + goals; }
    int total() const { return plants + goals + markers + coins; }
    bool operator==(const Score&) const = default;
};

Score score(const State& state, Seat seat);
/// The points that the goals of a seat give for a plant that it has harvested.
int goalPoints(const State& state, Seat seat, PlantId plant);

/// Bit s: seat s shares in the win — most points, then most completed plants, then shared.
std::uint8_t winners(const State& state);
/// The same of scores by seat, at most eight, however they were counted.
std::uint8_t winners(std::span<const Score> scores);

} // namespace genotype
