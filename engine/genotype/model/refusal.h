// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace genotype {

/// Why an action may not be taken now. `None`: it may. The texts are in words/words_refusals.cpp.
enum class Refusal : std::uint8_t {
    None,
    GameOver,            ///< nothing can be done any more
    NotAnAction,         ///< fields out of range
    WrongPhase,          ///< belongs to another phase of the round
    OtherChoiceFirst,    ///< another choice is waiting
    NotAskedNow,         ///< no choice of this kind is waiting, and no other one has to be finished
    AlreadyPlacedMarker, ///< one marker a turn
    MarkerFirst,         ///< a player with a marker must place it
    SpaceTaken,          ///< one marker a space
    SpaceNotInThisGame,  ///< only with more players
    NotYourAssistant,    ///< the assistant works for somebody else or for nobody
    NotEnoughCoins,
    NoUncoveredTrait, ///< nothing to validate
    NoFreeGoal,
    NoGoalMarkerLeft,
    GoalTaken,
    GoalNotInThisGame,   ///< a third goal exists only under an overlay
    SideTaken,           ///< there already is a gene tile, which is never turned over
    SideFree,            ///< there is no gene tile to remove
    BonusToolNotHeld,    ///< Hand Lens, Pocket Watch or Garden Line not in hand
    BonusToolOtherSpace, ///< it belongs to another space
    PlaceEmpty,          ///< no card at that place in the row
    DeckEmpty,           ///< deck and discard pile are empty
    PlantNotInHand,
    PlantNotInBag,
    PlotTaken,
    NoSuchPlot,
    PlotOutOfOrder, ///< free plots are filled from the left
    TraitNotOnPlant,
    TraitCovered,
    GenotypeDoesNotMatch, ///< the die shows another genotype
    NotYourGoal,          ///< Sister Elisabeth: this genotype counts for none of the player's goals
    DieUsedUp,            ///< Father Omari: that die has been used
    NothingToWiden,       ///< only one uncovered copy
    ToolNotHeld,
    ToolNeedsItsMoment, ///< played with another action only
    ToolWouldDoNothing,
    AssistantUsed,       ///< once a round
    AssistantWorksAlone, ///< works automatically
    FunnelFirst,         ///< a Watering Funnel is played before the turn ends
    MustUsePick,         ///< a pick must be used if it can
    MustDraw,            ///< the draw of Gardening is not optional
    NoSuchDie,           ///< there is no such die
    NoDiceSlot,          ///< every dice slot is full
    WrongColour,         ///< a 1st Shift takes dice of its colour only
    KnifeNeedsADie,      ///< a Graft Knife holds one more die of the same pick
    KnifeNotHeld,
    PickIsOver,            ///< one die a pick, and one more for each Graft Knife
    MutationHasNoGenotype, ///< a mutation die is taken for a coin, in a pair, or made wild
    OnlyMutationsPayACoin,
    FranzNotNeededYet, ///< ordinary slots are filled first
    OutOfStock,
    MarkerLimit, ///< five action markers at most
    GrantNotHeld,
    GrantWouldDoNothing, ///< the price is 0 already
    NotOffered           ///< not listed, and no other rule explains why
};
inline constexpr int refusalCount = static_cast<int>(Refusal::NotOffered) + 1;

} // namespace genotype
