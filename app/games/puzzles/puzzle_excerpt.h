// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/genotype/trait_benches.h"
#include "app/ui/theme/kept.h"
#include "engine/genotype/puzzles/puzzle.h"

class QBoxLayout;
class QLabel;

namespace app {

/// The part of the board that a puzzle is about: the squares of its traits, if it is about one or two, and
/// what the seat that chooses has, with the plants that still need something. It is only for looking at.
class PuzzleExcerpt : public QWidget {
    Q_OBJECT
public:
    explicit PuzzleExcerpt(QWidget* parent);

    /// `seat`: the name of the one that chooses; `markers`: by seat.
    void setQuestion(const genotype::Puzzle& puzzle, const genotype::Observation& seen, const Text& seat,
                     const std::function<QList<ShownMarker>()>& markers);
    /// Whether it shows squares; without them, the question needs the board beside it.
    bool hasSquares() const { return m_hasSquares; }
    /// Whether there is room for the squares.
    void showSquares(bool shown);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* m_squares;
    TraitBenches m_benches;
    QBoxLayout* m_rows;
    QWidget* m_content = nullptr;
    genotype::Observation m_seen;
    Text m_seat;
    std::function<QList<ShownMarker>()> m_markers;
    bool m_hasSquares = false;
};

/// The traits whose squares the choices are about, in board order.
std::vector<genotype::Trait> traitsOf(const genotype::Puzzle& puzzle, const genotype::State& state);

} // namespace app
