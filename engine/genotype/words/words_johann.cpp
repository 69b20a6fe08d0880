// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/johann/help.h"
#include "engine/genotype/words/words.h"
#include "engine/genotype/words/words_parts.h"

/// Brother Johann: his cards, and what is special about him.
namespace genotype::words {

Phrase johannName() {
    return {ENGINE_TEXT("engine", "Brother Johann"), {}};
}

Phrase name(Automa card) {
    switch (card) {
    case Automa::Treasury: return shortName(Space::Treasury);
    case Automa::University: return shortName(Space::UniversityOne);
    case Automa::Nursery: return shortName(Space::Nursery);
    case Automa::ToolShed: return shortName(Space::ToolShed);
    case Automa::ParentGeneTop: return {ENGINE_TEXT("engine", "Top parent gene"), {}};
    case Automa::ParentGeneLeft: return {ENGINE_TEXT("engine", "Left parent gene"), {}};
    case Automa::FirstShift: return {ENGINE_TEXT("engine", "1st Shift"), {}};
    case Automa::ResearchGoal: return shortName(Space::GoalTwo);
    case Automa::Gardening: return shortName(Space::Gardening);
    }
    return {};
}

Phrase rule(Automa card) {
    switch (card) {
    case Automa::Treasury:
        return counted(treasuryCoins, ENGINE_SINGULAR("Brother Johann gains 1 coin."),
                       ENGINE_PLURAL("engine", "Brother Johann gains %n coins."));
    case Automa::University:
        return {ENGINE_TEXT("engine", "Brother Johann pays for the cheapest free space and validates his "
                                      "bottom-most trait."),
                {}};
    case Automa::Nursery:
        return {ENGINE_TEXT("engine", "Brother Johann takes the plant that the pips point to and discards "
                                      "the next one to its right."),
                {}};
    case Automa::ToolShed:
        return {ENGINE_TEXT("engine", "Brother Johann discards the tool that the pips point to and validates "
                                      "his bottom-most trait."),
                {}};
    case Automa::ParentGeneTop:
        return {ENGINE_TEXT("engine", "Brother Johann removes the top gene tile from the square with this "
                                      "letter, or places one with this letter there."),
                {}};
    case Automa::ParentGeneLeft:
        return {ENGINE_TEXT("engine", "Brother Johann removes the left gene tile from the square with this "
                                      "letter, or places one with this letter there."),
                {}};
    case Automa::FirstShift:
        return {ENGINE_TEXT("engine", "Brother Johann takes the 1st Shift of the trait with this letter."),
                {}};
    case Automa::ResearchGoal:
        return {ENGINE_TEXT(
                    "engine",
                    "Brother Johann pays for the cheapest free space and marks the goal with this letter."),
                {}};
    case Automa::Gardening:
        return {ENGINE_TEXT("engine", "Brother Johann validates a trait for each assistant that he hired and "
                                      "draws a plant from the deck."),
                {}};
    }
    return {};
}

Phrase name(Difficulty difficulty) {
    switch (difficulty) {
    case Difficulty::None: return {ENGINE_TEXT("engine", "Without Brother Johann"), {}};
    case Difficulty::Easy: return {ENGINE_TEXT("engine", "Easy"), {}};
    case Difficulty::Standard: return {ENGINE_TEXT("engine", "Standard"), {}};
    case Difficulty::Hard: return {ENGINE_TEXT("engine", "Hard"), {}};
    }
    return {};
}

Phrase rule(Difficulty difficulty) {
    switch (difficulty) {
    case Difficulty::None: return {ENGINE_TEXT("engine", "The game is for two to five players."), {}};
    case Difficulty::Easy:
        return {ENGINE_TEXT("engine", "Brother Johann gets no extra coins and buys 1 upgrade in each round."),
                {}};
    case Difficulty::Standard:
        return {
            ENGINE_TEXT("engine", "Brother Johann gains 3 coins in each round and buys up to 2 upgrades."),
            {}};
    case Difficulty::Hard:
        return {ENGINE_TEXT("engine", "Brother Johann gains 3 coins in each round, buys up to 2 upgrades and "
                                      "begins with an assistant."),
                {}};
    }
    return {};
}

Phrase johannRule(Assistant assistant) {
    return johann::ruleOf(assistant);
}

namespace {

std::string letterOf(Automa card) {
    const auto& letter = automaCard(card).letter;
    return letter ? std::string(1, genotype::letterOf(letter->trait, letter->capital)) : std::string();
}

const char* actionText(Refusal refusal) {
    switch (refusal) {
    case Refusal::None: return ENGINE_TEXT("engine", "%1 drew an action card: %2.");
    case Refusal::SpaceTaken:
        return ENGINE_TEXT("engine", "%1 drew the action card %2: the space is taken, so he draws again.");
    case Refusal::NotEnoughCoins:
        return ENGINE_TEXT("engine", "%1 drew the action card %2: he has too few coins, so he draws again.");
    case Refusal::NoUncoveredTrait:
        return ENGINE_TEXT("engine", "%1 drew the action card %2: his garden is empty, so he draws again.");
    case Refusal::NoGoalMarkerLeft:
        return ENGINE_TEXT(
            "engine", "%1 drew the action card %2: he has no research goal marker left, so he draws again.");
    case Refusal::NoFreeGoal:
        return ENGINE_TEXT("engine", "%1 drew the action card %2: no goal is free, so he draws again.");
    default: break;
    }
    return ENGINE_TEXT("engine", "%1 drew the action card %2: it cannot be carried out, so he draws again.");
}

Phrase supportPhrase(const event::AutomaDrawn& e, const Phrase& who) {
    const std::string letter = letterOf(e.card);
    if (e.refusal == Refusal::None) {
        if (letter.empty())
            return counted(
                automaCard(e.card).pips,
                ENGINE_SINGULAR("%1 drew a support card: the letter of the action card, 1 pip."),
                ENGINE_PLURAL("engine", "%1 drew a support card: the letter of the action card, %n pips."),
                {who});
        return counted(automaCard(e.card).pips, ENGINE_SINGULAR("%1 drew a support card: letter %2, 1 pip."),
                       ENGINE_PLURAL("engine", "%1 drew a support card: letter %2, %n pips."), {who, letter});
    }
    if (e.refusal == Refusal::GoalTaken) {
        if (letter.empty())
            return {ENGINE_TEXT("engine",
                                "%1 drew a support card with the letter of the action card: that goal "
                                "is taken, so he draws again."),
                    {who}};
        return {ENGINE_TEXT("engine",
                            "%1 drew a support card with letter %2: that goal is taken, so he draws again."),
                {who, letter}};
    }
    if (letter.empty())
        return {ENGINE_TEXT("engine",
                            "%1 drew a support card with the letter of the action card: that space is "
                            "taken, so he draws again."),
                {who}};
    return {ENGINE_TEXT("engine",
                        "%1 drew a support card with letter %2: that space is taken, so he draws again."),
            {who, letter}};
}

const char* upgradeText(Refusal refusal) {
    switch (refusal) {
    case Refusal::None: return ENGINE_TEXT("engine", "%1 drew a card for an upgrade: %2.");
    case Refusal::NotEnoughCoins:
        return ENGINE_TEXT("engine",
                           "%1 drew a card for an upgrade, %2: he has too few coins, so he draws again.");
    case Refusal::MarkerLimit:
        return ENGINE_TEXT(
            "engine", "%1 drew a card for an upgrade, %2: he already has all of them, so he draws again.");
    default: break;
    }
    return ENGINE_TEXT("engine", "%1 drew a card for an upgrade, %2: none is left, so he draws again.");
}

} // namespace

Phrase johannPhrase(const event::JohannJoined& e, const Phrase& who) {
    if (e.assistant != noAssistant)
        return {ENGINE_TEXT("engine", "%1 plays a hard game with the help of %2."),
                {who, name(static_cast<Assistant>(e.assistant))}};
    return {e.difficulty == Difficulty::Easy ? ENGINE_TEXT("engine", "%1 plays an easy game.")
                                             : ENGINE_TEXT("engine", "%1 plays a standard game."),
            {who}};
}

Phrase johannPhrase(const event::AutomaDrawn& e, const Phrase& who) {
    switch (e.role) {
    case AutomaRole::SetupGoal:
        if (e.refusal != Refusal::None)
            return {ENGINE_TEXT("engine",
                                "%1 drew a card without a letter for his first goal, so he draws again."),
                    {who}};
        return {
            ENGINE_TEXT("engine", "%1 drew the letter %2 for his first goal, thanks to Sister Elisabeth."),
            {who, letterOf(e.card)}};
    case AutomaRole::Action: return {actionText(e.refusal), {who, name(e.card)}};
    case AutomaRole::Support: return supportPhrase(e, who);
    case AutomaRole::Shift:
        if (e.plant == noPlant)
            return {ENGINE_TEXT("engine", "%1 drew the automa card %2, but has no plant to lay it beside."),
                    {who, name(e.card)}};
        return {ENGINE_TEXT("engine", "%1 laid the automa card %2 beside plant %3 (%4)."),
                {who, name(e.card), number(e.plant), traits(e.plant)}};
    case AutomaRole::Upgrade:
        return {upgradeText(e.refusal), {who, name(upgradeOfRow(automaCard(e.card).twice))}};
    case AutomaRole::Hire:
        return counted(automaCard(e.card).pips,
                       ENGINE_SINGULAR("%1 drew a card with 1 pip to choose an assistant."),
                       ENGINE_PLURAL("engine", "%1 drew a card with %n pips to choose an assistant."), {who});
    }
    return {};
}

Phrase johannPhrase(const event::NoAutomaFits&, const Phrase& who) {
    return {ENGINE_TEXT("engine", "%1 cannot carry out any of the automa cards, so he takes the 2nd Shift."),
            {who}};
}

Phrase johannPhrase(const event::ToolDiscarded& e, const Phrase& who) {
    return {e.from.fromDeck() ? ENGINE_TEXT("engine", "%1 discarded the top tool of the deck: %2.")
                              : ENGINE_TEXT("engine", "%1 discarded a tool from the Tool Shed: %2."),
            {who, name(e.tool)}};
}

Phrase johannPhrase(const event::AutomaPhaseBegan&, const Phrase& who) {
    return {ENGINE_TEXT("engine", "The automa phase began: %1 tends his garden."), {who}};
}

Phrase johannPhrase(const event::ShiftMoved& e, const Phrase& who) {
    return {
        ENGINE_TEXT("engine", "%1 moved his marker from the 1st Shift for %2 to the end of the 2nd Shift."),
        {who, name(e.trait)}};
}

Phrase johannPhrase(const event::ArrowFollowed& e, const Phrase& who) {
    const std::string pair(notation(e.trait, e.genotype));
    switch (e.outcome) {
    case ArrowOutcome::NotOnPlant:
        return {e.twice
                    ? ENGINE_TEXT("engine", "The double arrow points to %1, which plant %2 does not need.")
                    : ENGINE_TEXT("engine", "The single arrow points to %1, which plant %2 does not need."),
                {name(e.trait), number(e.plant)}};
    case ArrowOutcome::Covered:
        return {e.twice
                    ? ENGINE_TEXT("engine",
                                  "The double arrow points to %1, which is already validated on plant %2.")
                    : ENGINE_TEXT("engine",
                                  "The single arrow points to %1, which is already validated on plant %2."),
                {pair, number(e.plant)}};
    case ArrowOutcome::NoDie:
        return {e.twice ? ENGINE_TEXT("engine", "The double arrow points to %1, but no such die is left.")
                        : ENGINE_TEXT("engine", "The single arrow points to %1, but no such die is left."),
                {pair}};
    case ArrowOutcome::Dice:
        if (!e.twice)
            return {ENGINE_TEXT("engine", "The single arrow points to %1: %2 takes one die."), {pair, who}};
        return counted(e.dice, ENGINE_SINGULAR("The double arrow points to %1: %2 takes 1 die."),
                       ENGINE_PLURAL("engine", "The double arrow points to %1: %2 takes %n dice."),
                       {pair, who});
    case ArrowOutcome::Maria:
        return {
            e.twice
                ? ENGINE_TEXT("engine",
                              "The double arrow points to %1: no such die is left, but Sister Maria helps.")
                : ENGINE_TEXT("engine",
                              "The single arrow points to %1: no such die is left, but Sister Maria helps."),
            {pair}};
    }
    return {};
}

Phrase johannPhrase(const event::MutationRowFollowed& e, const Phrase& who) {
    switch (e.outcome) {
    case MutationOutcome::NoDie:
        return {ENGINE_TEXT("engine", "The card asks for a %1 mutation, but no such die is left."),
                {name(e.trait)}};
    case MutationOutcome::Validates:
        return {ENGINE_TEXT("engine", "The card asks for a %1 mutation: %2 takes it as any genotype."),
                {name(e.trait), who}};
    case MutationOutcome::Coin:
        return {ENGINE_TEXT("engine", "The card asks for a %1 mutation: %2 can only take it for a coin."),
                {name(e.trait), who}};
    }
    return {};
}

} // namespace genotype::words
