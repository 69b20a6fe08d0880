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
        return {ENGINE_TEXT("engine", "You can do this only in another phase of the round."), {}};
    case Refusal::OtherChoiceFirst:
        return {ENGINE_TEXT("engine", "Another choice is still open: finish that one first."), {}};
    case Refusal::NotAskedNow: return {ENGINE_TEXT("engine", "You are not asked for this now."), {}};
    case Refusal::AlreadyPlacedMarker:
        return {ENGINE_TEXT("engine",
                            "You place only one marker in each turn. Place the next one in your next turn."),
                {}};
    case Refusal::MarkerFirst: return {ENGINE_TEXT("engine", "Place a marker before you end your turn."), {}};
    case Refusal::SpaceTaken:
        return {ENGINE_TEXT("engine",
                            "This space is taken. Choose another one; it will be free again next round."),
                {}};
    case Refusal::SpaceNotInThisGame:
        return {ENGINE_TEXT("engine", "This space is used only with four or five players."), {}};
    case Refusal::NotYourAssistant:
        return {ENGINE_TEXT("engine", "This assistant does not work for you. You can hire assistants in the "
                                      "research upgrade phase."),
                {}};
    case Refusal::NotEnoughCoins:
        return {ENGINE_TEXT("engine",
                            "You do not have enough coins for this. You can get coins at the Treasury."),
                {}};
    case Refusal::NoUncoveredTrait:
        return {
            ENGINE_TEXT("engine",
                        "Your plants have no trait left that this could validate. Sow another plant first."),
            {}};
    case Refusal::NoFreeGoal: return {ENGINE_TEXT("engine", "All research goals are already marked."), {}};
    case Refusal::NoGoalMarkerLeft:
        return {
            ENGINE_TEXT("engine",
                        "You have used all of your research goal markers, so you cannot mark another goal."),
            {}};
    case Refusal::GoalTaken:
        return {ENGINE_TEXT("engine", "This research goal is already marked. Choose a free one."), {}};
    case Refusal::GoalNotInThisGame:
        return {
            ENGINE_TEXT("engine", "This trait has only two research goals in this game. Choose one of them."),
            {}};
    case Refusal::SideTaken:
        return {
            ENGINE_TEXT(
                "engine",
                "This parent already has a gene tile. You can remove the tile, but you cannot turn it over."),
            {}};
    case Refusal::SideFree:
        return {ENGINE_TEXT("engine", "There is no gene tile on this parent to remove."), {}};
    case Refusal::BonusToolNotHeld:
        return {ENGINE_TEXT("engine", "You do not have that many of these tools. Play fewer of them."), {}};
    case Refusal::BonusToolOtherSpace:
        return {
            ENGINE_TEXT("engine",
                        "No tool can be played with a marker on this space. Place the marker on its own."),
            {}};
    case Refusal::PlaceEmpty:
        return {ENGINE_TEXT("engine",
                            "There is no card here now. The rows are refilled at the end of the round."),
                {}};
    case Refusal::DeckEmpty:
        return {ENGINE_TEXT("engine", "The deck and its discard pile are empty. Choose a card from the row."),
                {}};
    case Refusal::PlantNotInHand:
        return {ENGINE_TEXT("engine", "This plant is not in your hand. Choose one that is."), {}};
    case Refusal::PlantNotInBag:
        return {ENGINE_TEXT("engine", "This plant is not in the Seed Bag. Choose one that is."), {}};
    case Refusal::PlotTaken:
        return {ENGINE_TEXT("engine", "Another plant is growing in this plot. Choose a free one."), {}};
    case Refusal::NoSuchPlot:
        return {ENGINE_TEXT("engine", "You do not have this plot, or no plant is growing in it."), {}};
    case Refusal::PlotOutOfOrder:
        return {ENGINE_TEXT("engine", "Plots are filled from the left: choose the first free one."), {}};
    case Refusal::TraitNotOnPlant:
        return {ENGINE_TEXT("engine", "This plant does not need that trait. Choose one that is on its card."),
                {}};
    case Refusal::TraitCovered:
        return {ENGINE_TEXT("engine", "This trait is already validated. Choose another one."), {}};
    case Refusal::GenotypeDoesNotMatch:
        return {
            ENGINE_TEXT("engine",
                        "None of the plants in your garden needs what this die shows. Choose another one."),
            {}};
    case Refusal::NotYourGoal:
        return {
            ENGINE_TEXT("engine",
                        "Sister Elisabeth validates only traits that count for one of your research goals."),
            {}};
    case Refusal::DieUsedUp:
        return {ENGINE_TEXT(
                    "engine",
                    "You have already used this one of Father Omari's dice. Choose another one, or finish."),
                {}};
    case Refusal::NothingToWiden:
        return {
            ENGINE_TEXT("engine",
                        "Your plants need this genotype only once, so there is nothing more to validate."),
            {}};
    case Refusal::ToolNotHeld:
        return {ENGINE_TEXT("engine", "You do not have this tool. You can get tools at the Tool Shed."), {}};
    case Refusal::ToolNeedsItsMoment:
        return {ENGINE_TEXT("engine", "This tool is played together with another action, not on its own."),
                {}};
    case Refusal::ToolWouldDoNothing:
        return {ENGINE_TEXT("engine", "This tool would have no effect now. Keep it for later."), {}};
    case Refusal::AssistantUsed:
        return {ENGINE_TEXT("engine", "This assistant has already helped you this round."), {}};
    case Refusal::AssistantWorksAlone:
        return {ENGINE_TEXT("engine", "This assistant helps without being asked."), {}};
    case Refusal::FunnelFirst:
        return {ENGINE_TEXT("engine", "You must play your Watering Funnel before you end your turn."), {}};
    case Refusal::MustUsePick:
        return {ENGINE_TEXT("engine", "You can use one of these dice, so you must take one. You may pass "
                                      "only if you can use none."),
                {}};
    case Refusal::MustDraw:
        return {ENGINE_TEXT("engine", "Gardening begins with a card: take a plant or a tool first."), {}};
    case Refusal::NoSuchDie:
        return {ENGINE_TEXT("engine", "There is no such die left in the pool. Choose another one."), {}};
    case Refusal::NoDiceSlot:
        return {
            ENGINE_TEXT(
                "engine",
                "You do not have enough free dice slots. You can buy more in the research upgrade phase."),
            {}};
    case Refusal::WrongColour:
        return {
            ENGINE_TEXT("engine", "Here you can choose only one trait: that of your die or your 1st Shift."),
            {}};
    case Refusal::KnifeNeedsADie:
        return {ENGINE_TEXT("engine", "A Graft Knife holds an extra die. The first die needs a dice slot."),
                {}};
    case Refusal::KnifeNotHeld: return {ENGINE_TEXT("engine", "You do not have that many Graft Knives."), {}};
    case Refusal::PickIsOver:
        return {ENGINE_TEXT("engine",
                            "You have taken your die. To take another one now, you need a Graft Knife."),
                {}};
    case Refusal::MutationHasNoGenotype:
        return {ENGINE_TEXT("engine", "A mutation die shows no genotype. Take it for a coin, or together "
                                      "with a second die of its colour."),
                {}};
    case Refusal::OnlyMutationsPayACoin:
        return {ENGINE_TEXT("engine", "Only a mutation die can be taken for a coin."), {}};
    case Refusal::FranzNotNeededYet:
        return {ENGINE_TEXT("engine", "You do not need Brother Franz's dice slots yet. Pay him when you do."),
                {}};
    case Refusal::OutOfStock:
        return {ENGINE_TEXT("engine", "None of these upgrades are left. Choose another one."), {}};
    case Refusal::MarkerLimit:
        return counted(maxMarkers, ENGINE_SINGULAR("You have 1 marker, and nobody can have more."),
                       ENGINE_PLURAL("engine", "You have %n markers, and nobody can have more."));
    case Refusal::GrantNotHeld:
        return {ENGINE_TEXT("engine", "You do not have that many Grants. Use fewer of them."), {}};
    case Refusal::GrantWouldDoNothing:
        return {ENGINE_TEXT("engine", "The price is already 0, so another Grant would have no effect."), {}};
    case Refusal::NotOffered: return {ENGINE_TEXT("engine", "This is not possible now."), {}};
    }
    return {};
}

} // namespace genotype::words
