// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/enum_words.h"
#include "engine/genotype/model/action.h"
#include "engine/genotype/model/automa.h"
#include "engine/genotype/model/refusal.h"

#include <string_view>

/// The names of single values in text for machines: notations, records and JSON. In lower case, with hyphens;
/// texts for people are in words/.
namespace genotype {

constexpr std::string_view notation(Refusal value) {
    switch (value) {
    case Refusal::None: return "none";
    case Refusal::GameOver: return "game-over";
    case Refusal::NotAnAction: return "not-an-action";
    case Refusal::WrongPhase: return "wrong-phase";
    case Refusal::OtherChoiceFirst: return "other-choice-first";
    case Refusal::NotAskedNow: return "not-asked-now";
    case Refusal::AlreadyPlacedMarker: return "already-placed-marker";
    case Refusal::MarkerFirst: return "marker-first";
    case Refusal::SpaceTaken: return "space-taken";
    case Refusal::SpaceNotInThisGame: return "space-not-in-this-game";
    case Refusal::NotYourAssistant: return "not-your-assistant";
    case Refusal::NotEnoughCoins: return "not-enough-coins";
    case Refusal::NoUncoveredTrait: return "no-uncovered-trait";
    case Refusal::NoFreeGoal: return "no-free-goal";
    case Refusal::NoGoalMarkerLeft: return "no-goal-marker-left";
    case Refusal::GoalTaken: return "goal-taken";
    case Refusal::GoalNotInThisGame: return "goal-not-in-this-game";
    case Refusal::SideTaken: return "side-taken";
    case Refusal::SideFree: return "side-free";
    case Refusal::BonusToolNotHeld: return "bonus-tool-not-held";
    case Refusal::BonusToolOtherSpace: return "bonus-tool-other-space";
    case Refusal::PlaceEmpty: return "place-empty";
    case Refusal::DeckEmpty: return "deck-empty";
    case Refusal::PlantNotInHand: return "plant-not-in-hand";
    case Refusal::PlantNotInBag: return "plant-not-in-bag";
    case Refusal::PlotTaken: return "plot-taken";
    case Refusal::NoSuchPlot: return "no-such-plot";
    case Refusal::PlotOutOfOrder: return "plot-out-of-order";
    case Refusal::TraitNotOnPlant: return "trait-not-on-plant";
    case Refusal::TraitCovered: return "trait-covered";
    case Refusal::GenotypeDoesNotMatch: return "genotype-does-not-match";
    case Refusal::NotYourGoal: return "not-your-goal";
    case Refusal::DieUsedUp: return "die-used-up";
    case Refusal::NothingToWiden: return "nothing-to-widen";
    case Refusal::ToolNotHeld: return "tool-not-held";
    case Refusal::ToolNeedsItsMoment: return "tool-needs-its-moment";
    case Refusal::ToolWouldDoNothing: return "tool-would-do-nothing";
    case Refusal::AssistantUsed: return "assistant-used";
    case Refusal::AssistantWorksAlone: return "assistant-works-alone";
    case Refusal::FunnelFirst: return "funnel-first";
    case Refusal::MustUsePick: return "must-use-pick";
    case Refusal::MustDraw: return "must-draw";
    case Refusal::NoSuchDie: return "no-such-die";
    case Refusal::NoDiceSlot: return "no-dice-slot";
    case Refusal::WrongColour: return "wrong-colour";
    case Refusal::KnifeNeedsADie: return "knife-needs-a-die";
    case Refusal::KnifeNotHeld: return "knife-not-held";
    case Refusal::PickIsOver: return "pick-is-over";
    case Refusal::MutationHasNoGenotype: return "mutation-has-no-genotype";
    case Refusal::OnlyMutationsPayACoin: return "only-mutations-pay-a-coin";
    case Refusal::FranzNotNeededYet: return "franz-not-needed-yet";
    case Refusal::OutOfStock: return "out-of-stock";
    case Refusal::MarkerLimit: return "marker-limit";
    case Refusal::GrantNotHeld: return "grant-not-held";
    case Refusal::GrantWouldDoNothing: return "grant-would-do-nothing";
    case Refusal::NotOffered: return "not-offered";
    }
    return {};
}

constexpr std::string_view notation(Side value) {
    switch (value) {
    case Side::Left: return "left";
    case Side::Top: return "top";
    }
    return {};
}

constexpr std::string_view notation(DieUse value) {
    switch (value) {
    case DieUse::Match: return "match";
    case DieUse::Coin: return "coin";
    case DieUse::Pair: return "pair";
    case DieUse::Rake: return "rake";
    case DieUse::Maria: return "maria";
    }
    return {};
}

constexpr std::string_view notation(Widening value) {
    switch (value) {
    case Widening::None: return "none";
    case Widening::PollenBrush: return "brush";
    case Widening::SisterMay: return "may";
    }
    return {};
}

constexpr std::string_view notation(Upgrade value) {
    switch (value) {
    case Upgrade::NewPlot: return "plot";
    case Upgrade::DiceSlot: return "slot";
    case Upgrade::ActionMarker: return "marker";
    case Upgrade::Assistant: return "assistant";
    }
    return {};
}

constexpr std::string_view notation(Difficulty value) {
    switch (value) {
    case Difficulty::None: return "none";
    case Difficulty::Easy: return "easy";
    case Difficulty::Standard: return "standard";
    case Difficulty::Hard: return "hard";
    }
    return {};
}

template <typename Value> struct NotationOf {
    constexpr std::string_view operator()(Value value) const { return notation(value); }
};
template <typename Value> using Notations = core::EnumWords<Value, NotationOf<Value>>;
static_assert(Notations<Refusal>::count == refusalCount && Notations<Side>::count == sideCount &&
              Notations<Upgrade>::count == upgradeKinds);

/// The value with that name; −1 if there is none.
template <typename Value> int valueNamed(std::string_view word) {
    const auto found = Notations<Value>::find(word);
    return found ? static_cast<int>(*found) : -1;
}

} // namespace genotype
