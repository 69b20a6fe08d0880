// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/bot.h"
#include "engine/genotype/puzzles/puzzle.h"

#include <functional>
#include <stop_token>

namespace genotype {

/// Who plays on for the seat that has to choose: for `asked` a Researcher with its usual number of playouts
/// (60), for everybody else an Apprentice.
const Bot& botThatPlaysOn(const State& state, Seat asked);

/// Plays a game on to its end by these bots. Chance and choices follow from `seed` and from who chooses for
/// the how-manieth time in which round, not from what was chosen before: two positions that differ in one
/// choice are played on alike wherever they can be. False, and the game is not over, if it was stopped.
bool playToTheEnd(State& state, Seat asked, std::uint64_t seed, const std::stop_token& stop = {});

/// What the options of a puzzle lead to: each is played on to the end of the game in the same worlds, which
/// fit what the seat that has to choose can see, with the same chance.
class Measurement {
public:
    /// Precondition: the actions are legal and at least two. The same seed gives the same worlds.
    Measurement(const State& state, std::vector<Action> actions, std::uint64_t seed);

    /// Plays every option on in one more world. False, and no such world, if it was stopped.
    bool addWorld(const std::stop_token& stop = {});
    int worlds() const { return static_cast<int>(m_samples.front().size()); }

    /// The options in the order of the actions, with their figures, rounded to the hundredths that a file of
    /// puzzles keeps. Precondition: at least two worlds.
    std::vector<PuzzleOption> options() const;

private:
    Observation m_seen;
    std::vector<Action> m_actions;
    /// By option, by world: the lead at the end.
    std::vector<Samples> m_samples;
    core::Random m_random;
};

/// How far a measurement goes.
struct MeasureLimits {
    /// Worlds after which the last look is taken, whatever it shows; at least 2.
    int most = 1000;
    /// Asked after each world, with the number of worlds so far: false brings the last look forward. Empty:
    /// go on.
    std::function<bool(int worlds)> goOn{};
};

/// A look at the figures: true ends the measurement.
using Look = std::function<bool(const Puzzle& puzzle)>;

/// Plays worlds in `mostLooks` blocks until a look at the figures after a block says that they are enough, or
/// the limit is reached, and gives the figures to the puzzle. False, and no figures, if it was stopped.
/// Precondition: as for Measurement.
bool measure(const State& state, Puzzle& puzzle, std::uint64_t seed, const MeasureLimits& limits,
             const Look& look, const std::stop_token& stop = {});

} // namespace genotype
