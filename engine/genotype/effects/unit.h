// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/cards.h"
#include "engine/genotype/model/phrases.h"
#include "engine/genotype/model/refusal.h"
#include "engine/genotype/model/state.h"
#include "engine/genotype/moves/moves.h"

#include <array>
#include <cstddef>
#include <utility>

/// Effects as behaviour. Each effect in model/cards.h has one unit, a specialisation of `Unit` in a file of
/// its own, with everything about the effect: when it is used, why it may not be, what it does and its texts.
/// A unit has these members, of which only the first two are mandatory:
///
///     static constexpr Moment moment(CardKind kind);
///     static Phrase rule(const Effect& effect, CardKind kind);     // the text on the card
///
///     // Moment::OwnTurn: None, or why a card in hand or at work cannot be used now; and what it does.
///     static Refusal refusal(const Effect& effect, const State& state, Seat seat);
///     static void apply(const Effect& effect, Card card, Moves& moves);
///     // Moment::DuringPick: the same; `uses(slots)` counts the uses of dice with so many free slots.
///     static Refusal refusal(const Effect& effect, const State& state, Seat seat, const Uses& uses);
///
///     // For cards that validate: the genotypes they may cover (bit g; default all); why not another one.
///     static std::uint8_t genotypes(const State& state, const Pending& pending, Trait trait);
///     static Refusal missed(const Pending& pending, Trait trait);
///     // A tool that must be played the moment it arrives.
///     static constexpr bool atOnce = true;
///     // A tool that stays on the table instead of being discarded.
///     static constexpr bool staysOnTable = true;
///     // An assistant has just been hired: true when a choice follows.
///     static bool hired(const Effect& effect, Moves& moves);
///     // In place of "Ask …" and "…: choose a trait to validate."
///     static Phrase label(Card card);
///     static Phrase prompt(Card card);
///
/// An effect that works with another action (a marker, a die, a validation, a purchase) or automatically also
/// has members of its own, which the rules of that action use. The rules never ask which card it is.
/// effects.h puts the units together.
namespace genotype::effects {

/// When a card with the effect is used.
enum class Moment : std::uint8_t {
    OwnTurn,        ///< alone, at any choice of the player's own working turn
    DuringPick,     ///< alone, while picking dice
    WithMarker,     ///< with a marker
    WithDie,        ///< with a die
    WithValidation, ///< with a validation
    WithPurchase,   ///< with the purchase of an upgrade
    Always          ///< works automatically
};

enum class CardKind : std::uint8_t { Tool, Assistant };
constexpr CardKind kindOf(Card card) {
    return isTool(card) ? CardKind::Tool : CardKind::Assistant;
}

template <typename Effect> struct Unit;

/// A card with the numbers of its effect.
template <typename Id, typename Effect> struct Entry {
    Id id;
    Effect effect;
};

/// The cards of a table that have the effect, in the order of the table; known at compile time.
template <typename Effect, const auto& table> constexpr auto cardsWith() {
    constexpr std::size_t count = [] {
        std::size_t found = 0;
        for (const auto& card : table)
            found += std::holds_alternative<Effect>(card.effect);
        return found;
    }();
    std::array<Entry<decltype(table[0].id), Effect>, count> entries{};
    if constexpr (count > 0) {
        std::size_t at = 0;
        for (const auto& card : table)
            if (std::holds_alternative<Effect>(card.effect))
                entries[at++] = {card.id, std::get<Effect>(card.effect)};
    }
    return entries;
}
template <typename Effect> inline constexpr auto toolsWith = cardsWith<Effect, toolCards>();
template <typename Effect> inline constexpr auto assistantsWith = cardsWith<Effect, assistantCards>();

/// "Seed Bag", "Sister Anna".
inline Phrase name(Card card) {
    return {isTool(card) ? toolCard(toolOf(card)).name : assistantCard(assistantOf(card)).name, {}};
}

} // namespace genotype::effects
