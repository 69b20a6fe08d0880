// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

#include <optional>
#include <string>
#include <string_view>

/// A set position as lines of a record's header, after the overlays:
///
///     position round 4
///     position parents ff x Ff       (left x top, in board order; none for a square as printed)
///     position plants 1 7 30         (seat, then the cards on its plots from 1 on, - for none)
///
/// Only seats that have plants have a line for them.
namespace genotype {

/// Each line with its line feed.
std::string positionText(const StartPosition& position);

/// Reads what follows "position " in one of these lines into the setup. False, and the setup unchanged, if it
/// is not such a line, comes twice or is out of order. It does not check whether the whole position is
/// possible; `isValid` does.
bool addPositionLine(Setup& setup, std::string_view text);

/// The parents at one trait's square.
struct TraitParents {
    Trait trait{};
    Parents parents;
};

/// Reads parents as people write them: "Rr × RR", left × top, with any sign of `core::splitCross`. Nothing
/// unless both are genotypes of the same trait.
std::optional<TraitParents> readParents(std::string_view text);

} // namespace genotype
