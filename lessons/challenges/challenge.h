// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/record.h"
#include "lessons/documents/lesson_reader.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The challenge bench: a teacher sets a position, and a pupil looks for the best parents for a garden. The
/// answer is graded by exact odds; no bot is asked. README.md describes the files.
namespace lessons {

struct Challenge {
    std::string title;
    std::string goal;
    /// The game up to the moment; without actions for a set position.
    genotype::Record record;
    genotype::Seat seat = 0; ///< whose garden it is
    int tiles = 1;           ///< how many gene tiles may be placed or taken away, 1 … mostTiles
    bool operator==(const Challenge&) const = default;
};
inline constexpr int mostTiles = 4;

struct ChallengeReading {
    /// Empty if there is a fault.
    std::optional<Challenge> challenge;
    std::vector<LessonFault> faults; ///< in the order of their lines
};

/// Reads a challenge (TOML), with its texts in this language or else in English, and checks everything: keys
/// and types, that the position or record can be played, and that a plant of the garden still needs dice.
ChallengeReading readChallenge(std::string_view text, std::string_view language = "en");

/// By trait, in board order.
using Crosses = std::array<genotype::Parents, genotype::traitCount>;

/// Parents that some gene tiles can make of a trait's square.
struct ReachableCross {
    genotype::Parents parents;
    int tiles = 0;   ///< how many have to be placed or taken away
    double dice = 0; ///< of the five dice, the expected number that the garden can use

    bool operator==(const ReachableCross&) const = default;
};

/// What the garden is graded by.
class ChallengeBench {
public:
    explicit ChallengeBench(const Challenge& challenge);

    /// The game at the moment.
    const genotype::State& state() const { return m_state; }
    /// Whether the garden needs anything of the trait.
    bool needs(genotype::Trait trait) const;
    /// With no more tiles than are allowed: the present parents first, then by tiles. Parents that differ
    /// only in their sides are listed once.
    const std::vector<ReachableCross>& crosses(genotype::Trait trait) const;
    /// The expected number of dice in the breeding phase that the garden can use: for each genotype that it
    /// needs n times, E[min(n, dice that show it)], five dice a trait, a mutation rolled again once.
    double dice(const Crosses& crosses) const;
    /// The tiles that it takes; no value if there are not enough, or if the parents cannot be reached.
    std::optional<int> tiles(const Crosses& crosses) const;
    /// The parents as they are, and the best that the tiles can make of them: the most dice and, of equals,
    /// the fewest tiles.
    Crosses present() const;
    Crosses best() const;

    /// These parents among the crosses, on whichever sides they stand; nullptr if the tiles cannot make them.
    const ReachableCross* find(genotype::Trait trait, const genotype::Parents& parents) const;

private:
    int m_tiles;
    genotype::State m_state;
    std::array<std::vector<ReachableCross>, genotype::traitCount> m_crosses;
    std::array<bool, genotype::traitCount> m_needs{};
};

/// How good a choice is: how much of what the tiles can add over the present parents it adds, 0 … 100. 100 if
/// nothing can be added and nothing was lost.
int percentOfBest(const ChallengeBench& bench, const Crosses& chosen);

} // namespace lessons
