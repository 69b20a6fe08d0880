// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/phrases.h"
#include "engine/genotype/words/words.h"

/// Shared by the files in words/, and internal to them.
namespace genotype::words {

/// "a", "a and b", "a, b and c". Empty for no items.
Phrase list(const std::vector<Phrase::Argument>& items);

/// What only Brother Johann does; `who` is his name.
Phrase johannPhrase(const event::JohannJoined& event, const Phrase& who);
Phrase johannPhrase(const event::AutomaDrawn& event, const Phrase& who);
Phrase johannPhrase(const event::NoAutomaFits& event, const Phrase& who);
Phrase johannPhrase(const event::ToolDiscarded& event, const Phrase& who);
Phrase johannPhrase(const event::AutomaPhaseBegan& event, const Phrase& who);
Phrase johannPhrase(const event::ShiftMoved& event, const Phrase& who);
Phrase johannPhrase(const event::ArrowFollowed& event, const Phrase& who);
Phrase johannPhrase(const event::MutationRowFollowed& event, const Phrase& who);

/// The plot as a place: "plot 2", "Flower Pot", "Brother Eduard".
Phrase plotName(int plot);

} // namespace genotype::words
