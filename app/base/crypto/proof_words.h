// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sealed_dice.h"

#include <vector>

namespace commitment {

/// What a proof says and what it does not, in sentences: the verdict first; then, if something is proved,
/// what the commitment covers and what it does not.
std::vector<core::Phrase> proofWords(const core::AnyRecord& record, const Proof& proof);

/// The players of a record: "Ada (person), Ben (bot: apprentice)".
std::string playersOf(const core::AnyRecord& record);

} // namespace commitment
