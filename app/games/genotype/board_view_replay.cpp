// SPDX-License-Identifier: GPL-3.0-or-later

// The part of Genotype's board that a replay uses.
#include "board_view.h"

#include "engine/genotype/words/narration.h"

namespace app {

std::vector<core::Phrase> BoardView::narrate(const std::vector<Event>& seen, const genotype::State& state,
                                             const std::vector<std::string>& names) {
    return genotype::words::narration(seen, genotype::words::tableOf(state, names));
}

} // namespace app
