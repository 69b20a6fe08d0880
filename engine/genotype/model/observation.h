// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

namespace genotype {

/// All that one seat may know: the state with hands, decks and generator blanked, and the sizes that
/// everybody can see. Bots, screens, logs and the network get nothing else (RULINGS.md 1.2).
struct Observation {
    Seat seat = 0;
    /// Hidden parts are empty: other hands, tools, dealt cards, Seed Bags, deck orders, the generator.
    State visible;
    std::array<std::uint8_t, maxSeats> handSizes{};
    std::array<std::uint8_t, maxSeats> toolCounts{};
    std::uint8_t plantDeckSize = 0;
    std::uint8_t toolDeckSize = 0;
    std::uint8_t assistantDeckSize = 0;
    /// Cards in each open Seed Bag.
    std::array<std::uint8_t, seedBags> bagSizes{};
    /// Bit a: automa card a is still in Brother Johann's deck.
    std::uint16_t automaDeck = 0;

    bool operator==(const Observation&) const = default;
};

/// What `seat` may see; noSeat: what everybody may see (the handover screen, a spectator).
Observation observe(const State& state, Seat seat);

/// The visible state, with as many unknown cards in its decks as they have: for the seat that has to choose,
/// the rules allow and refuse there what they do in the game itself.
State ruledState(const Observation& seen);

} // namespace genotype
