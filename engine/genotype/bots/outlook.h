// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

#include <array>

namespace genotype {

/// How many dice the gardens still need, and how many of them each seat can hope to get from the next (or
/// current) breeding phase. Computed once for a state and read for every seat.
class Outlook {
public:
    explicit Outlook(const State& state);

    /// Uncovered copies of a genotype in one garden.
    int open(Seat seat, Trait trait, Genotype genotype) const {
        return m_open[seat][static_cast<std::size_t>(trait)][static_cast<std::size_t>(genotype)];
    }

    /// All uncovered traits of one garden.
    int open(Seat seat) const { return m_allOpen[seat]; }

    /// What one seat may hope for, in hundredths of a die.
    struct Hope {
        /// The open copies of a genotype that a die will cover, if there are enough dice slots.
        std::array<std::array<int, genotypeCount>, traitCount> dice{};
        /// Their sum, and the free dice slots.
        int total = 0;
        int freeSlots = 0;
        /// What remains of each copy when there are too few slots (hundredths).
        int share() const { return total > freeSlots ? 100 * freeSlots / total : 100; }
    };
    Hope hope(Seat seat) const;

private:
    const State& m_state;
    std::array<std::array<std::array<std::uint8_t, genotypeCount>, traitCount>, maxSeats> m_open{};
    std::array<int, maxSeats> m_allOpen{};
    std::array<std::array<int, genotypeCount>, traitCount> m_total{};
};

/// Copies of a genotype that five dice will cover, in hundredths, if nobody else wants them, when the
/// genotype has `cells` cells of the Punnett square (0 … 4). More than four copies count as four.
int servedCopies(int cells, int copies);

} // namespace genotype
