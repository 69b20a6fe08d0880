// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_sounds.h"

#include "engine/core/overloaded.h"

namespace app {

std::optional<Sound> soundOf(const genomewars::Event& what) {
    using namespace genomewars::event;
    using Heard = std::optional<Sound>;
    constexpr core::Overloaded heard{
        [](const TeamJudged& judged) -> Heard {
            return judged.after > judged.before ? Heard(Sound::Trait) : std::nullopt;
        },
        [](const GenomeChosen&) -> Heard { return Sound::Marker; },
        [](const GenomeMutated&) -> Heard { return Sound::Tile; },
        [](const core::OneOf<DiceRolled, EnvironmentRolled> auto&) -> Heard { return Sound::Dice; },
        [](const TeamDiedOut&) -> Heard { return Sound::Loss; },
        [](const RoundBegan&) -> Heard { return Sound::Round; },
        [](const GameEnded&) -> Heard { return Sound::End; },
        // It is only told, or part of something that is heard.
        [](const core::OneOf<GenomeRevealed, GenePoolCounted, FirstTeamFound, EnvironmentBegan,
                             TurnBegan> auto&) -> Heard { return {}; },
    };
    return std::visit(heard, what);
}

} // namespace app
