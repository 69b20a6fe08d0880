// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

/// The 72 cards of Gene Expression as data. Cards that look alike are copies of the same card; everything
/// else in the rules, and every text on a card, follows from this file.
namespace genecards {

/// Raised when a card or the order of draws changes: records written with another number are refused.
inline constexpr int catalogueVersion = 2;

// ---- Categories

/// What a card stands for, in the order of expression; the first follows the last.
enum class Category : std::uint8_t { Promoter, Operon, TranscriptionFactor, ExpressedGene };
inline constexpr int categoryCount = 4;
inline constexpr std::array<Category, categoryCount> allCategories{
    Category::Promoter, Category::Operon, Category::TranscriptionFactor, Category::ExpressedGene};

/// The category that may be played on a card of this one.
constexpr Category following(Category category) {
    return static_cast<Category>((static_cast<int>(category) + 1) % categoryCount);
}

// ---- Actions

/// The four kinds of mutation. In one place the source calls the Substitution "replacement" and the
/// Translocation "shift".
enum class Mutation : std::uint8_t { Substitution, Translocation, Deletion, Insertion };
inline constexpr int mutationCount = 4;

/// The player chooses two players, who swap hands.
struct SwapHands {};
/// The next player draws this many cards and loses a turn.
struct SkipNext {
    int draws = 0;
};
/// The player plays one more card, whatever lies on top, but not this one again.
struct PlayAnother {};
using Effect = std::variant<SwapHands, SkipNext, PlayAnother>;

struct ActionCard {
    Mutation id;
    std::string_view notation;
    Effect effect;
};
inline constexpr std::array<ActionCard, mutationCount> actionCards{{
    {.id = Mutation::Substitution, .notation = "substitution", .effect = SwapHands{}},
    {.id = Mutation::Translocation, .notation = "translocation", .effect = SkipNext{.draws = 0}},
    {.id = Mutation::Deletion, .notation = "deletion", .effect = PlayAnother{}},
    {.id = Mutation::Insertion, .notation = "insertion", .effect = SkipNext{.draws = 2}},
}};
constexpr const ActionCard& actionCard(Mutation mutation) {
    return actionCards[static_cast<std::size_t>(mutation)];
}

// ---- Cards

/// In each category one card of every number and two of every action.
inline constexpr int numbers = 10;
inline constexpr int actionCopies = 2;
/// What an action card scores in a hand; a number card scores its number.
inline constexpr int actionPoints = 20;

/// A card by its face, 0 … cardKinds − 1: category by category in the order of expression, in each the
/// numbers from 1 to 10, then the four actions.
using CardId = std::uint8_t;
inline constexpr int facesOfCategory = numbers + mutationCount;
inline constexpr int cardKinds = categoryCount * facesOfCategory;
inline constexpr int cardCount = categoryCount * (numbers + actionCopies * mutationCount);
/// No card, or a hidden one.
inline constexpr CardId noCard = 255;
static_assert(cardCount == 72);

constexpr Category categoryOf(CardId card) {
    return static_cast<Category>(card / facesOfCategory);
}
constexpr bool isAction(CardId card) {
    return card % facesOfCategory >= numbers;
}
/// 1 … 10; 0 for an action.
constexpr int numberOf(CardId card) {
    return isAction(card) ? 0 : card % facesOfCategory + 1;
}
/// Precondition: isAction(card).
constexpr Mutation mutationOf(CardId card) {
    return static_cast<Mutation>(card % facesOfCategory - numbers);
}
constexpr int copiesOf(CardId card) {
    return isAction(card) ? actionCopies : 1;
}
constexpr int pointsOf(CardId card) {
    return isAction(card) ? actionPoints : numberOf(card);
}
constexpr bool isMutation(CardId card, Mutation mutation) {
    return isAction(card) && mutationOf(card) == mutation;
}

/// Why a card fits on another. If it fits in two ways, the first one counts.
enum class Fit : std::uint8_t {
    None,
    Order, ///< its category is the next in the order of expression
    Number,
    Action,
    Extra ///< played for a Deletion: anything goes
};
/// Whether `card` may be played on `top`. The same category alone does not fit.
constexpr Fit fitOf(CardId top, CardId card) {
    if (categoryOf(card) == following(categoryOf(top)))
        return Fit::Order;
    if (card % facesOfCategory != top % facesOfCategory)
        return Fit::None;
    return isAction(card) ? Fit::Action : Fit::Number;
}

} // namespace genecards
