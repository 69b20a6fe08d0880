// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/claim_goal.h"
#include "engine/genotype/effects/coins_with_marker.h"
#include "engine/genotype/effects/discount.h"
#include "engine/genotype/effects/draw_and_keep.h"
#include "engine/genotype/effects/early_pick.h"
#include "engine/genotype/effects/extra_gardening_draw.h"
#include "engine/genotype/effects/extra_place.h"
#include "engine/genotype/effects/lower_costs.h"
#include "engine/genotype/effects/plot_with_plant.h"
#include "engine/genotype/effects/rented_slots.h"
#include "engine/genotype/effects/roll_own_dice.h"
#include "engine/genotype/effects/validate_any.h"
#include "engine/genotype/effects/validate_for_coins.h"
#include "engine/genotype/effects/validate_goal_trait.h"
#include "engine/genotype/effects/widen_validation.h"
#include "engine/genotype/effects/wild_die.h"

#include <type_traits>

/// The units of all effects, and the questions that the rules ask about a card without knowing which one it
/// is. As much as possible is decided at compile time, from the tables of cards and the members of the units.
namespace genotype::effects {

/// The effect of card `code` with its own type and numbers.
template <std::size_t code> constexpr auto effectAt() {
    constexpr const Effect& effect =
        code < toolKinds ? toolCards[code].effect : assistantCards[code - toolKinds].effect;
    return std::get<effect.index()>(effect);
}
template <std::size_t code> using UnitAt = Unit<decltype(effectAt<code>())>;
template <std::size_t code> constexpr Moment momentAt() {
    return UnitAt<code>::moment(kindOf(static_cast<Card>(code)));
}

namespace detail {
template <typename Visit, std::size_t... codes>
constexpr bool visitCards(const Visit& visit, std::index_sequence<codes...>) {
    return (... || visit.template operator()<codes>());
}
} // namespace detail

/// Calls visit<code>() for each card in the order of the catalogue until it returns true, and returns that.
template <typename Visit> constexpr bool visitCards(const Visit& visit) {
    return detail::visitCards(visit, std::make_index_sequence<cardCount>{});
}

namespace detail {
/// Calls visit(unit, effect) of card first + `wanted`, if this is among first + `codes`.
template <std::size_t first, typename Visit, std::size_t... codes>
constexpr void withOneOf(std::size_t wanted, const Visit& visit, std::index_sequence<codes...>) {
    static_cast<void>(
        (... || (codes == wanted && (visit(UnitAt<first + codes>{}, effectAt<first + codes>()), true))));
}
} // namespace detail

/// Calls visit(unit, effect) of the card: its unit as a value and its effect.
template <typename Visit> constexpr void withCard(Card card, const Visit& visit) {
    detail::withOneOf<0>(static_cast<std::size_t>(card), visit, std::make_index_sequence<cardCount>{});
}
/// The same among the tools, or among the assistants: `visit` is compiled for no card of the other kind.
template <typename Visit> constexpr void withCard(Tool tool, const Visit& visit) {
    detail::withOneOf<0>(static_cast<std::size_t>(tool), visit, std::make_index_sequence<toolKinds>{});
}
template <typename Visit> constexpr void withCard(Assistant assistant, const Visit& visit) {
    detail::withOneOf<toolKinds>(static_cast<std::size_t>(assistant), visit,
                                 std::make_index_sequence<assistantCount>{});
}

// ---- Alone, in the player's own turn

/// Why a tool in hand, or an assistant at work, cannot be used now at a choice of the working phase.
Refusal toolRefusal(const State& state, Seat seat, Tool tool);
Refusal assistantRefusal(const State& state, Seat seat, Assistant assistant);

/// Calls visit(action) for each tool and then each assistant that the acting player may use now, until it
/// returns true, and returns that.
template <typename Visit> bool visitOwnTurn(const State& state, const Visit& visit) {
    const Player& player = state.player(state.actor);
    return visitCards([&]<std::size_t code>() {
        if constexpr (momentAt<code>() != Moment::OwnTurn) {
            return false;
        } else if constexpr (isTool(static_cast<Card>(code))) {
            constexpr Tool tool = toolOf(static_cast<Card>(code));
            return player.toolCount(tool) > 0 && toolRefusal(state, state.actor, tool) == Refusal::None &&
                   visit(act::playTool(tool));
        } else {
            constexpr Assistant assistant = assistantOf(static_cast<Card>(code));
            return player.has(assistant) &&
                   assistantRefusal(state, state.actor, assistant) == Refusal::None &&
                   visit(act::useAssistant(assistant));
        }
    });
}
/// Whether there is any.
bool anyOwnTurn(const State& state);

/// The acting player uses the card. Precondition: it is not refused.
void play(Moves& moves, Tool tool);
void use(Moves& moves, Assistant assistant);

/// Whether the tool must be played as soon as it arrives, or at the latest before the turn ends.
constexpr bool isPlayedAtOnce(Tool tool) {
    bool atOnce = false;
    withCard(tool, [&](auto unit, const auto&) {
        atOnce = requires {
            unit.atOnce;
        };
    });
    return atOnce;
}
bool mustPlayFirst(const Player& player);

// ---- Alone, in a pick

/// Whether the assistant is asked for in a pick.
constexpr bool isUsedInPick(Assistant assistant) {
    Moment moment = Moment::Always;
    withCard(assistant, [&](auto unit, const auto&) { moment = unit.moment(CardKind::Assistant); });
    return moment == Moment::DuringPick;
}

/// Why an assistant who is used in a pick cannot be used now; `uses(slots)` as in `Unit`.
template <typename Uses>
Refusal pickRefusal(const State& state, Seat seat, Assistant assistant, const Uses& uses) {
    const Player& player = state.player(seat);
    if (!player.has(assistant))
        return Refusal::NotYourAssistant;
    if (player.hasUsed(assistant))
        return Refusal::AssistantUsed;
    Refusal refusal = Refusal::NotOffered;
    withCard(assistant, [&](auto unit, const auto& effect) {
        if constexpr (requires { unit.refusal(effect, state, seat, uses); })
            refusal = unit.refusal(effect, state, seat, uses);
    });
    return refusal;
}

/// Calls visit(action) for each assistant whom the acting player may use in this pick, until it returns true.
template <typename Uses, typename Visit>
bool visitPick(const State& state, const Uses& uses, const Visit& visit) {
    return visitCards([&]<std::size_t code>() {
        if constexpr (momentAt<code>() != Moment::DuringPick) {
            return false;
        } else {
            constexpr Assistant assistant = assistantOf(static_cast<Card>(code));
            return state.player(state.actor).has(assistant) &&
                   pickRefusal(state, state.actor, assistant, uses) == Refusal::None &&
                   visit(act::useAssistant(assistant));
        }
    });
}

// ---- Validations that a card pays for

/// Bit g: genotypes of the trait that the pending validation of the card may cover.
inline std::uint8_t genotypes(Card card, const State& state, const Pending& pending, Trait trait) {
    std::uint8_t result = 0b111;
    visitCards([&]<std::size_t code>() {
        if constexpr (requires { UnitAt<code>::genotypes(state, pending, trait); })
            if (static_cast<Card>(code) == card) {
                result = UnitAt<code>::genotypes(state, pending, trait);
                return true;
            }
        return false;
    });
    return result;
}
/// Why it cannot cover another genotype.
Refusal missed(Card card, const Pending& pending, Trait trait);

// ---- Hiring

/// An assistant has just been hired. True when a choice follows.
bool hired(Moves& moves, Assistant assistant);

// ---- Words

/// What the card does, with its numbers; one or two sentences.
Phrase rule(Card card);
/// The button to use it: "Ask Sister Anna for help".
Phrase label(Assistant assistant);
/// What to choose for its validation: "Sister Anna: choose a trait to validate."
Phrase prompt(Card card);

} // namespace genotype::effects
