// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_sounds.h"

#include "engine/core/overloaded.h"

namespace app {

std::optional<Sound> soundOf(const genecards::Event& what) {
    using namespace genecards::event;
    using Heard = std::optional<Sound>;
    constexpr core::Overloaded heard{
        [](const core::OneOf<CardsDealt, CardPlayed, CardDrawn> auto&) -> Heard { return Sound::Card; },
        [](const HandsSwapped&) -> Heard { return Sound::Tile; },
        [](const HandEnded&) -> Heard { return Sound::Harvest; },
        [](const TurnLost&) -> Heard { return Sound::Loss; },
        [](const HandBegan&) -> Heard { return Sound::Round; },
        [](const GameEnded&) -> Heard { return Sound::End; },
        // It is only told, or part of something that is heard.
        [](const core::OneOf<FirstCardTurned, TurnBegan, PileShuffled, CardKept, Passed, NoExtraCard,
                             HandShown> auto&) -> Heard { return {}; },
    };
    return std::visit(heard, what);
}

} // namespace app
