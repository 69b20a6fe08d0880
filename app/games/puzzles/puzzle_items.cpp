// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_items.h"

#include "engine/genotype/puzzles/puzzle_text.h"
#include "puzzle_boxes.h"
#include "puzzle_words.h"

namespace app {

std::vector<leitner::Item> puzzleItems(OwnPuzzles& own) {
    std::vector<leitner::Item> all;
    const auto add = [&all](const genotype::Puzzle& puzzle) {
        all.push_back(
            {QString::fromStdString(puzzle.id), static_cast<int>(puzzle_words::nearestKind(puzzle))});
    };
    for (const OwnPuzzle& one : own.all())
        add(one.puzzle);
    for (const genotype::Puzzle& puzzle : genotype::shippedPuzzles())
        add(puzzle);
    return all;
}

QString puzzleToday(const QString& folder, QDate today) {
    OwnPuzzles own(folder);
    PuzzleBoxes boxes(folder);
    return leitner::next(puzzleItems(own), boxes.cards(), today).value_or(QString());
}

} // namespace app
