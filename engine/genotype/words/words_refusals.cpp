// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/words.h"

#include "engine/genotype/words/words_parts.h"

namespace genotype::words {

Phrase phrase(Refusal refusal) {
    switch (refusal) {
    case Refusal::None: return {ENGINE_TEXT("engine", "You may do this now."), {}};
    case Refusal::GameOver: return {ENGINE_TEXT("engine", "The game is over."), {}};
    case Refusal::NotAnAction: return {ENGINE_TEXT("engine", "There is no such move in this game."), {}};
    case Refusal::WrongPhase:
        return {ENGINE_TEXT("engine", "This belongs to another phase of the round."), {}};
    case Refusal::OtherChoiceFirst:
        return {ENGINE_TEXT("engine", "Another choice is waiting: finish that one first."), {}};
    case Refusal::AlreadyPlacedMarker:
        return {ENGINE_TEXT("engine", "You have placed your marker: only one is placed in a turn."), {}};
    case Refusal::MarkerFirst:
        return {ENGINE_TEXT("engine", "You must place a marker before your turn can end."), {}};
    case Refusal::SpaceTaken:
        return {ENGINE_TEXT("engine", "This space is taken: there is room for one marker in each round."),
                {}};
    case Refusal::SpaceNotInThisGame:
        return {ENGINE_TEXT("engine", "This space is used only with four or five players."), {}};
    case Refusal::NotYourAssistant:
        return {ENGINE_TEXT("engine", "This assistant does not work for you."), {}};
    case Refusal::NotEnoughCoins:
        return {ENGINE_TEXT("engine", "You do not have enough coins for this."), {}};
    case Refusal::NoUncoveredTrait:
        return {ENGINE_TEXT("engine", "No plant in your garden has a trait left that this could validate."),
                {}};
    case Refusal::NoFreeGoal: return {ENGINE_TEXT("engine", "Every research goal is marked already."), {}};
    case Refusal::NoGoalMarkerLeft:
        return {ENGINE_TEXT("engine", "You have used all of your research goal markers."), {}};
    case Refusal::GoalTaken:
        return {ENGINE_TEXT("engine", "This research goal is marked already, and a goal holds one marker."),
                {}};
    case Refusal::GoalNotInThisGame:
        return {ENGINE_TEXT("engine", "This trait has only two research goals in this game."), {}};
    case Refusal::SideTaken:
        return {ENGINE_TEXT("engine",
                            "A gene tile lies on this parent already. It can be removed, but it is never "
                            "turned over."),
                {}};
    case Refusal::SideFree: return {ENGINE_TEXT("engine", "No gene tile lies on this parent."), {}};
    case Refusal::BonusToolNotHeld:
        return {ENGINE_TEXT("engine", "You do not hold as many of these tools as you want to play."), {}};
    case Refusal::BonusToolOtherSpace:
        return {ENGINE_TEXT("engine", "No tool can be played together with a marker on this space."), {}};
    case Refusal::PlaceEmpty:
        return {ENGINE_TEXT("engine",
                            "No card lies at this place. Rows are filled again at the end of the round."),
                {}};
    case Refusal::DeckEmpty: return {ENGINE_TEXT("engine", "The deck and its discard pile are empty."), {}};
    case Refusal::PlantNotInHand: return {ENGINE_TEXT("engine", "This plant is not in your hand."), {}};
    case Refusal::PlantNotInBag: return {ENGINE_TEXT("engine", "This plant is not in the Seed Bag."), {}};
    case Refusal::PlotTaken: return {ENGINE_TEXT("engine", "Another plant grows in this plot."), {}};
    case Refusal::NoSuchPlot:
        return {ENGINE_TEXT("engine", "You have no such plot, or no plant grows there."), {}};
    case Refusal::PlotOutOfOrder:
        return {ENGINE_TEXT("engine", "Free plots are filled from the left: take the first free one."), {}};
    case Refusal::TraitNotOnPlant:
        return {ENGINE_TEXT("engine", "This plant does not ask for that trait."), {}};
    case Refusal::TraitCovered: return {ENGINE_TEXT("engine", "This trait is validated already."), {}};
    case Refusal::GenotypeDoesNotMatch:
        return {ENGINE_TEXT("engine", "The die shows another genotype than your plants need."), {}};
    case Refusal::NotYourGoal:
        return {
            ENGINE_TEXT("engine", "Sister Elisabeth validates only what one of your research goals counts."),
            {}};
    case Refusal::DieUsedUp:
        return {ENGINE_TEXT("engine", "You have used this die of Father Omari already."), {}};
    case Refusal::NothingToWiden:
        return {ENGINE_TEXT("engine",
                            "Your plants have only one open copy of this genotype, so there is nothing "
                            "more to validate."),
                {}};
    case Refusal::ToolNotHeld: return {ENGINE_TEXT("engine", "You do not hold this tool."), {}};
    case Refusal::ToolNeedsItsMoment:
        return {ENGINE_TEXT("engine", "This tool is played together with another action, not alone."), {}};
    case Refusal::ToolWouldDoNothing: return {ENGINE_TEXT("engine", "This tool would do nothing now."), {}};
    case Refusal::AssistantUsed:
        return {ENGINE_TEXT("engine", "This assistant has helped you in this round already."), {}};
    case Refusal::AssistantWorksAlone:
        return {ENGINE_TEXT("engine", "This assistant helps without being asked."), {}};
    case Refusal::FunnelFirst:
        return {ENGINE_TEXT("engine", "A Watering Funnel must be played before your turn ends."), {}};
    case Refusal::MustUsePick:
        return {ENGINE_TEXT("engine",
                            "You can use a die, so you must take one. Only a player who can use none may "
                            "pass."),
                {}};
    case Refusal::MustDraw:
        return {
            ENGINE_TEXT("engine", "The Gardening action begins with a card: take a plant or a tool first."),
            {}};
    case Refusal::NoSuchDie: return {ENGINE_TEXT("engine", "No such die is left in the pool."), {}};
    case Refusal::NoDiceSlot: return {ENGINE_TEXT("engine", "You do not have enough free dice slots."), {}};
    case Refusal::WrongColour:
        return {ENGINE_TEXT("engine", "Only the trait that this choice belongs to can be taken."), {}};
    case Refusal::KnifeNeedsADie:
        return {ENGINE_TEXT("engine", "A Graft Knife holds a further die: the first one needs a dice slot."),
                {}};
    case Refusal::KnifeNotHeld: return {ENGINE_TEXT("engine", "You do not hold that many Graft Knives."), {}};
    case Refusal::PickIsOver:
        return {
            ENGINE_TEXT("engine", "You have taken your die. A further one in this pick needs a Graft Knife."),
            {}};
    case Refusal::MutationHasNoGenotype:
        return {ENGINE_TEXT("engine",
                            "A mutation die shows no genotype: take it for a coin, or together with a "
                            "second die of its colour."),
                {}};
    case Refusal::OnlyMutationsPayACoin:
        return {ENGINE_TEXT("engine", "Only a mutation die can be taken for a coin."), {}};
    case Refusal::FranzNotNeededYet:
        return {ENGINE_TEXT("engine",
                            "Brother Franz is paid when you need his dice slots, and you do not need them "
                            "now."),
                {}};
    case Refusal::OutOfStock: return {ENGINE_TEXT("engine", "None of these upgrades are left."), {}};
    case Refusal::MarkerLimit:
        return counted(maxMarkers, ENGINE_SINGULAR("You have 1 marker, and nobody can have more."),
                       ENGINE_PLURAL("engine", "You have %n markers, and nobody can have more."));
    case Refusal::GrantNotHeld: return {ENGINE_TEXT("engine", "You do not hold that many Grants."), {}};
    case Refusal::GrantWouldDoNothing:
        return {ENGINE_TEXT("engine", "The price is 0 already, so one more Grant would do nothing."), {}};
    case Refusal::NotOffered: return {ENGINE_TEXT("engine", "This is not possible now."), {}};
    }
    return {};
}

} // namespace genotype::words
