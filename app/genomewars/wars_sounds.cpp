// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_sounds.h"

namespace app {
namespace {

namespace event = genomewars::event;

struct SoundOfWars {
    std::optional<Sound> operator()(const event::GenomeChosen&) const { return Sound::Marker; }
    std::optional<Sound> operator()(const event::GenomeMutated&) const { return Sound::Tile; }
    std::optional<Sound> operator()(const event::TeamJudged& judged) const {
        if (judged.after > judged.before)
            return Sound::Trait;
        return {};
    }
    std::optional<Sound> operator()(const event::DiceRolled&) const { return Sound::Dice; }
    std::optional<Sound> operator()(const event::EnvironmentRolled&) const { return Sound::Dice; }
    std::optional<Sound> operator()(const event::TeamDiedOut&) const { return Sound::Loss; }
    std::optional<Sound> operator()(const event::RoundBegan&) const { return Sound::Round; }
    std::optional<Sound> operator()(const event::GameEnded&) const { return Sound::End; }
    /// What is only told, or is part of something that is heard.
    template <typename Other> std::optional<Sound> operator()(const Other&) const { return {}; }
};

} // namespace

std::optional<Sound> soundOf(const genomewars::Event& event) {
    return std::visit(SoundOfWars{}, event);
}

} // namespace app
