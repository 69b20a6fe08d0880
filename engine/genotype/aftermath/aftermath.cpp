// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/aftermath.h"

#include "engine/genotype/aftermath/compare.h"
#include "engine/genotype/bots/resample.h"

namespace genotype {

Aftermath::Aftermath(const Record& record, const AftermathOptions& options)
    : m_record(record), m_options(options), m_states{newGame(record.setup)}, m_positions(1) {
    for (const Action& action : record.actions) {
        State next = m_states.back();
        applyLegal(next, action);
        m_states.push_back(next);
    }
    m_positions.resize(m_states.size());
    core::Random random(options.seed);
    for (auto& seeds : m_seeds)
        for (int i = 0; i < options.samples * options.chances; ++i)
            seeds.push_back(drawSeed(random));
}

/// The seeds differ by round, so that the rounds are measured independently; within a round all positions
/// have the same, so that a difference between two of them is measured with little noise.
std::uint64_t Aftermath::seedOf(int round, std::size_t k) const {
    return m_seeds[static_cast<std::size_t>(round)][k];
}

Leads Aftermath::sample(const State& state, int round, std::size_t k) const {
    // Another seed than the world's: its complement.
    return sampledLeads(state, round, m_options.horizon, ~seedOf(round, k));
}

Aftermath::Values Aftermath::worthOf(const State& state, int round) const {
    Values values;
    const auto step = static_cast<std::size_t>(m_options.chances);
    const bool fixed = state.finished() || state.round != round ||
                       (m_options.horizon == Horizon::Now && state.phase != Phase::Setup);
    for (int k = 0; k < m_options.samples; ++k) {
        if (fixed && k > 0) {
            values.push_back(values.front());
            continue;
        }
        const std::size_t seed = static_cast<std::size_t>(k) * step;
        values.push_back(sample(withFreshChance(state, seedOf(round, seed)), round, seed));
    }
    return values;
}

namespace {

void add(Leads& sum, const Leads& one, int parts) {
    for (std::size_t seat = 0; seat < sum.size(); ++seat)
        sum[seat] += one[seat] / parts;
}

} // namespace

std::size_t Aftermath::placeOf(int k, int j) const {
    return static_cast<std::size_t>(k) * static_cast<std::size_t>(m_options.chances) +
           static_cast<std::size_t>(j);
}

/// What the position after the action is worth on average over fresh chances.
void Aftermath::meanAfter(std::size_t i) {
    const State& state = m_states[i];
    Position& position = m_positions[i];
    for (int k = 0; k < m_options.samples; ++k) {
        Leads before{};
        Leads after{};
        for (int j = 0; j < m_options.chances; ++j) {
            const std::size_t seed = placeOf(k, j);
            State next = withFreshChance(state, seedOf(state.round, seed));
            applyLegal(next, m_record.actions[i]);
            const Leads ended = sample(next, state.round, seed);
            add(before, ended, m_options.chances);
            add(after, next.round == state.round ? ended : sample(next, next.round, seed), m_options.chances);
        }
        position.before.push_back(before);
        position.after.push_back(after);
    }
}

void Aftermath::dealAgain() {
    m_start.clear();
    for (int k = 0; k < m_options.samples; ++k) {
        Leads mean{};
        for (int j = 0; j < m_options.chances; ++j) {
            const std::size_t seed = placeOf(k, j);
            Setup setup = m_record.setup;
            setup.seed = seedOf(0, seed);
            const State dealt = newGame(setup);
            add(mean, sample(dealt, dealt.round, seed), m_options.chances);
        }
        m_start.push_back(mean);
    }
}

void Aftermath::work(std::size_t piece, const std::stop_token& stop) {
    if (stop.stop_requested())
        return;
    if (piece == m_states.size())
        return dealAgain();
    const State& state = m_states[piece];
    Position& position = m_positions[piece];
    position = {}; // it may have been stopped before
    position.worth = worthOf(state, state.round);
    if (state.finished())
        return;
    const State& next = m_states[piece + 1];
    if (chanceBetween(state, next) != ChanceKind::None)
        meanAfter(piece);
    else if (next.round != state.round)
        position.before = worthOf(next, state.round);
    if (m_options.searched > 0 && !stop.stop_requested()) {
        core::Random random(m_options.seed + piece);
        position.choice = comparedWithBest(state, m_record.actions[piece],
                                           {m_options.searched, m_options.compared, drawSeed(random)}, stop);
    }
}

Record otherWay(const Record& record, const AftermathReport& report, std::size_t step) {
    Record branch = record;
    branch.actions.resize(step);
    branch.actions.push_back(report.steps[step].choice->best);
    return branch;
}

} // namespace genotype
