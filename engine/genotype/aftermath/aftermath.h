// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/aftermath/report.h"
#include "engine/genotype/record.h"

#include <stop_token>

namespace genotype {

struct AftermathOptions {
    /// Samples where something was left to chance, or was played on; at least 2.
    int samples = 256;
    /// Fresh chances in each of them.
    int chances = 8;
    Horizon horizon = Horizon::Now;
    /// Playouts in which the best choice is looked for; 0: choices are not compared.
    int searched = 32;
    /// Fresh worlds in which it is then compared with the choice that was made; at least 2.
    int compared = 32;
    std::uint64_t seed = 1;
};

/// Computes the report on a finished game in pieces that can be worked on by several threads. What the report
/// says depends on record and options alone. One number a position, V, is followed through the game: an
/// action's Q is the mean of V after it over fresh chances (fresh_chance.h), and then
///
///     V(after) − V(before) = (V(after) − Q) + (Q − V(before)) = chance + choice
///
/// Chance has mean zero, whatever V is: it is the control variate of luck-adjusted rollouts, as backgammon
/// programs use it (Veness, Lanctot, Bowling 2011, "Variance reduction in Monte-Carlo tree search"; White and
/// Bowling 2009, "Learning a value analysis tool"). Where the actor had no choice, or a phase ended with it
/// and V looks at other things from then on, Q − V(before) is nobody's: the remainder. With
/// Horizon::EndOfRound, V is the mean of playouts that all use the same seeds, and the remainder is by how
/// much V changes when it looks one round further.
class Aftermath {
public:
    /// Precondition: every action of the record is legal, and the game is finished.
    Aftermath(const Record& record, const AftermathOptions& options);

    std::size_t pieces() const { return m_states.size() + 1; }
    /// Works on one piece. May be called on several threads at once, for different pieces.
    void work(std::size_t piece, const std::stop_token& stop = {});
    /// Precondition: every piece was worked on and none was stopped.
    AftermathReport report() const;

private:
    /// By sample.
    using Values = std::vector<Leads>;
    struct Position {
        /// V of this position.
        Values worth;
        /// The position after the action, over fresh chances: with the horizon of this position, and with its
        /// own.
        Values before, after;
        std::optional<Choice> choice;
    };

    Leads sample(const State& state, int round, std::size_t k) const;
    Values worthOf(const State& state, int round) const;
    void meanAfter(std::size_t i);
    void dealAgain();
    /// The place of chance j of sample k.
    std::size_t placeOf(int k, int j) const;
    std::uint64_t seedOf(int round, std::size_t k) const;

    Record m_record;
    AftermathOptions m_options;
    std::vector<State> m_states;
    std::vector<Position> m_positions;
    /// Before the cards were dealt.
    Values m_start;
    /// By round and sample, `chances` for each.
    std::array<std::vector<std::uint64_t>, maxRounds + 1> m_seeds;
};

/// The game up to a choice, and then the best that was found. Precondition: the report is on the game, and
/// the step has a choice.
Record otherWay(const Record& record, const AftermathReport& report, std::size_t step);

} // namespace genotype
