// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/random.h"
#include "engine/core/seat.h"
#include "engine/genomewars/genome.h"

#include <array>
#include <cstdint>
#include <type_traits>

/// The whole of a game of Genome Wars as one value: copied by memcpy, compared with ==, its generator inside
/// it.
namespace genomewars {

/// A team's place, 0 … 5.
using core::noSeat;
using core::Seat;

enum class Phase : std::uint8_t {
    Construction, ///< genomes are chosen in secret
    Evolution,
    Finished
};

/// How the closing gene pool counts a surviving genome: once, as the rules literally say, or once for each
/// individual.
enum class Weighting : std::uint8_t { EachGenomeOnce, ByPopulation };

enum class PendingKind : std::uint8_t { Genome, Roll, Mutation };

/// A choice that the acting team has to make.
struct Pending {
    PendingKind kind = PendingKind::Roll;

    bool operator==(const Pending&) const = default;
};

struct Team {
    /// Empty until the team has chosen.
    Genome genome;
    std::uint16_t population = 0;

    bool hasChosen() const { return genome.size() > 0; }
    bool operator==(const Team&) const = default;
};

struct State {
    core::Random random;
    std::uint8_t seats = minTeams;
    std::uint8_t rounds = usualRounds;
    /// 1 … rounds; a round is a turn of each living team.
    std::uint8_t round = 1;
    Phase phase = Phase::Construction;
    Weighting weighting = Weighting::EachGenomeOnce;
    /// Set positions in lessons may turn mutation off and begin in a given environment.
    bool mutation = true;
    std::uint8_t startEnvironment = noEnvironment;
    /// Who takes the first turn of a round; noSeat until the first gene pool has been counted.
    Seat first = noSeat;
    /// Whose choice is pending; noSeat when the game is over.
    Seat actor = 0;
    /// Meaningful from the evolution phase on.
    Environment environment = Environment::SurfaceWater;
    /// Rolls taken so far.
    std::uint16_t turns = 0;
    std::array<Team, maxTeams> teams{};
    core::FixedVector<Pending, 1> pending;
    /// Bit s: team s has chosen its genome. The genomes themselves are secret until all have.
    std::uint8_t chosen = 0;

    Team& team(Seat seat) { return teams[seat]; }
    const Team& team(Seat seat) const { return teams[seat]; }
    bool finished() const { return phase == Phase::Finished; }
    const Pending& now() const { return pending.back(); }
    Seat nextSeat(Seat seat) const { return static_cast<Seat>((seat + 1) % seats); }
    bool isAlive(Seat seat) const { return team(seat).population > 0; }
    int living() const {
        int count = 0;
        for (Seat seat = 0; seat < seats; ++seat)
            count += isAlive(seat);
        return count;
    }

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);

/// What a table agrees on before the game.
struct Setup {
    /// 2 … 6 teams.
    int players = minTeams;
    /// Turns for each living team, 1 … maxRounds.
    int rounds = usualRounds;
    std::uint64_t seed = 0;
    Weighting weighting = Weighting::EachGenomeOnce;
    /// For experiments in lessons, not part of the printed game: individuals in each team at the start, 1 …
    /// maxStartPopulation; an environment to begin in instead of a rolled one; without mutation, a roll of 7
    /// or 8 does nothing to the acting team.
    int population = usualPopulation;
    std::uint8_t environment = noEnvironment;
    bool mutation = true;

    bool operator==(const Setup&) const = default;
};

} // namespace genomewars
