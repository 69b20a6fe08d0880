// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/event.h"
#include "lessons/rolls.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// The dice ledger: every die that any game has rolled, once.
namespace lessons {

/// What the name of a game begins with if its dice were rolled on a table and entered by hand.
inline constexpr std::string_view byHand = "by hand ";

/// One die of one game.
struct LedgerRow {
    std::string game;         ///< identifies the game; not empty
    int round = 1;            ///< of the game, from 1
    std::uint16_t number = 0; ///< of the die in its game, from 0, as the engine numbers them
    genotype::Trait trait = genotype::Trait::SeedShape;
    genotype::Parents parents;                        ///< at the time of the roll
    genotype::DieFace first = genotype::DieFace::One; ///< the face first shown
    int rerolls = 0;                                  ///< how often it was rolled again
    genotype::DieFace face = genotype::DieFace::One;  ///< the final face
    RollRule rule = RollRule::RerolledOnce;
    /// The game had a seed that somebody chose, or began at a set position: its dice could be known in
    /// advance, so they are left out of pooled samples.
    bool preset = false;
    std::string time; ///< of the roll, in UTC (ISO 8601): 2026-11-21T08:15:00Z; may be empty

    /// Where it was put: below a genotype, or with the mutations.
    genotype::PoolArea area() const { return genotype::poolAreaOf(parents, face); }
    /// In the form that samples take.
    Roll roll() const { return {trait, parents, area(), round, rule}; }

    bool operator==(const LedgerRow&) const = default;
};

/// What the rows of a game have in common.
struct GameStamp {
    std::string game;
    bool preset = false;
    std::string time;
};

/// A die of the engine in the form that samples take.
Roll rollOf(const genotype::event::DieRolled& die);
/// A die of the engine as a row.
LedgerRow rowOf(const genotype::event::DieRolled& die, const GameStamp& stamp);

/// Whether this can be a roll: faces and re-rolls that the rule allows, a game, a round from 1, and no
/// control characters in the texts.
bool isPossible(const LedgerRow& row);

/// Which rows are wanted; what is not set does not matter.
struct LedgerFilter {
    std::optional<std::string> game = std::nullopt;
    std::optional<genotype::Trait> trait = std::nullopt;
    std::optional<genotype::Parents> parents = std::nullopt; ///< in either order
    std::optional<RollRule> rule = std::nullopt;
    bool withPreset = false;
    std::string from = {}; ///< the earliest time, inclusive; empty: any
    std::string until =
        {}; ///< the latest, exclusive; empty: any. Times compare as texts, so both need one form.

    bool admits(const LedgerRow& row) const;
};

/// Rows in the order in which they were added, each die of each game once.
class Ledger {
public:
    /// Adds a row unless its die is there already: a game that is resumed, replayed or read twice adds
    /// nothing. Returns whether it was new. Throws std::invalid_argument if the row is not possible.
    bool add(const LedgerRow& row);
    /// Adds the dice among the events; returns how many were new.
    std::size_t add(const std::vector<genotype::Event>& events, const GameStamp& stamp);
    /// Adds the rows that only the other has; returns how many.
    std::size_t merge(const Ledger& other);
    /// Removes the dice of one game; returns how many.
    std::size_t remove(std::string_view game);

    const std::vector<LedgerRow>& rows() const { return m_rows; }
    bool contains(std::string_view game, std::uint16_t number) const;
    /// The rows that a filter admits, in order.
    std::vector<LedgerRow> filtered(const LedgerFilter& filter) const;
    /// Samples of them, by trait and rule, for `pooledTest`.
    RollTally tally(const LedgerFilter& filter = {}) const;

private:
    std::vector<LedgerRow> m_rows;
    std::map<std::string, std::set<std::uint16_t>, std::less<>> m_known;
};

} // namespace lessons
