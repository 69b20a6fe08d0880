// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/rented_slots.h"

namespace genotype::effects {

using words::counted;
using words::sentences;

Phrase Unit<RentedSlots>::rule(const RentedSlots& effect, CardKind) {
    return sentences(
        counted(effect.coins, ENGINE_SINGULAR("In each breeding phase you may pay him 1 coin."),
                ENGINE_PLURAL("engine", "In each breeding phase you may pay him %n coins.")),
        counted(effect.extraSlots,
                ENGINE_SINGULAR("You then have 1 more dice slot until the end of the round."),
                ENGINE_PLURAL("engine", "You then have %n more dice slots until the end of the round.")));
}

Phrase Unit<RentedSlots>::label(Card card) {
    return {ENGINE_TEXT("engine", "Pay %1 for his dice slots"), {name(card)}};
}

} // namespace genotype::effects
