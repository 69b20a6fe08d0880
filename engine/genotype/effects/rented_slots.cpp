// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/rented_slots.h"

namespace genotype::effects {

using words::counted;

Phrase Unit<RentedSlots>::rule(const RentedSlots& effect, CardKind) {
    return counted(effect.coins,
                   ENGINE_TEXT("engine", "In the breeding phase you may pay 1 coin for %2 more dice slots in "
                                         "this round."),
                   ENGINE_TEXT("engine", "In the breeding phase you may pay %1 coins for %2 more dice slots "
                                         "in this round."),
                   {std::to_string(effect.extraSlots)});
}

Phrase Unit<RentedSlots>::label(Card card) {
    return {ENGINE_TEXT("engine", "Pay %1 for his dice slots"), {name(card)}};
}

} // namespace genotype::effects
