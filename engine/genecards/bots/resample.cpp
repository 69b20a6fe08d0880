// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/bots/resample.h"

#include "engine/core/draw_seed.h"

namespace genecards {

State resample(const Observation& seen, core::Random& random) {
    State state = seen.visible;
    std::array<int, cardKinds> left{};
    for (CardId card = 0; card < cardKinds; ++card)
        left[card] = copiesOf(card) - state.handOf(seen.seat).count(card);
    for (const CardId card : state.discard)
        --left[card];
    core::FixedVector<CardId, cardCount> unseen;
    for (CardId card = 0; card < cardKinds; ++card)
        for (int copy = 0; copy < left[card]; ++copy)
            unseen.push(card);
    random.shuffle(unseen);
    for (Seat seat = 0; seat < state.seats; ++seat)
        for (int held = seen.handSizes[seat]; seat != seen.seat && held > 0; --held)
            state.handOf(seat).insert(unseen.pop());
    state.drawPile = unseen;
    state.random = core::Random(core::drawSeed(random));
    return state;
}

} // namespace genecards
