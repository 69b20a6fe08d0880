// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "lessons/rolls.h"

#include <vector>

namespace app {

/// The dice that a game has rolled, as the lessons need them: each with its parents, and the breeding phase's
/// apart from Father Omari's. Update them before showing anything, so that no picture mixes new dice with an
/// old count.
class DiceRolls {
public:
    /// Reads the document's dice so far; the document must outlive this.
    explicit DiceRolls(const GenotypeGame& document);

    /// Follows a change of the document, forwards or backwards; returns false if no dice changed. Must be
    /// called for every change, in order.
    bool update(const Change& change);

    /// One die as it was rolled, and the step (from 0) that rolled it.
    struct Entry {
        lessons::Roll roll;
        std::size_t step = 0;
        /// The seat that rolled it; noSeat for dice of the breeding phase.
        genotype::Seat seat = genotype::noSeat;
    };

    /// In the order in which they were rolled.
    const std::vector<Entry>& entries() const { return m_entries; }
    /// All dice, by trait and rule.
    const lessons::RollTally& tally() const { return m_tally; }
    /// The dice after the first `steps` steps, for a replay.
    lessons::RollTally tallyAfter(std::size_t steps) const;

private:
    void read();

    const GenotypeGame& m_document;
    std::size_t m_stepsRead = 0;
    std::vector<Entry> m_entries;
    lessons::RollTally m_tally;
};

} // namespace app
