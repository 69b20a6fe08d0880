// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/effects.h"
#include "engine/genotype/johann/brother_johann.h"

/// What an assistant of a hard game does for Brother Johann: the effect on the card as it applies to him, a
/// specialisation of `Help` in its own help_*.h for each of `hardAssistants`. A helper has the first of these
/// members and any of the others:
///
///     static Phrase rule();
///     static void atSetup(BrotherJohann& he, Assistant self);
///     static void inAutomaPhase(BrotherJohann& he, Assistant self);
///     // Takes one of his markers, so that no card is drawn for it: true when it did.
///     static bool takesMarker(BrotherJohann& he, Assistant self);
///     static void beforeShift(BrotherJohann& he, Assistant self);
///     // An arrow needs no die.
///     static constexpr bool replacesDice = true;
///     // Every validation reaches all copies of the genotype.
///     static constexpr Widening widening = …;
///     // Upgrades that he may buy in a round.
///     static constexpr int purchases = …;
///
/// help.h puts the helpers together.
namespace genotype::johann {

template <typename Effect> struct Help;

} // namespace genotype::johann
