// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.h"
#include "engine/genecards/game.h"

namespace genecards {

/// A player who calculates: for every action it works out what the hand would then be worth to its seat, in
/// points, and takes the best. Players with fewer cards, and with cards that fit on more, are likelier to be
/// out first; the value of a hand follows from these chances and from the points left in every hand. So it
/// keeps its hand flexible, sheds expensive cards when somebody is nearly out, and chooses swaps that help
/// itself. It reasons only from the cards it has not seen, and does not look ahead.
class ThoughtfulBot : public core::Bot<Game> {
public:
    using core::Bot<Game>::chooseAction;
    Action chooseAction(const Observation& seen, const ActionList& legal, core::Random& random,
                        const core::Budget& budget) const override;

    /// What the hand is worth to the acting seat after the action, in points: what it expects to score, less
    /// what each of the others expects on average. Precondition: the action is legal for `seen.seat`.
    static double worth(const Observation& seen, const Action& action);
};

} // namespace genecards
