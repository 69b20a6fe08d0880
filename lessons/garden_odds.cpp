// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/garden_odds.h"

#include "engine/genotype/rules/board_facts.h"

namespace lessons {

using namespace genotype;

const OddsAfterChange* NeededGenotype::best() const {
    const OddsAfterChange* found = nullptr;
    for (const OddsAfterChange& odds : changes)
        if (odds.chance > (found ? found->chance : one))
            found = &odds;
    return found;
}

std::vector<NeededGenotype> neededGenotypes(const Observation& seen, Seat seat) {
    std::vector<NeededGenotype> needed;
    const State& state = seen.visible;
    if (seat >= state.seats)
        return needed;
    for (const Trait trait : allTraits) {
        const Bench& bench = state.bench(trait);
        const DiceToRoll roll{.parents = bench.parents, .dice = dicePerTrait};
        const bool open = mayChangeTiles(state, seat, trait);
        for (const Genotype genotype : allGenotypes) {
            const int copies = copiesNeeded(state, seat, trait, genotype);
            if (copies == 0)
                continue;
            NeededGenotype row;
            row.trait = trait;
            row.genotype = genotype;
            row.copies = copies;
            row.one = chanceOfAtLeast(1, genotype, roll);
            row.all = chanceOfAtLeast(copies, genotype, roll);
            if (state.phase == Phase::Breeding)
                row.inPool = bench.pool[static_cast<std::size_t>(genotype)];
            if (open)
                row.changes = oddsAfterChanges(1, genotype, roll);
            needed.push_back(std::move(row));
        }
    }
    return needed;
}

} // namespace lessons
