// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/lower_costs.h"
#include "engine/genotype/effects/unit.h"
#include "engine/genotype/model/queries.h"

namespace genotype::effects {

static_assert(assistantsWith<RentedSlots>.size() == 1 && toolsWith<RentedSlots>.empty(),
              "Player::franzSlotsFilled counts the dice of one assistant");

/// More dice slots for a round in which the player pays for them, which must be before the first die that
/// needs one.
template <> struct Unit<RentedSlots> {
    static constexpr auto assistant = assistantsWith<RentedSlots>[0];

    static constexpr Moment moment(CardKind) { return Moment::DuringPick; }
    /// There must be a use that is possible only with these slots.
    template <typename Uses>
    static Refusal refusal(const RentedSlots& effect, const State& state, Seat seat, const Uses& uses) {
        const Player& player = state.player(seat);
        if (player.coins < costFor(player, effect.coins))
            return Refusal::NotEnoughCoins;
        const int free = freeOrdinarySlots(player);
        return uses(free + effect.extraSlots) > uses(free) ? Refusal::None : Refusal::FranzNotNeededYet;
    }
    static void apply(const RentedSlots& effect, Card card, Moves& moves) {
        moves.pay(costFor(moves.actor(), effect.coins), coinReason(card));
    }
    static Phrase rule(const RentedSlots& effect, CardKind kind);
    static Phrase label(Card card);

    /// Slots that the player has paid for, and how many of them are free.
    static int diceSlots(const Player& player) {
        return player.hasUsed(assistant.id) ? assistant.effect.extraSlots : 0;
    }
    static int freeSlots(const Player& player) {
        return player.hasUsed(assistant.id) ? assistant.effect.extraSlots - player.franzSlotsFilled : 0;
    }
};

} // namespace genotype::effects
