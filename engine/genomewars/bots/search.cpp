// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/bots/search.h"

#include "engine/core/draw_seed.h"
#include "engine/core/halving.h"
#include "engine/genomewars/bots/temperament.h"
#include "engine/genomewars/expectation.h"

#include <algorithm>
#include <bit>

namespace genomewars {

namespace {

using core::Candidate;

constexpr int winUnits = 10'000;
/// How many genomes are tried; the others are left out because of their expected change.
constexpr std::size_t triedGenomes = 48;

/// The Evolver's mutation, without its preference among equals.
Action bestMutation(const State& state) {
    const TurnsAhead ahead = turnsAhead(state, state.actor);
    const Genome& genome = state.team(state.actor).genome;
    Action best = act::roll();
    std::int64_t highest = 0;
    for (const AlleleInfo& from : alleles)
        for (const AlleleInfo& to : alleles) {
            if (mutationRefusal(genome, from.id, to.id) != Refusal::None)
                continue;
            Genome mutated = genome;
            mutated.remove(from.id);
            mutated.add(to.id);
            const std::int64_t change = expectedChange(mutated, ahead);
            if (best.kind == ActionKind::Mutate && change <= highest)
                continue;
            highest = change;
            best = act::mutate(from.id, to.id);
        }
    return best;
}

/// A state with nothing hidden, and the genomes that teams will choose.
struct World {
    State state;
    std::array<Genome, maxTeams> imagined{};
};

/// Draws what the seat cannot see. Half of the teams are thought to take what the Evolver would.
class Worlds {
public:
    Worlds(const Observation& seen, const ActionList& legal, std::uint64_t seed)
        : m_seen(seen), m_seed(seed) {
        if (seen.visible.now().kind != PendingKind::Genome)
            return;
        m_good = goodGenomes(seen, legal);
        const TurnsAhead ahead = turnsAhead(seen.visible, seen.seat);
        for (const Action& action : m_good)
            if (!m_first.size() || expectedChange(action.genome(), ahead) > expectedChange(m_first, ahead))
                m_first = action.genome();
    }

    World operator()(std::uint64_t number) const {
        core::Random random(m_seed + number);
        World world{.state = m_seen.visible};
        if (!m_good.empty())
            for (Seat seat = 0; seat < world.state.seats; ++seat) {
                world.imagined[seat] = imagined(random);
                if (seat < world.state.actor)
                    world.state.team(seat).genome = world.imagined[seat];
            }
        world.state.random = core::Random(core::drawSeed(random));
        return world;
    }

private:
    Genome imagined(core::Random& random) const {
        if (random.below(2) == 0)
            return m_first;
        return m_good[random.below(static_cast<std::uint32_t>(m_good.size()))].genome();
    }

    const Observation& m_seen;
    std::uint64_t m_seed;
    ActionList m_good;
    Genome m_first;
};

void playOut(State& state, const World& world) {
    while (!state.finished())
        switch (state.now().kind) {
        case PendingKind::Genome: applyLegal(state, act::chooseGenome(world.imagined[state.actor])); break;
        case PendingKind::Roll: applyLegal(state, act::roll()); break;
        case PendingKind::Mutation: applyLegal(state, bestMutation(state)); break;
        }
}

/// The expected change, in thousandths of an individual.
std::int64_t priorOf(const State& state, const TurnsAhead& ahead, const Action& action) {
    Genome genome = action.genome();
    if (action.kind == ActionKind::Mutate) {
        genome = state.team(state.actor).genome;
        genome.remove(action.from());
        genome.add(action.to());
    }
    return action.kind == ActionKind::Roll ? 0 : expectedChange(genome, ahead) / 36'000;
}

std::vector<Candidate> candidatesOf(const Observation& seen, const ActionList& legal) {
    const TurnsAhead ahead = turnsAhead(seen.visible, seen.seat);
    std::vector<Candidate> all(legal.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = {.index = i, .prior = priorOf(seen.visible, ahead, legal[i]), .sum = 0, .playouts = 0};
    std::stable_sort(all.begin(), all.end(),
                     [](const Candidate& a, const Candidate& b) { return a.prior > b.prior; });
    if (all.size() > triedGenomes)
        all.resize(triedGenomes);
    return all;
}

} // namespace

SearchResult search(const Observation& seen, const ActionList& legal, core::Random& random,
                    const core::Budget& budget) {
    std::vector<Candidate> candidates = candidatesOf(seen, legal);
    const Worlds worlds(seen, legal, core::drawSeed(random));
    const int total = budget.iterations > 0 ? budget.iterations : usualPlayouts;
    SearchResult result;
    result.playouts = core::halve(
        candidates, total, budget.stop, worlds,
        [&](const World& world, std::uint64_t, const Candidate& candidate) {
            State state = world.state;
            applyLegal(state, legal[candidate.index]);
            playOut(state, world);
            const unsigned won = winners(state);
            return (won >> seen.seat) & 1 ? winUnits / std::popcount(won) : 0;
        },
        [](const Candidate& candidate) { return candidate.mean(); });
    for (const Candidate& one : candidates)
        result.ranked.push_back({legal[one.index], static_cast<int>(one.mean()), one.playouts});
    return result;
}

} // namespace genomewars
