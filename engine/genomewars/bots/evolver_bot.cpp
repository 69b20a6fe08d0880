// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/bots/evolver_bot.h"

#include "engine/genomewars/expectation.h"

#include <optional>
#include <utility>

namespace genomewars {

namespace {

/// The genome that the team would have after the action.
Genome genomeAfter(const State& visible, Seat seat, const Action& action) {
    if (action.kind == ActionKind::ChooseGenome)
        return action.genome();
    Genome genome = visible.team(seat).genome;
    if (action.kind == ActionKind::Mutate) {
        genome.remove(action.from());
        genome.add(action.to());
    }
    return genome;
}

/// How many copies of the genome's alleles the other living teams hold.
int shared(const State& visible, Seat seat, const Genome& genome) {
    int count = 0;
    for (Seat other = 0; other < visible.seats; ++other)
        for (const AlleleInfo& info : alleles)
            if (other != seat && visible.isAlive(other) && genome.holds(info.id))
                count += visible.team(other).genome.of(info.id);
    return count;
}

} // namespace

std::int64_t EvolverBot::worth(const Observation& seen, const Action& action) {
    if (action.kind == ActionKind::Roll)
        return 0;
    return expectedChange(genomeAfter(seen.visible, seen.seat, action), turnsAhead(seen.visible, seen.seat));
}

Action EvolverBot::chooseAction(const Observation& seen, const ActionList& legal, core::Random&,
                                const core::Budget&) const {
    if (legal.size() == 1)
        return legal[0];
    const TurnsAhead ahead = turnsAhead(seen.visible, seen.seat);
    Action best = legal[0];
    std::optional<std::pair<std::int64_t, int>> highest;
    for (const Action& action : legal) {
        const Genome genome = genomeAfter(seen.visible, seen.seat, action);
        const std::pair value{expectedChange(genome, ahead), shared(seen.visible, seen.seat, genome)};
        if (!highest || value > *highest) {
            highest = value;
            best = action;
        }
    }
    return best;
}

} // namespace genomewars
