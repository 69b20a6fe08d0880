// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/refusal.h"
#include "engine/genotype/model/state.h"

/// What an automa card tells Brother Johann to do, and whether it can be done: the "invalid" of the rulebook.
/// Internal to the rules.
namespace genotype::automa {

/// The space that the action would take; for actions with a space for each trait, that of `trait`; for those
/// with a cheaper and a more expensive space, the cheapest free one.
Space spaceOf(const State& state, Automa card, Trait trait = Trait::SeedShape);

/// Why no support card could make the action valid; None if one could.
Refusal actionRefusal(const State& state, Automa card);

/// The letter by which a support card decides. No value for the copy card beside a card without a letter.
std::optional<AutomaLetter> letterFor(Automa action, Automa support);
/// Why the decision of the support card cannot be used for a valid action.
Refusal supportRefusal(const State& state, Automa action, Automa support);

/// The goal of a trait that counts the homozygous genotype.
int goalOf(const Bench& bench, Genotype homozygous);

/// Why he cannot buy the upgrade. Precondition: he is acting.
Refusal upgradeRefusal(const State& state, Upgrade upgrade);

} // namespace genotype::automa
