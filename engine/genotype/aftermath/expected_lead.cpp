// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/expected_lead.h"

#include "engine/genotype/bots/evaluation.h"
#include "engine/genotype/bots/playout.h"

namespace genotype {

Leads leadsOf(const State& state, Horizon horizon) {
    const Outlook outlook(state);
    Leads points{};
    double sum = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const EvaluationWeights& weights =
            horizon == Horizon::Now ? evaluationWeights : roundWeights(state, seat);
        points[seat] = expectedPoints(state, outlook, seat, weights) / 100.0;
        sum += points[seat];
    }
    Leads leads{};
    for (Seat seat = 0; seat < state.seats; ++seat)
        leads[seat] = points[seat] - (sum - points[seat]) / (state.seats - 1);
    return leads;
}

Leads sampledLeads(State state, int round, Horizon horizon, std::uint64_t choiceSeed) {
    core::Random choices(choiceSeed);
    while (state.phase == Phase::Setup)
        playOneChoice(state, Thought::Instinct, choices);
    if (horizon == Horizon::EndOfRound && !state.finished() && state.round == round)
        playOut(state, 1, Thought::Instinct, choices);
    return leadsOf(state, horizon);
}

} // namespace genotype
