// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "progress.h"

namespace app {

/// What is furthest in two states of the same pupil's practice; of each idea, what was counted more often.
Progress::Practice furthest(const Progress::Practice& here, const Progress::Practice& there);

/// Merges what was done here (`here`) with what another window did (`there`); see Progress. Rolls without
/// counts were erased.
Progress::Topic over(const Progress::Topic& here, const Progress::Topic& there);

/// Merges what the same pupil did on two computers, so that nothing is lost and merging again changes
/// nothing. Of two counts of one experiment the pupil's own stay before those from elsewhere, and the larger
/// before the smaller; the prediction made for them stays with them. Of two texts in the report the one
/// that holds the other stays, else one follows the other. Of two settings `here` stays.
Progress::Topic fullest(const Progress::Topic& here, const Progress::Topic& there);

} // namespace app
