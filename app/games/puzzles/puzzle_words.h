// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/observation.h"
#include "engine/genotype/puzzles/puzzle.h"

#include <QtCore/QStringList>

#include <optional>
#include <string_view>

/// What is said of a puzzle. An answer is the place of an option in `options`, or none: "It hardly matters".
namespace app::puzzle_words {

using PuzzleAnswer = std::optional<std::size_t>;

/// Whether the answer is right. Where it hardly matters, every option is; and so is one that is as good as
/// the best but for `genotype::neutralMargin`.
bool isRight(const genotype::Puzzle& puzzle, const PuzzleAnswer& answer);
/// The kind, and of a puzzle in between the nearest one.
genotype::PuzzleKind nearestKind(const genotype::Puzzle& puzzle);

/// What the seat that chooses has: "3 coins, 2 markers, 1 plant in hand".
QString belongings(const genotype::Observation& seen);
/// The tools in its hand by their names: "Rake, 2 × Grant"; empty without any.
QString tools(const genotype::Observation& seen);
/// Who works for it: "Brother Anton, Sister Anna"; empty if nobody.
QString assistants(const genotype::Observation& seen);
/// How everybody played on, and in how many games: what stands below the figures. `seat` is the name of the
/// one that chooses.
QString playedOn(const genotype::Puzzle& puzzle, const genotype::State& state, const QString& seat);
/// What the plants of a garden still need: "rr, 2 × Gg"; empty if nothing.
QString needs(const genotype::Observation& seen, genotype::Seat seat);
/// "+4.2 ± 0.2"
QString figureOf(const genotype::Estimate& lead);
/// Whether it was right, and which is best: a sentence or two.
QString verdict(const genotype::Puzzle& puzzle, const PuzzleAnswer& answer);
/// What kind of puzzle it was, in a sentence.
QString kindWords(const genotype::Puzzle& puzzle);
/// Why the best option is the best: the rules' and the dice's reasons. Empty where it hardly matters.
QStringList reasons(const genotype::Puzzle& puzzle, const genotype::Observation& seen);
/// The chances that the choice is about, exactly: of the parents, dice and plants that the options speak of.
QStringList odds(const genotype::Puzzle& puzzle, const genotype::Observation& seen);
/// The lesson about it, an id of lessons/topics.
std::string_view lesson(const genotype::Puzzle& puzzle, const genotype::State& state);

} // namespace app::puzzle_words
