// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/fresh_chance.h"

#include "engine/genotype/bots/resample.h"

namespace genotype {

ChanceKind chanceBetween(const State& before, const State& after) {
    if (before.rolls != after.rolls)
        return ChanceKind::Dice;
    const bool same = before.random == after.random && before.plantDeck == after.plantDeck &&
                      before.toolDeck == after.toolDeck && before.assistantDeck == after.assistantDeck &&
                      before.johann.deck == after.johann.deck;
    return same ? ChanceKind::None : ChanceKind::Cards;
}

/// The dice first: then two states with different decks still see the same dice with the same seed, and their
/// difference is measured with less noise.
State withFreshChance(State state, std::uint64_t seed) {
    core::Random random(seed);
    state.random = core::Random(drawSeed(random));
    random.shuffle(state.plantDeck);
    random.shuffle(state.toolDeck);
    random.shuffle(state.assistantDeck);
    random.shuffle(state.johann.deck);
    return state;
}

} // namespace genotype
