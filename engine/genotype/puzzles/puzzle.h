// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/aftermath/estimate.h"
#include "engine/genotype/record.h"

#include <optional>
#include <string>
#include <vector>

namespace genotype {

/// One of the choices that a puzzle offers.
struct PuzzleOption {
    Action action;
    /// The seat's lead over the mean of the others at the end of the game, in points.
    Estimate lead;
    /// By how much that is less than with the best option, measured in the same worlds; 0 for the best
    /// itself.
    Estimate behind;
    bool operator==(const PuzzleOption&) const = default;
};

enum class PuzzleKind : std::uint8_t {
    Clear,     ///< one option is clearly best, and looks best
    Unobvious, ///< one option is clearly best, but another looks best at first sight
    Neutral    ///< it hardly matters
};
inline constexpr int puzzleKinds = 3;

/// What a sample must show before a puzzle is accepted, in points of lead at the end of the game. A
/// measurement looks at its figures up to ten times, so each look asks for a 99.9 % interval: together they
/// err at most once in a hundred (Bonferroni).
inline constexpr int mostLooks = 10;
inline constexpr double sureErrors = 3.290527;
/// Clear and unobvious: every other option is behind by at least this, and surely by more than
/// `surelyMatters`.
inline constexpr double clearMargin = 2.0;
inline constexpr double surelyMatters = 1.0;
/// Neutral: no option is behind by more than this, and surely none by more than `surelyHardlyMatters`.
inline constexpr double neutralMargin = 0.5;
inline constexpr double surelyHardlyMatters = 1.0;

/// What another sample must show if the puzzle is to keep its kind, when it does not show the above: less, so
/// that no kind changes by the noise of two samples. Clear and unobvious: the same option is best, and every
/// other behind by this and distinguishably (95 %).
inline constexpr double keptMargin = 1.0;
/// Neutral: no option is behind by more than this.
inline constexpr double keptNeutralMargin = 1.25;

/// A puzzle of one's own: every other option is behind by at least this, and surely behind.
inline constexpr double ownMargin = 1.0;

inline constexpr std::size_t fewestOptions = 2;
inline constexpr std::size_t mostOptions = 5;

/// A moment of a game in which one seat has to choose, and what a few of its choices lead to. The options
/// were each played on to the end of the game, in the same worlds with the same chance (measurement.h), so a
/// puzzle depends on no bot when it is solved.
struct Puzzle {
    /// 1 … 40 of a–z, 0–9 and -; the same puzzle keeps it.
    std::string id;
    /// The game up to this moment.
    Record record;
    /// In the order in which the rules list them.
    std::vector<PuzzleOption> options;
    /// The place in `options` of the one that looks best at first sight (bots/instinct.h).
    std::size_t obvious = 0;
    /// In how many worlds each option was played on.
    int worlds = 0;

    std::size_t best() const;
    bool operator==(const Puzzle&) const = default;
};

/// Whether every other option is behind the best by at least `clearMargin`, and surely by more than
/// `surelyMatters`.
bool clearlyBest(const Puzzle& puzzle);
/// Whether no option is behind by more than `neutralMargin`, and surely none by more than
/// `surelyHardlyMatters`.
bool hardlyMatters(const Puzzle& puzzle);
/// No value if it is neither.
std::optional<PuzzleKind> kindOf(const Puzzle& puzzle);
/// Whether a puzzle that was measured again, in other worlds, is still of its kind. Precondition: the same
/// options in the same order.
bool keepsItsKind(const Puzzle& puzzle, const Puzzle& again);

/// How much there is to think of: puzzles of little difficulty come first. 0 for two players' first round and
/// two options of which the best looks best.
int difficultyOf(const Puzzle& puzzle);

/// What a puzzle is about.
enum class PuzzleTopic : std::uint8_t { Parents, Markers, Plants, Dice, Upgrades, Other };
inline constexpr int puzzleTopics = 6;
PuzzleTopic topicOf(const Puzzle& puzzle);

/// "clear", "unobvious", "neutral"; "parents", "markers", …
std::string_view notation(PuzzleKind kind);
std::string_view notation(PuzzleTopic topic);

} // namespace genotype
