// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/words/words.h"

namespace genotype::words {

/// What an action did, told to somebody who watches: fewer and fuller sentences than those of the log, which
/// has one for each event. The breeding roll is summed up by trait: how often each genotype came up.
/// `events`: those of one action, as one seat may see them. Empty if none of them is worth a sentence.
std::vector<Phrase> narration(const std::vector<Event>& events, const Table& table);

} // namespace genotype::words
