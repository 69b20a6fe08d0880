// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genotype/game_builder.h"

namespace tests {

/// Every reason (CoinReason, ValidationSource): those that are not cards, up to `last`, and every card.
template <typename Reason> std::vector<Reason> reasons(Reason last) {
    std::vector<Reason> all;
    for (int code = 0; code <= static_cast<int>(last); ++code)
        all.push_back(static_cast<Reason>(code));
    for (int card = 0; card < cardCount; ++card)
        all.push_back(reasonOf<Reason>(static_cast<Card>(card)));
    return all;
}

/// How many copies of the tool are in the discard pile.
inline int discarded(const Position& game, Tool tool) {
    return game.state.toolDiscard[static_cast<std::size_t>(tool)];
}

} // namespace tests
