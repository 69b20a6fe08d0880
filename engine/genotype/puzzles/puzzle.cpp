// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/puzzles/puzzle.h"

#include <algorithm>

namespace genotype {

std::size_t Puzzle::best() const {
    const auto found =
        std::ranges::max_element(options, {}, [](const PuzzleOption& option) { return -option.behind.mean; });
    return static_cast<std::size_t>(found - options.begin());
}

bool clearlyBest(const Puzzle& puzzle) {
    const std::size_t best = puzzle.best();
    for (std::size_t i = 0; i < puzzle.options.size(); ++i) {
        const Estimate& behind = puzzle.options[i].behind;
        if (i != best && (behind.mean < clearMargin || behind.mean <= clearErrors * behind.error))
            return false;
    }
    return true;
}

bool hardlyMatters(const Puzzle& puzzle) {
    return std::ranges::all_of(puzzle.options, [](const PuzzleOption& option) {
        return option.behind.mean <= neutralMargin &&
               option.behind.mean + option.behind.halfWidth() <= neutralLimit;
    });
}

std::optional<PuzzleKind> kindOf(const Puzzle& puzzle) {
    if (hardlyMatters(puzzle))
        return PuzzleKind::Neutral;
    if (!clearlyBest(puzzle))
        return std::nullopt;
    return puzzle.best() == puzzle.obvious ? PuzzleKind::Clear : PuzzleKind::Unobvious;
}

PuzzleTopic topicOf(const Puzzle& puzzle) {
    switch (puzzle.options.front().action.kind) {
    case ActionKind::PlaceGeneTile:
    case ActionKind::RemoveGeneTile:
    case ActionKind::LeaveGeneTiles: return PuzzleTopic::Parents;
    case ActionKind::PlaceMarker: return PuzzleTopic::Markers;
    case ActionKind::ChooseSetup:
    case ActionKind::TakePlant:
    case ActionKind::KeepPlant:
    case ActionKind::Harvest:
    case ActionKind::Sow: return PuzzleTopic::Plants;
    case ActionKind::TakeDie:
    case ActionKind::Validate: return PuzzleTopic::Dice;
    case ActionKind::Buy: return PuzzleTopic::Upgrades;
    default: return PuzzleTopic::Other;
    }
}

std::string_view notation(PuzzleKind kind) {
    constexpr std::array<std::string_view, puzzleKinds> words{"clear", "unobvious", "neutral"};
    return words[static_cast<std::size_t>(kind)];
}

std::string_view notation(PuzzleTopic topic) {
    constexpr std::array<std::string_view, puzzleTopics> words{"parents", "markers",  "plants",
                                                               "dice",    "upgrades", "other"};
    return words[static_cast<std::size_t>(topic)];
}

} // namespace genotype
