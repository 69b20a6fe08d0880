// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_sounds.h"

#include "app/ui/sound/event_kinds.h"

namespace app {

/// Nothing is heard of what is only told, or is part of something that is heard.
std::optional<Sound> soundOf(const genotype::Event& what) {
    using namespace genotype::event;
    if (isOneOf<MarkerPlaced, DieTaken>(what))
        return Sound::Marker;
    if (isOneOf<SetupChosen, PlantTaken, PlantPlaced, PlantSown, ToolTaken, ToolPlayed, SeedBagOpened,
                AssistantHired, AutomaDrawn>(what))
        return Sound::Card;
    if (isOneOf<GeneTilePlaced>(what))
        return Sound::Tile;
    if (isOneOf<UpgradeBought, CoinsGained, CoinsPaid>(what))
        return Sound::Coins;
    if (isOneOf<TraitValidated, GoalClaimed>(what))
        return Sound::Trait;
    if (isOneOf<DieRolled>(what))
        return Sound::Dice;
    if (isOneOf<PlantHarvested>(what))
        return Sound::Harvest;
    if (isOneOf<ValidationLost>(what))
        return Sound::Loss;
    if (isOneOf<RoundBegan>(what))
        return Sound::Round;
    if (isOneOf<GameEnded>(what))
        return Sound::End;
    return {};
}

} // namespace app
