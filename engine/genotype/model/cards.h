// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

/// Tools and assistants as data. A card is one entry here: its numbers and its effect. Each effect has a unit
/// in effects/, in its own file, which says what it does, when, and in which words.
namespace genotype {

// ---- Effects: the vocabulary that cards are made of

/// Draw plant cards from the deck, keep some, discard the rest.
struct DrawAndKeep {
    int draw, keep;
};
/// Validate any one trait; a card that does so is played as soon as it arrives.
struct ValidateAny {};
/// Pay, then mark a phenotype research goal without using a space.
struct ClaimGoal {
    int coins;
};
/// A plot that comes with a plant, taken from row or deck; `refills` after each harvest, or is discarded.
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
/// Once a working phase: validate a trait that matches one of the player's goals.
struct ValidateGoalTrait {};
/// Once a working phase: pay to validate any trait.
struct ValidateForCoins {
    int coins;
};
/// A space for its owner: roll a die of each colour until it shows no mutation; each may validate.
struct RollOwnDice {};
/// A pick before any marker on the 2nd Shift.
struct EarlyPick {};
/// More dice slots in a round in which the player pays.
struct RentedSlots {
    int extraSlots, coins;
};
/// Every cost is lowered, not below `minimum`, and never raised.
struct LowerCosts {
    int by, minimum;
};

/// A new effect needs a struct with its numbers above, a name here, and a unit in effects/.
using Effect = std::variant<DrawAndKeep, ValidateAny, ClaimGoal, PlotWithPlant, ExtraPlace, WildDie,
                            WidenValidation, CoinsWithMarker, Discount, ExtraGardeningDraw, ValidateGoalTrait,
                            ValidateForCoins, RollOwnDice, EarlyPick, RentedSlots, LowerCosts>;

// ---- Tools

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
inline constexpr int toolKinds = static_cast<int>(Tool::Grant) + 1;
/// An empty place in the tool shed.
inline constexpr std::uint8_t noTool = 255;

struct ToolCard {
    Tool id;
    std::string_view notation;
    /// Marked for translation.
    const char* name;
    int copies;
    Effect effect;
};

inline constexpr std::array<ToolCard, toolKinds> toolCards{{
    {.id = Tool::WateringFunnel,
     .notation = "watering-funnel",
     .name = ENGINE_TEXT("engine", "Watering Funnel"),
     .copies = 3,
     .effect = ValidateAny{}},
    {.id = Tool::GraftKnife,
     .notation = "graft-knife",
     .name = ENGINE_TEXT("engine", "Graft Knife"),
     .copies = 3,
     .effect = ExtraPlace{}},
    {.id = Tool::Rake,
     .notation = "rake",
     .name = ENGINE_TEXT("engine", "Rake"),
     .copies = 3,
     .effect = WildDie{}},
    {.id = Tool::SeedBag,
     .notation = "seed-bag",
     .name = ENGINE_TEXT("engine", "Seed Bag"),
     .copies = 2,
     .effect = DrawAndKeep{.draw = 5, .keep = 2}},
    {.id = Tool::Dissertation,
     .notation = "dissertation",
     .name = ENGINE_TEXT("engine", "Dissertation"),
     .copies = 2,
     .effect = ClaimGoal{.coins = 1}},
    {.id = Tool::FlowerPot,
     .notation = "flower-pot",
     .name = ENGINE_TEXT("engine", "Flower Pot"),
     .copies = 2,
     .effect = PlotWithPlant{.refills = false}},
    {.id = Tool::PollenBrush,
     .notation = "pollen-brush",
     .name = ENGINE_TEXT("engine", "Pollen Brush"),
     .copies = 2,
     .effect = WidenValidation{}},
    {.id = Tool::HandLens,
     .notation = "hand-lens",
     .name = ENGINE_TEXT("engine", "Hand Lens"),
     .copies = 2,
     .effect = CoinsWithMarker{.on = CoinsWithMarker::On::ParentGenes, .coins = 2}},
    {.id = Tool::PocketWatch,
     .notation = "pocket-watch",
     .name = ENGINE_TEXT("engine", "Pocket Watch"),
     .copies = 2,
     .effect = CoinsWithMarker{.on = CoinsWithMarker::On::FirstShift, .coins = 2}},
    {.id = Tool::GardenLine,
     .notation = "garden-line",
     .name = ENGINE_TEXT("engine", "Garden Line"),
     .copies = 2,
     .effect = CoinsWithMarker{.on = CoinsWithMarker::On::SecondShift, .coins = 2}},
    {.id = Tool::Grant,
     .notation = "grant",
     .name = ENGINE_TEXT("engine", "Grant"),
     .copies = 2,
     .effect = Discount{.coins = 2}},
}};
constexpr const ToolCard& toolCard(Tool tool) {
    return toolCards[static_cast<std::size_t>(tool)];
}
inline constexpr int toolCardCount = [] {
    int count = 0;
    for (const ToolCard& card : toolCards)
        count += card.copies;
    return count;
}();

// ---- Assistants

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
inline constexpr int assistantCount = static_cast<int>(Assistant::Eduard) + 1;
/// An empty place beside the assistants for hire.
inline constexpr std::uint8_t noAssistant = 255;

struct AssistantCard {
    Assistant id;
    std::string_view notation;
    /// Marked for translation: "Brother Alipius", "Alipius".
    const char* name;
    const char* shortName;
    Effect effect;
};

inline constexpr std::array<AssistantCard, assistantCount> assistantCards{{
    {.id = Assistant::Alipius,
     .notation = "alipius",
     .name = ENGINE_TEXT("engine", "Brother Alipius"),
     .shortName = ENGINE_TEXT("engine", "Alipius"),
     .effect = ExtraGardeningDraw{.cards = 1}},
    {.id = Assistant::Elisabeth,
     .notation = "elisabeth",
     .name = ENGINE_TEXT("engine", "Sister Elisabeth"),
     .shortName = ENGINE_TEXT("engine", "Elisabeth"),
     .effect = ValidateGoalTrait{}},
    {.id = Assistant::Anna,
     .notation = "anna",
     .name = ENGINE_TEXT("engine", "Sister Anna"),
     .shortName = ENGINE_TEXT("engine", "Anna"),
     .effect = ValidateForCoins{.coins = 1}},
    {.id = Assistant::Omari,
     .notation = "omari",
     .name = ENGINE_TEXT("engine", "Father Omari"),
     .shortName = ENGINE_TEXT("engine", "Omari"),
     .effect = RollOwnDice{}},
    {.id = Assistant::Anton,
     .notation = "anton",
     .name = ENGINE_TEXT("engine", "Father Anton"),
     .shortName = ENGINE_TEXT("engine", "Anton"),
     .effect = EarlyPick{}},
    {.id = Assistant::Franz,
     .notation = "franz",
     .name = ENGINE_TEXT("engine", "Brother Franz"),
     .shortName = ENGINE_TEXT("engine", "Franz"),
     .effect = RentedSlots{.extraSlots = 2, .coins = 1}},
    {.id = Assistant::Maria,
     .notation = "maria",
     .name = ENGINE_TEXT("engine", "Sister Maria"),
     .shortName = ENGINE_TEXT("engine", "Maria"),
     .effect = WildDie{}},
    {.id = Assistant::Leopold,
     .notation = "leopold",
     .name = ENGINE_TEXT("engine", "Brother Leopold"),
     .shortName = ENGINE_TEXT("engine", "Leopold"),
     .effect = LowerCosts{.by = 1, .minimum = 1}},
    {.id = Assistant::May,
     .notation = "may",
     .name = ENGINE_TEXT("engine", "Sister May"),
     .shortName = ENGINE_TEXT("engine", "May"),
     .effect = WidenValidation{}},
    {.id = Assistant::Eduard,
     .notation = "eduard",
     .name = ENGINE_TEXT("engine", "Brother Eduard"),
     .shortName = ENGINE_TEXT("engine", "Eduard"),
     .effect = PlotWithPlant{.refills = true}},
}};
constexpr const AssistantCard& assistantCard(Assistant assistant) {
    return assistantCards[static_cast<std::size_t>(assistant)];
}

// ---- Either

/// Any card that has an effect, as one number: the tools, then the assistants.
enum class Card : std::uint8_t {};
inline constexpr int cardCount = toolKinds + assistantCount;

constexpr Card cardOf(Tool tool) {
    return static_cast<Card>(tool);
}
constexpr Card cardOf(Assistant assistant) {
    return static_cast<Card>(toolKinds + static_cast<int>(assistant));
}
constexpr bool isTool(Card card) {
    return static_cast<int>(card) < toolKinds;
}
/// Precondition: it is one.
constexpr Tool toolOf(Card card) {
    return static_cast<Tool>(card);
}
constexpr Assistant assistantOf(Card card) {
    return static_cast<Assistant>(static_cast<int>(card) - toolKinds);
}
constexpr std::string_view notationOf(Card card) {
    return isTool(card) ? toolCard(toolOf(card)).notation : assistantCard(assistantOf(card)).notation;
}

/// Enumerations of reasons that may be a card number the cards from here on: see CoinReason and
/// ValidationSource.
inline constexpr int firstCardReason = 32;
template <typename Reason> constexpr Reason reasonOf(Card card) {
    return static_cast<Reason>(firstCardReason + static_cast<int>(card));
}
/// The card that the reason stands for, if it is one.
template <typename Reason> constexpr std::optional<Card> cardIn(Reason reason) {
    const int code = static_cast<int>(reason) - firstCardReason;
    return code >= 0 && code < cardCount ? std::optional(static_cast<Card>(code)) : std::nullopt;
}

/// The effect of a card as the alternative it is known to have: `effectOf<DrawAndKeep>(Tool::SeedBag).draw`.
template <typename Kind> constexpr Kind effectOf(Tool tool) {
    return std::get<Kind>(toolCard(tool).effect);
}
template <typename Kind> constexpr Kind effectOf(Assistant assistant) {
    return std::get<Kind>(assistantCard(assistant).effect);
}

} // namespace genotype
