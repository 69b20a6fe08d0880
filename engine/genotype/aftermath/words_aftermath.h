// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "engine/genotype/aftermath/report.h"
#include "engine/genotype/record.h"

#include <string>
#include <vector>

namespace genotype {

/// A turning point in words. What it changed is not in them: see TurningPoint::effect.
struct ToldTurningPoint {
    /// "Round 2: the dice"
    core::Phrase heading;
    /// Whole sentences: what happened, what else could have been, and why in terms of genetics.
    std::vector<core::Phrase> reasons;
};
ToldTurningPoint told(const Record& record, const AftermathReport& report, const TurningPoint& point,
                      Seat seat);

/// "Dice", "Cards", "Own choices", "Others' choices", "Remainder".
core::Phrase name(Share share);
/// What a share is, in one sentence.
core::Phrase rule(Share share);

} // namespace genotype
