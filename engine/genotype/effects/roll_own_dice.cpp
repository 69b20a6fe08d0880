// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/roll_own_dice.h"

#include <algorithm>

namespace genotype::effects {

void Unit<RollOwnDice>::apply(Moves& moves) {
    moves.push({.kind = PendingKind::Omari,
                .genotype = 0b1111,
                .place = roll(moves),
                .source = sourceOf(assistant)});
}

std::uint8_t Unit<RollOwnDice>::roll(Moves& moves) {
    State& state = moves.state();
    unsigned shown = 0;
    for (const Trait trait : allTraits) {
        std::uint8_t rerolls = 0;
        auto side = state.random.below(6);
        const auto first = static_cast<DieFace>(std::min(side, 4u));
        for (; side >= 4; ++rerolls)
            side = state.random.below(6);
        const auto face = static_cast<DieFace>(side);
        const Parents parents = state.bench(trait).parents;
        const auto genotype = static_cast<unsigned>(punnettCell(parents, static_cast<int>(face)));
        shown |= genotype << (2 * static_cast<int>(trait));
        moves.report(event::DieRolled{state.actor, trait, 0, first, face, rerolls, parents, true, state.rolls,
                                      state.round});
        ++state.rolls;
    }
    return static_cast<std::uint8_t>(shown);
}

Phrase Unit<RollOwnDice>::rule(const RollOwnDice&, CardKind) {
    return {ENGINE_TEXT("engine",
                        "Place a marker here to roll one die of each colour. Dice that show a mutation "
                        "are rolled again. Each die may then validate one matching trait, or with a Rake "
                        "any trait of its colour."),
            {}};
}

Phrase Unit<RollOwnDice>::prompt(Card card) {
    return {ENGINE_TEXT("engine", "%1: validate the traits that his dice show, or finish."), {name(card)}};
}

} // namespace genotype::effects
