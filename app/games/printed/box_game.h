// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/record_text.h"
#include "engine/genotype/model/state.h"
#include "lessons/ledger/ledger.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// A game of Genotype on a real table, as far as a group enters it: who sits there, the parents and the dice
/// of each round and, at the end, what scores. A value: undo keeps copies.
struct BoxGame {
    /// The most that can be entered for a plant's points, for markers and for coins.
    static constexpr int mostPoints = 99;

    /// A die as it finally lies; a mutation has been rolled again and stayed one.
    struct Die {
        genotype::Trait trait = genotype::Trait::SeedShape;
        genotype::DieFace face = genotype::DieFace::One;

        bool operator==(const Die&) const = default;
    };
    /// All dice of a round are rolled together, after the gene tiles have been placed. So the parents are
    /// those of the whole round, and correcting them corrects all of its dice.
    struct Round {
        std::array<genotype::Parents, genotype::traitCount> parents{};
        /// In the order in which they were entered.
        std::vector<Die> dice;
        /// When its first die was entered, in UTC (ISO 8601).
        std::string time;

        bool operator==(const Round&) const = default;

        genotype::Parents parentsOf(genotype::Trait trait) const;
        void setParent(genotype::Trait trait, genotype::Side side, genotype::Genotype genotype);
        /// The indexes in `dice` of the dice of one trait.
        std::vector<std::size_t> diceOf(genotype::Trait trait) const;
        /// `now`: the time, in UTC (ISO 8601). False if all five dice of that trait have been entered.
        bool add(const Die& die, const std::string& now);
        /// Makes one die another; false if there is no such die, or if its new trait has five dice already.
        bool correct(std::size_t index, const Die& die);
        bool remove(std::size_t index);
    };
    struct Seat {
        std::string name;
        /// Index into the theme's seat colours.
        int colour = 0;
        /// The points printed on each completed plant.
        std::vector<int> plants;
        /// Markers on plants that are not complete.
        int markers = 0;
        int coins = 0;

        bool operator==(const Seat&) const = default;
    };
    /// A research goal: who claimed it, and how many of that seat's completed plants match it.
    struct Goal {
        std::optional<int> seat;
        int plants = 0;

        bool operator==(const Goal&) const = default;
    };
    using Goals = std::array<std::array<Goal, genotype::maxGoals>, genotype::traitCount>;

    /// Its name in the dice ledger; begins with lessons::byHand and is never given twice.
    std::string id;
    std::vector<Seat> seats;
    int rounds = genotype::maxRounds;
    /// The seat that begins the first round.
    int first = 0;
    genotype::Inheritances inheritance{};
    /// The rounds so far; the last is the current one.
    std::vector<Round> played{Round{}};
    /// Whether the last round is over and the points are being counted.
    bool counting = false;
    Goals goals{};

    bool operator==(const BoxGame&) const = default;

    /// From 1.
    int round() const { return static_cast<int>(played.size()); }
    /// A round that was played or is being played, from 1: what was mistyped is corrected there.
    Round& at(int round) { return played[static_cast<std::size_t>(round - 1)]; }
    const Round& at(int round) const { return played[static_cast<std::size_t>(round - 1)]; }
    Round& now() { return played.back(); }
    const Round& now() const { return played.back(); }
    /// The seats in the order in which they play in the current round: the first turn moves on clockwise.
    std::vector<int> order() const;

    /// Begins the next round, with the parents of this one; after the last round, the counting of points.
    void nextRound();

    /// All dice, for the ledger and for samples: numbered in the order of entering.
    std::vector<lessons::LedgerRow> rows() const;
    lessons::RollTally tally() const;

    /// By the same rules as a game that the program keeps. Precondition: the seat exists.
    genotype::Score score(int seat) const;
    std::vector<genotype::Score> scores() const;
    /// As genotype::winners.
    std::uint8_t winners() const;

    /// Whether it could have been made by these functions: for what was read from a file.
    bool isPossible() const;
};

/// Reads dice as a group types them: a trait's letter, then its dice: "R III", "F mutation", "r 1 2 4, G IV".
/// Faces are I to IV, 1 to 4, M or mutation, in any case; commas, semicolons and spaces separate. Empty, with
/// nothing read, if anything is neither.
std::optional<std::vector<BoxGame::Die>> diceTyped(std::string_view text);

} // namespace app
