// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_sounds.h"

namespace app {
namespace {

namespace event = genecards::event;

struct SoundOfCards {
    std::optional<Sound> operator()(const event::CardsDealt&) const { return Sound::Card; }
    std::optional<Sound> operator()(const event::CardPlayed&) const { return Sound::Card; }
    std::optional<Sound> operator()(const event::CardDrawn&) const { return Sound::Card; }
    std::optional<Sound> operator()(const event::HandsSwapped&) const { return Sound::Tile; }
    std::optional<Sound> operator()(const event::TurnLost&) const { return Sound::Loss; }
    std::optional<Sound> operator()(const event::HandBegan&) const { return Sound::Round; }
    std::optional<Sound> operator()(const event::HandEnded&) const { return Sound::Harvest; }
    std::optional<Sound> operator()(const event::GameEnded&) const { return Sound::End; }
    /// What is only told, or is part of something that is heard.
    template <typename Other> std::optional<Sound> operator()(const Other&) const { return {}; }
};

} // namespace

std::optional<Sound> soundOf(const genecards::Event& event) {
    return std::visit(SoundOfCards{}, event);
}

} // namespace app
