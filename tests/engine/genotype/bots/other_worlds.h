// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

namespace tests {

/// A game that looks the same to `seat` but differs in what it may not see: the order of the decks, the dice
/// to come, and cards of other hands swapped with cards of the decks.
inline genotype::State otherWorld(const genotype::State& state, genotype::Seat seat, unsigned seed) {
    using namespace genotype;
    State other = state;
    core::Random random(12345 + seed);
    random.shuffle(other.plantDeck);
    random.shuffle(other.toolDeck);
    random.shuffle(other.assistantDeck);
    random.shuffle(other.johann.deck);
    other.random = core::Random(54321 + seed);
    for (Seat next = 0; next < state.seats; ++next) {
        if (next == seat)
            continue;
        Player& player = other.player(next);
        if (!player.hand.empty() && !other.plantDeck.empty()) {
            const PlantId held = *player.hand.begin();
            player.hand.erase(held);
            player.hand.insert(other.plantDeck[0]);
            other.plantDeck[0] = held;
        }
        for (std::size_t kind = 0; kind < toolKinds && !other.toolDeck.empty(); ++kind) {
            if (player.tools[kind] == 0)
                continue;
            --player.tools[kind];
            ++player.tools[static_cast<std::size_t>(other.toolDeck[0])];
            other.toolDeck[0] = static_cast<Tool>(kind);
            break;
        }
    }
    return other;
}

} // namespace tests
