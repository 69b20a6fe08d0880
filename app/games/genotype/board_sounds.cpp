// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_sounds.h"

#include "engine/core/overloaded.h"

namespace app {

std::optional<Sound> soundOf(const genotype::Event& what) {
    using namespace genotype::event;
    using Heard = std::optional<Sound>;
    constexpr core::Overloaded heard{
        [](const core::OneOf<MarkerPlaced, DieTaken> auto&) -> Heard { return Sound::Marker; },
        [](const core::OneOf<SetupChosen, PlantTaken, PlantPlaced, PlantSown, ToolTaken, ToolPlayed,
                             SeedBagOpened, AssistantHired, AutomaDrawn> auto&) -> Heard {
            return Sound::Card;
        },
        [](const GeneTilePlaced&) -> Heard { return Sound::Tile; },
        [](const core::OneOf<UpgradeBought, CoinsGained, CoinsPaid> auto&) -> Heard { return Sound::Coins; },
        [](const core::OneOf<TraitValidated, GoalClaimed> auto&) -> Heard { return Sound::Trait; },
        [](const DieRolled&) -> Heard { return Sound::Dice; },
        [](const PlantHarvested&) -> Heard { return Sound::Harvest; },
        [](const ValidationLost&) -> Heard { return Sound::Loss; },
        [](const RoundBegan&) -> Heard { return Sound::Round; },
        [](const GameEnded&) -> Heard { return Sound::End; },
        // It is only told, or part of something that is heard.
        [](const core::OneOf<CardsDealt, SetupRevealed, PositionSet, PhaseBegan, TurnBegan, GeneTileRemoved,
                             GeneTilesLeft, AssistantUsed, PlantKept, PlantsDiscarded, PickBegan, PickLost,
                             Passed, DeckReshuffled, RowsRefilled, PricesFell, TurnEnded, JohannJoined,
                             NoAutomaFits, ToolDiscarded, AutomaPhaseBegan, ShiftMoved, ArrowFollowed,
                             MutationRowFollowed> auto&) -> Heard { return {}; },
    };
    return std::visit(heard, what);
}

} // namespace app
