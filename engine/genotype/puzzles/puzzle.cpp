// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/puzzles/puzzle.h"

#include "engine/core/enum_words.h"

#include <algorithm>

namespace genotype {

namespace {

/// Whether it holds of how far each option but the best is behind.
bool allOthers(const Puzzle& puzzle, bool (*holds)(const Estimate& behind)) {
    const std::size_t best = puzzle.best();
    for (std::size_t i = 0; i < puzzle.options.size(); ++i)
        if (i != best && !holds(puzzle.options[i].behind))
            return false;
    return true;
}

} // namespace

std::size_t Puzzle::best() const {
    const auto found =
        std::ranges::max_element(options, {}, [](const PuzzleOption& option) { return -option.behind.mean; });
    return static_cast<std::size_t>(found - options.begin());
}

bool clearlyBest(const Puzzle& puzzle) {
    return allOthers(puzzle, [](const Estimate& behind) {
        return behind.mean >= clearMargin && behind.mean - sureErrors * behind.error > surelyMatters;
    });
}

bool hardlyMatters(const Puzzle& puzzle) {
    return allOthers(puzzle, [](const Estimate& behind) {
        return behind.mean <= neutralMargin && behind.mean + sureErrors * behind.error <= surelyHardlyMatters;
    });
}

std::optional<PuzzleKind> kindOf(const Puzzle& puzzle) {
    if (hardlyMatters(puzzle))
        return PuzzleKind::Neutral;
    if (!clearlyBest(puzzle))
        return std::nullopt;
    return puzzle.best() == puzzle.obvious ? PuzzleKind::Clear : PuzzleKind::Unobvious;
}

bool keepsItsKind(const Puzzle& puzzle, const Puzzle& again) {
    const auto kind = kindOf(puzzle);
    if (kind == PuzzleKind::Neutral)
        return allOthers(again, [](const Estimate& behind) { return behind.mean <= keptNeutralMargin; });
    return kind && again.best() == puzzle.best() && allOthers(again, [](const Estimate& behind) {
               return behind.mean >= keptMargin && behind.mean > behind.halfWidth();
           });
}

int difficultyOf(const Puzzle& puzzle) {
    const State state = replay(puzzle.record).state;
    int difficulty =
        2 * (state.persons() - 2) + state.round - 1 + static_cast<int>(puzzle.options.size()) - 2;
    difficulty += state.rounds - 3; // more is to come, and more is to be thought of
    return std::max(0, difficulty) + (kindOf(puzzle) == PuzzleKind::Clear ? 0 : 2);
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
    return core::nameWord(kind);
}

std::string_view notation(PuzzleTopic topic) {
    return core::nameWord(topic);
}

} // namespace genotype
