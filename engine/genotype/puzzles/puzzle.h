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

/// What `clearlyBest` and `hardlyMatters` ask for, in points of lead at the end of the game.
inline constexpr double clearMargin = 2.0;
inline constexpr double clearErrors = 3.0;
inline constexpr double neutralMargin = 0.5;
/// The upper end of the 95 % interval of the largest difference in a neutral puzzle.
inline constexpr double neutralLimit = 1.0;

inline constexpr std::size_t fewestOptions = 3;
inline constexpr std::size_t mostOptions = 5;

/// A moment of a game in which one seat has to choose, and what a few of its choices lead to. The options
/// were each played on to the end of the game, in the same worlds with the same chance, so a puzzle depends
/// on no bot when it is solved.
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

/// Whether the best option is ahead of every other by at least `clearMargin`, and by more than `clearErrors`
/// standard errors.
bool clearlyBest(const Puzzle& puzzle);
/// Whether no option is behind by more than `neutralMargin`, and with 95 % confidence by no more than
/// `neutralLimit`.
bool hardlyMatters(const Puzzle& puzzle);
/// No value if it is neither.
std::optional<PuzzleKind> kindOf(const Puzzle& puzzle);

/// What a puzzle is about.
enum class PuzzleTopic : std::uint8_t { Parents, Markers, Plants, Dice, Upgrades, Other };
inline constexpr int puzzleTopics = 6;
PuzzleTopic topicOf(const Puzzle& puzzle);

/// "clear", "unobvious", "neutral"; "parents", "markers", …
std::string_view notation(PuzzleKind kind);
std::string_view notation(PuzzleTopic topic);

} // namespace genotype
