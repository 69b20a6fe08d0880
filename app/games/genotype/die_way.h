// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/genotype/target.h"

#include <QtCore/QString>

#include <optional>
#include <vector>

namespace app {

/// A use of dice that spends a card or takes a second die. A plain click takes a die for what it shows; such
/// a way is chosen first, by its own button, and then the die.
struct DieWay {
    /// Rake, Maria or Pair; Match: one more die for what it shows, on a Graft Knife.
    genotype::DieUse use = genotype::DieUse::Match;
    /// How many Graft Knives hold dice.
    int knives = 0;

    bool operator==(const DieWay&) const = default;
};

/// The way that an action belongs to; none if it can be done by a plain click.
std::optional<DieWay> wayOf(const genotype::Action& action);
/// Each way once, in the order of the actions.
std::vector<DieWay> waysOf(const std::vector<genotype::Action>& actions);
/// Whether a click on `target` means `action`, once the action's way has been chosen. A pair of dice is
/// chosen by the one that is not the mutation. Precondition: `target` answers to `action`.
bool isMeantInItsWay(const genotype::Action& action, const Target& target);

/// "Use Rake…": what the way's button says.
QString labelOf(const DieWay& way);
/// What the way does, in one or two sentences.
QString aboutOf(const DieWay& way);
/// What to click once the way has been chosen, and what it costs. `dice`: among the dice of the pool, else
/// among the traits that a card's dice can validate.
QString promptOf(const DieWay& way, bool dice);

} // namespace app
