// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "engine/genotype/aftermath/report.h"
#include "engine/genotype/model/action_square.h"
#include "engine/genotype/record.h"

#include <optional>
#include <string>
#include <vector>

namespace genotype {

/// A turning point in words. What it changed is not in them: see TurningPoint::effect.
struct ToldTurningPoint {
    /// "Round 2: the dice"
    core::Phrase heading;
    /// Whole sentences: what happened, what else could have been, and why in terms of genetics.
    std::vector<core::Phrase> reasons;
    /// The same where there is little room, in a few words and one sentence; the round is not in them.
    core::Phrase title;
    core::Phrase summary;
    /// Of dice, and of choices of parents, of dice or of a trait.
    std::optional<ActionSquare> square;
};
ToldTurningPoint told(const Record& record, const AftermathReport& report, const TurningPoint& point,
                      Seat seat);

/// "Dice", "Cards", "Own choices", "Others' choices", "Remainder".
core::Phrase name(Share share);
/// What a share is, in one sentence.
core::Phrase rule(Share share);

} // namespace genotype
