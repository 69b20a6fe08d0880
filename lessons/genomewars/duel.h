// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/state.h"

#include <cstdint>
#include <vector>

namespace lessons {

/// Two genomes against each other by the rules of Genome Wars, without mutation: there are no choices, and
/// the dice alone decide.
struct Duel {
    genomewars::Genome first;
    genomewars::Genome second;
    /// The environment at the start; a natural 2 changes it, as in the game.
    genomewars::Environment environment = genomewars::Environment::Hospital;
    int rounds = genomewars::usualRounds;
    /// Individuals of each at the start.
    int population = genomewars::usualPopulation;
};

/// How a duel ended.
struct DuelEnd {
    int first = 0;
    int second = 0;
    bool operator==(const DuelEnd&) const = default;
};

/// Who wins: bit 0 the first, bit 1 the second, both when they share, 0 when nobody survived.
unsigned winnersOf(const Duel& duel, const DuelEnd& end);

/// All ends of a duel with their chances, which sum to 1: exact, by following every outcome of the dice
/// through every turn. The rules decide which genome begins; where they draw lots, each begins with a chance
/// of 1/2.
class DuelChances {
public:
    explicit DuelChances(const Duel& duel);

    double of(const DuelEnd& end) const;
    /// The chance of all ends for which `which` holds.
    template <typename Which> double sum(Which which) const {
        double chance = 0;
        for (int first = 0; first < m_size; ++first)
            for (int second = 0; second < m_size; ++second)
                if (const double one = of({first, second}); one > 0 && which(DuelEnd{first, second}))
                    chance += one;
        return chance;
    }

private:
    void follow(const Duel& duel, bool firstBegins, double weight);
    std::size_t placeOf(int first, int second) const {
        return static_cast<std::size_t>(first) * static_cast<std::size_t>(m_size) +
               static_cast<std::size_t>(second);
    }
    double& at(std::vector<double>& values, int first, int second) const {
        return values[placeOf(first, second)];
    }

    /// Populations 0 … m_size − 1.
    int m_size;
    std::vector<double> m_ends;
};

/// Plays one duel with the engine; the same seed is the same game.
DuelEnd playDuel(const Duel& duel, std::uint64_t seed);

} // namespace lessons
