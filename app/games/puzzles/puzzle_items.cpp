// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_items.h"

#include "engine/genotype/puzzles/puzzle_text.h"
#include "puzzle_boxes.h"
#include "puzzle_excerpt.h"
#include "puzzle_words.h"

#include <algorithm>
#include <array>

namespace app {

namespace {

/// How hard a puzzle looks: by its choices, then by the players, then by the genes that the choices are
/// about; a choice about no gene is no choice to begin with.
std::array<std::size_t, 3> hardness(const genotype::Puzzle& puzzle) {
    const std::size_t genes = traitsOf(puzzle, genotype::replay(puzzle.record).state).size();
    return {puzzle.options.size(), static_cast<std::size_t>(puzzle.record.setup.players),
            genes == 0 ? genotype::traitCount : genes};
}

/// The puzzles of the program, the easiest first.
const std::vector<const genotype::Puzzle*>& shippedInOrder() {
    static const auto ordered = [] {
        std::vector<std::pair<std::array<std::size_t, 3>, const genotype::Puzzle*>> all;
        for (const genotype::Puzzle& puzzle : genotype::shippedPuzzles())
            all.emplace_back(hardness(puzzle), &puzzle);
        std::ranges::stable_sort(all, {}, [](const auto& one) { return one.first; });
        std::vector<const genotype::Puzzle*> puzzles;
        for (const auto& [hard, puzzle] : all)
            puzzles.push_back(puzzle);
        return puzzles;
    }();
    return ordered;
}

} // namespace

std::vector<leitner::Item> puzzleItems(OwnPuzzles& own) {
    std::vector<leitner::Item> all;
    const auto add = [&all](const genotype::Puzzle& puzzle) {
        all.push_back(
            {QString::fromStdString(puzzle.id), static_cast<int>(puzzle_words::nearestKind(puzzle))});
    };
    for (const OwnPuzzle& one : own.all())
        add(one.puzzle);
    for (const genotype::Puzzle* puzzle : shippedInOrder())
        add(*puzzle);
    return all;
}

QString puzzleToday(const QString& folder, QDate today) {
    OwnPuzzles own(folder);
    PuzzleBoxes boxes(folder);
    return leitner::next(puzzleItems(own), boxes.cards(), today).value_or(QString());
}

} // namespace app
