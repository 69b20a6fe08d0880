// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/genotype/model/catalogue.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

/// Brother Johann, the opponent of the solo game (rulebook, "Genotype Solo Rules"; RULINGS.md 1.7): his nine
/// automa cards as data, and what he has besides the pieces that every player has.
namespace genotype {

/// The automa cards, each named for its action.
enum class Automa : std::uint8_t {
    Treasury,
    University,
    Nursery,
    ToolShed,
    ParentGeneTop,
    ParentGeneLeft,
    FirstShift,
    ResearchGoal,
    Gardening
};
inline constexpr int automaCount = 9;
/// A place without an automa card.
inline constexpr std::uint8_t noAutoma = 255;

/// A letter for decisions: R or r, F or f …
struct AutomaLetter {
    Trait trait = Trait::SeedShape;
    bool capital = true;

    constexpr Genotype homozygous() const {
        return capital ? Genotype::HomozygousDominant : Genotype::HomozygousRecessive;
    }
    bool operator==(const AutomaLetter&) const = default;
};

struct AutomaCard {
    Automa id;
    std::string_view notation;
    /// As a support card; one without a letter takes that of the action card.
    std::optional<AutomaLetter> letter;
    /// 1 … 3: a place in a row, from the left.
    int pips;
    /// The rows of a plant card that the single and the double arrow point to. The double arrow also selects
    /// the upgrade.
    Trait single, twice;
    std::optional<Trait> mutation;
};

inline constexpr std::array<AutomaCard, automaCount> automaCards = [] {
    using enum Trait;
    constexpr auto capital = [](Trait trait) { return AutomaLetter{trait, true}; };
    constexpr auto small = [](Trait trait) { return AutomaLetter{trait, false}; };
    return std::array<AutomaCard, automaCount>{{
        {.id = Automa::Treasury,
         .notation = "treasury",
         .letter = capital(PlantHeight),
         .pips = 1,
         .single = SeedShape,
         .twice = PodColour,
         .mutation = {}},
        {.id = Automa::University,
         .notation = "university",
         .letter = small(SeedShape),
         .pips = 2,
         .single = FlowerColour,
         .twice = PlantHeight,
         .mutation = {}},
        {.id = Automa::Nursery,
         .notation = "nursery",
         .letter = capital(FlowerColour),
         .pips = 3,
         .single = PlantHeight,
         .twice = SeedShape,
         .mutation = {}},
        {.id = Automa::ToolShed,
         .notation = "shed",
         .letter = small(PodColour),
         .pips = 1,
         .single = PlantHeight,
         .twice = FlowerColour,
         .mutation = {}},
        {.id = Automa::ParentGeneTop,
         .notation = "genes-top",
         .letter = small(FlowerColour),
         .pips = 2,
         .single = SeedShape,
         .twice = PlantHeight,
         .mutation = {}},
        {.id = Automa::ParentGeneLeft,
         .notation = "genes-left",
         .letter = capital(PodColour),
         .pips = 3,
         .single = PlantHeight,
         .twice = PodColour,
         .mutation = {}},
        {.id = Automa::FirstShift,
         .notation = "shift",
         .letter = small(PlantHeight),
         .pips = 1,
         .single = FlowerColour,
         .twice = SeedShape,
         .mutation = {}},
        {.id = Automa::ResearchGoal,
         .notation = "goal",
         .letter = capital(SeedShape),
         .pips = 2,
         .single = PodColour,
         .twice = FlowerColour,
         .mutation = SeedShape},
        {.id = Automa::Gardening,
         .notation = "gardening",
         .letter = {},
         .pips = 3,
         .single = PodColour,
         .twice = SeedShape,
         .mutation = {}},
    }};
}();
constexpr const AutomaCard& automaCard(Automa card) {
    return automaCards[static_cast<std::size_t>(card)];
}
/// The upgrade that the row of a double arrow stands for.
constexpr Upgrade upgradeOfRow(Trait row) {
    return static_cast<Upgrade>(row);
}

/// How hard a solo game is; None at a table of two to five.
enum class Difficulty : std::uint8_t { None, Easy, Standard, Hard };

/// The assistants of which one helps Brother Johann in a hard game: a ladder, the easiest to play against
/// first.
inline constexpr std::array hardAssistants{Assistant::Franz, Assistant::Omari, Assistant::Elisabeth,
                                           Assistant::Maria, Assistant::May,   Assistant::Leopold};
constexpr bool isHardAssistant(std::uint8_t assistant) {
    for (const Assistant one : hardAssistants)
        if (static_cast<std::uint8_t>(one) == assistant)
            return true;
    return false;
}

inline constexpr int johannGardenSize = 4;
inline constexpr int johannStartingPlants = 2;
inline constexpr int johannShifts = 3;
inline constexpr int johannPhaseCoins = 3;
/// Upgrades that he may buy in a round, without an assistant's help.
constexpr int johannPurchases(Difficulty difficulty) {
    return difficulty == Difficulty::Easy ? 1 : 2;
}

/// What Brother Johann has besides the pieces of his seat, which are kept where every player's are: his
/// garden in the first four plots, the lowest plant in the first of them and no gap between; the assistant of
/// a hard game among the seat's assistants; his tiles among its new plots and dice slots.
struct Johann {
    Difficulty difficulty = Difficulty::None;
    /// The last card is drawn next. The order is hidden; the cards are those that are nowhere else.
    core::FixedVector<Automa, automaCount> deck;
    /// Bit a: card a lies in the discard pile.
    std::uint16_t discard = 0;
    /// The cards of his last turn or purchase; they stay there until he draws the next ones.
    std::uint8_t action = noAutoma;
    std::uint8_t support = noAutoma;
    /// Breeding: the card beside each plant of his garden.
    std::array<std::uint8_t, johannGardenSize> beside{noAutoma, noAutoma, noAutoma, noAutoma};
    /// Bit a: assistant a was hired during the game and is face down: only their number counts.
    std::uint16_t faceDown = 0;
    /// Breeding: shifts that he still has.
    std::uint8_t shiftsLeft = 0;
    /// Upgrades: turns that he still has.
    std::uint8_t purchasesLeft = 0;

    bool plays() const { return difficulty != Difficulty::None; }
    bool operator==(const Johann&) const = default;
};

} // namespace genotype
