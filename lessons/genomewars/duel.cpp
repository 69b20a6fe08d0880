// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/genomewars/duel.h"

#include "engine/genomewars/rules.h"

#include <algorithm>
#include <array>

namespace lessons {

using namespace genomewars;

namespace {

/// The duel with both genomes chosen.
State begun(const Duel& duel, std::uint64_t seed) {
    State state = newGame({.players = 2,
                           .rounds = duel.rounds,
                           .seed = seed,
                           .population = duel.population,
                           .environment = static_cast<std::uint8_t>(duel.environment),
                           .mutation = false});
    applyLegal(state, act::chooseGenome(duel.first));
    applyLegal(state, act::chooseGenome(duel.second));
    return state;
}

/// The most that a turn adds to a population.
int greatestRise(const Genome& genome) {
    int most = 0;
    for (int roll = 2; roll <= 12; ++roll)
        most = std::max(most, int{judgeNatural(genome, roll).change});
    for (const EnvironmentInfo& info : environments)
        most = std::max(most, int{judgeModified(genome, info.id, 12).change});
    return most;
}

} // namespace

unsigned winnersOf(const Duel& duel, const DuelEnd& end) {
    State state = begun(duel, 0);
    state.team(0).population = static_cast<std::uint16_t>(end.first);
    state.team(1).population = static_cast<std::uint16_t>(end.second);
    return winners(state);
}

DuelChances::DuelChances(const Duel& duel)
    : m_size(duel.population +
             2 * duel.rounds * std::max(greatestRise(duel.first), greatestRise(duel.second)) + 1),
      m_ends(static_cast<std::size_t>(m_size) * static_cast<std::size_t>(m_size)) {
    // The first gene pool is counted before any die is rolled.
    State pool = newGame({.players = 2});
    pool.team(0).genome = duel.first;
    pool.team(1).genome = duel.second;
    const unsigned begins = firstTeams(pool);
    const double each = begins == 0b11 ? 0.5 : 1;
    if (begins & 1)
        follow(duel, true, each);
    if (begins & 2)
        follow(duel, false, each);
}

double DuelChances::of(const DuelEnd& end) const {
    if (end.first < 0 || end.second < 0 || end.first >= m_size || end.second >= m_size)
        return 0;
    return m_ends[placeOf(end.first, end.second)];
}

/// The chances of all positions are carried from turn to turn; where a population falls to 0 the game is
/// over.
void DuelChances::follow(const Duel& duel, bool firstBegins, double weight) {
    using Layers = std::array<std::vector<double>, environmentCount>;
    const std::vector<double> nothing(m_ends.size());
    Layers now;
    now.fill(nothing);
    at(now[static_cast<std::size_t>(duel.environment)], duel.population, duel.population) = weight;
    int most = duel.population;
    const int rise = std::max(greatestRise(duel.first), greatestRise(duel.second));
    for (int turn = 0; turn < 2 * duel.rounds; ++turn) {
        const bool firstActs = (turn % 2 == 0) == firstBegins;
        Layers then;
        then.fill(nothing);
        for (const EnvironmentInfo& info : environments) {
            std::vector<double>& from = now[static_cast<std::size_t>(info.id)];
            for (int roll = 2; roll <= 12; ++roll) {
                const double chance = waysToRoll(roll) / 36.0;
                const int firstChange = judge(duel.first, info.id, roll, firstActs).change;
                const int secondChange = judge(duel.second, info.id, roll, !firstActs).change;
                const bool changes = naturalRow(roll).effect == NaturalEffect::NewEnvironment;
                for (int first = 1; first <= most; ++first)
                    for (int second = 1; second <= most; ++second) {
                        const double before = at(from, first, second) * chance;
                        if (before == 0)
                            continue;
                        const int firstThen = std::max(0, first + firstChange);
                        const int secondThen = std::max(0, second + secondChange);
                        if (firstThen == 0 || secondThen == 0) {
                            at(m_ends, firstThen, secondThen) += before;
                        } else if (!changes) {
                            at(then[static_cast<std::size_t>(info.id)], firstThen, secondThen) += before;
                        } else {
                            // A 6 is rolled again, so all five are equally likely.
                            for (std::vector<double>& to : then)
                                at(to, firstThen, secondThen) += before / environmentCount;
                        }
                    }
            }
        }
        now = std::move(then);
        most = std::min(most + rise, m_size - 1);
    }
    for (const std::vector<double>& layer : now)
        for (std::size_t i = 0; i < layer.size(); ++i)
            m_ends[i] += layer[i];
}

DuelEnd playDuel(const Duel& duel, std::uint64_t seed) {
    State state = begun(duel, seed);
    while (!state.finished())
        applyLegal(state, act::roll());
    return {state.team(0).population, state.team(1).population};
}

} // namespace lessons
