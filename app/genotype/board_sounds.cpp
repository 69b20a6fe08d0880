// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_sounds.h"

namespace app {
namespace {

namespace event = genotype::event;

struct SoundOf {
    std::optional<Sound> operator()(const event::MarkerPlaced&) const { return Sound::Marker; }
    std::optional<Sound> operator()(const event::SetupChosen&) const { return Sound::Card; }
    std::optional<Sound> operator()(const event::PlantTaken&) const { return Sound::Card; }
    std::optional<Sound> operator()(const event::PlantPlaced&) const { return Sound::Card; }
    std::optional<Sound> operator()(const event::PlantSown&) const { return Sound::Card; }
    std::optional<Sound> operator()(const event::ToolTaken&) const { return Sound::Card; }
    std::optional<Sound> operator()(const event::ToolPlayed&) const { return Sound::Card; }
    std::optional<Sound> operator()(const event::SeedBagOpened&) const { return Sound::Card; }
    std::optional<Sound> operator()(const event::AssistantHired&) const { return Sound::Card; }
    std::optional<Sound> operator()(const event::AutomaDrawn&) const { return Sound::Card; }
    std::optional<Sound> operator()(const event::GeneTilePlaced&) const { return Sound::Tile; }
    std::optional<Sound> operator()(const event::UpgradeBought&) const { return Sound::Coins; }
    std::optional<Sound> operator()(const event::CoinsGained&) const { return Sound::Coins; }
    std::optional<Sound> operator()(const event::CoinsPaid&) const { return Sound::Coins; }
    std::optional<Sound> operator()(const event::DieTaken&) const { return Sound::Marker; }
    std::optional<Sound> operator()(const event::TraitValidated&) const { return Sound::Trait; }
    std::optional<Sound> operator()(const event::GoalClaimed&) const { return Sound::Trait; }
    std::optional<Sound> operator()(const event::ValidationLost&) const { return Sound::Loss; }
    std::optional<Sound> operator()(const event::DieRolled&) const { return Sound::Dice; }
    std::optional<Sound> operator()(const event::PlantHarvested&) const { return Sound::Harvest; }
    std::optional<Sound> operator()(const event::RoundBegan&) const { return Sound::Round; }
    std::optional<Sound> operator()(const event::GameEnded&) const { return Sound::End; }
    /// What is only told, or is part of something that is heard.
    template <typename Other> std::optional<Sound> operator()(const Other&) const { return {}; }
};

} // namespace

std::optional<Sound> soundOf(const genotype::Event& event) {
    return std::visit(SoundOf{}, event);
}

} // namespace app
