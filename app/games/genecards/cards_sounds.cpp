// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_sounds.h"

#include "app/ui/sound/event_kinds.h"

namespace app {

std::optional<Sound> soundOf(const genecards::Event& what) {
    using namespace genecards::event;
    if (isOneOf<CardsDealt, CardPlayed, CardDrawn>(what))
        return Sound::Card;
    if (isOneOf<HandsSwapped>(what))
        return Sound::Tile;
    if (isOneOf<HandEnded>(what))
        return Sound::Harvest;
    if (isOneOf<TurnLost>(what))
        return Sound::Loss;
    if (isOneOf<HandBegan>(what))
        return Sound::Round;
    if (isOneOf<GameEnded>(what))
        return Sound::End;
    return {};
}

} // namespace app
