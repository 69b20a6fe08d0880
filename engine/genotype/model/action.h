// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/genotype/model/state.h"

#include <optional>
#include <string>
#include <string_view>

namespace genotype {

enum class ActionKind : std::uint8_t {
    ChooseSetup,    ///< plant to sow, plant to keep; the third is discarded
    PlaceMarker,    ///< space, bonus tools played with it (Hand Lens, Pocket Watch, Garden Line)
    PlaceGeneTile,  ///< side, homozygous dominant or recessive
    RemoveGeneTile, ///< side
    LeaveGeneTiles,
    TakePlant, ///< row place, or the deck
    TakeTool,  ///< row place, or the deck
    KeepPlant, ///< one card of a Seed Bag
    Harvest,
    Sow,          ///< plant from hand, plot
    Validate,     ///< plot, trait, widening, rakes
    ChooseGoal,   ///< trait, goal
    PlayTool,     ///< Watering Funnel, Seed Bag, Dissertation, Flower Pot
    UseAssistant, ///< Anna, Elisabeth; Franz: pay for his slots
    TakeDie,      ///< trait, pool area, use, partner of a pair, knives
    Buy,          ///< upgrade, assistant's place, grants
    Finish,       ///< end an optional choice
    EndTurn,
    Pass
};

/// How a validation reaches more than one trait.
enum class Widening : std::uint8_t { None, PollenBrush, SisterMay };

/// How a die is used.
enum class DieUse : std::uint8_t {
    Match, ///< its genotype
    Coin,  ///< a mutation for a coin
    Pair,  ///< a mutation with a second die: any trait of the colour
    Rake,
    Maria
};

/// The place in a row that means the deck.
inline constexpr std::uint8_t deckPlace = 15;

/// One click. A small value; the fields that a kind does not use are zero. Make it with the functions below.
struct Action {
    ActionKind kind = ActionKind::Pass;
    std::uint8_t item = 0;
    std::uint8_t place = 0;
    Trait trait = Trait::SeedShape;
    PoolArea area = PoolArea::HomozygousDominant;
    PoolArea partner = PoolArea::HomozygousDominant;
    std::uint8_t mode = 0;
    std::uint8_t count = 0;

    Space space() const { return static_cast<Space>(item); }
    PlantId plant() const { return item; }
    Tool tool() const { return static_cast<Tool>(item); }
    Assistant assistant() const { return static_cast<Assistant>(item); }
    Upgrade upgrade() const { return static_cast<Upgrade>(item); }
    Side side() const { return static_cast<Side>(item); }
    Genotype tileGenotype() const { return static_cast<Genotype>(mode); }
    Widening widening() const { return static_cast<Widening>(mode); }
    DieUse use() const { return static_cast<DieUse>(mode); }
    /// ChooseSetup: the card kept.
    PlantId kept() const { return place; }
    int plot() const { return place; }
    int goal() const { return place; }

    bool operator==(const Action&) const = default;
};

namespace act {
template <typename Enum> constexpr std::uint8_t code(Enum value) {
    return static_cast<std::uint8_t>(value);
}

inline Action chooseSetup(PlantId sow, PlantId keep) {
    return {.kind = ActionKind::ChooseSetup, .item = sow, .place = keep};
}
inline Action placeMarker(Space space, int bonusTools = 0) {
    return {.kind = ActionKind::PlaceMarker, .item = code(space), .count = code(bonusTools)};
}
inline Action placeGeneTile(Side side, Genotype genotype) {
    return {.kind = ActionKind::PlaceGeneTile, .item = code(side), .mode = code(genotype)};
}
inline Action removeGeneTile(Side side) {
    return {.kind = ActionKind::RemoveGeneTile, .item = code(side)};
}
inline Action leaveGeneTiles() {
    return {.kind = ActionKind::LeaveGeneTiles};
}
inline Action takePlant(int place) {
    return {.kind = ActionKind::TakePlant, .place = code(place)};
}
inline Action takeTool(int place) {
    return {.kind = ActionKind::TakeTool, .place = code(place)};
}
inline Action keepPlant(PlantId plant) {
    return {.kind = ActionKind::KeepPlant, .item = plant};
}
inline Action harvest() {
    return {.kind = ActionKind::Harvest};
}
inline Action sow(PlantId plant, int plot) {
    return {.kind = ActionKind::Sow, .item = plant, .place = code(plot)};
}
/// `rakes` 1: a Rake makes the die wild that validates; only for dice that are not taken (Father Omari's).
inline Action validate(int plot, Trait trait, Widening widening = Widening::None, int rakes = 0) {
    return {.kind = ActionKind::Validate,
            .place = code(plot),
            .trait = trait,
            .mode = code(widening),
            .count = code(rakes)};
}
inline Action chooseGoal(Trait trait, int goal) {
    return {.kind = ActionKind::ChooseGoal, .place = code(goal), .trait = trait};
}
inline Action playTool(Tool tool) {
    return {.kind = ActionKind::PlayTool, .item = code(tool)};
}
inline Action useAssistant(Assistant assistant) {
    return {.kind = ActionKind::UseAssistant, .item = code(assistant)};
}
inline Action takeDie(Trait trait, PoolArea area, DieUse use, int knives = 0) {
    return {
        .kind = ActionKind::TakeDie, .trait = trait, .area = area, .mode = code(use), .count = code(knives)};
}
inline Action takePair(Trait trait, PoolArea partner, int knives = 0) {
    return {.kind = ActionKind::TakeDie,
            .trait = trait,
            .area = PoolArea::DeNovo,
            .partner = partner,
            .mode = code(DieUse::Pair),
            .count = code(knives)};
}
inline Action buy(Upgrade upgrade, int grants = 0) {
    return {.kind = ActionKind::Buy, .item = code(upgrade), .count = code(grants)};
}
inline Action hire(int place, int grants = 0) {
    return {.kind = ActionKind::Buy,
            .item = code(Upgrade::Assistant),
            .place = code(place),
            .count = code(grants)};
}
inline Action finish() {
    return {.kind = ActionKind::Finish};
}
inline Action endTurn() {
    return {.kind = ActionKind::EndTurn};
}
inline Action pass() {
    return {.kind = ActionKind::Pass};
}
} // namespace act

/// Capacity for every action that any state can list.
using ActionList = core::FixedVector<Action, 384>;

/// Whether every field is in range and unused fields are zero. Says nothing about legality.
bool isWellFormed(const Action& action);

/// One line that a person can read: "place genes-R bonus 1", "die Rr match", "hire 2 grant 1".
/// Precondition: isWellFormed(action).
std::string notation(const Action& action);

/// The words of the notation for a place in the garden ("1" … "7", "pot1", "eduard") and for dice in the pool
/// ("Rr", or "R*" for mutations). Those of single values are in value_names.h.
std::string plotNotation(int plot);
std::string areaNotation(Trait trait, PoolArea area);

/// Reads `notation` back; no value if the text is not an action. Says nothing about legality.
std::optional<Action> parseAction(std::string_view text);

} // namespace genotype
