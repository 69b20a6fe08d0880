// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"

namespace app {

class GenotypeTable;
class GuideCoach;

/// The coach of a table that the Play page has made.
GuideCoach& coachOf(const GenotypeTable& table);

/// What a pupil does who follows the guide: the first move that it asks for; where it asks for none, and for
/// the bot's seat, what the Novice would do. Precondition: the game is not over.
genotype::Action obedientMove(GenotypeTable& table);

/// One step of that pupil or, if it is not her turn, of the bot: goes on behind what has been read, or makes
/// the move. False if the game is over.
bool obey(GenotypeTable& table);

} // namespace app
