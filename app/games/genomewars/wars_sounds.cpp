// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_sounds.h"

#include "app/ui/sound/event_kinds.h"

namespace app {

std::optional<Sound> soundOf(const genomewars::Event& what) {
    using namespace genomewars::event;
    if (const auto* judged = std::get_if<TeamJudged>(&what); judged && judged->after > judged->before)
        return Sound::Trait;
    if (isOneOf<GenomeChosen>(what))
        return Sound::Marker;
    if (isOneOf<GenomeMutated>(what))
        return Sound::Tile;
    if (isOneOf<DiceRolled, EnvironmentRolled>(what))
        return Sound::Dice;
    if (isOneOf<TeamDiedOut>(what))
        return Sound::Loss;
    if (isOneOf<RoundBegan>(what))
        return Sound::Round;
    if (isOneOf<GameEnded>(what))
        return Sound::End;
    return {};
}

} // namespace app
