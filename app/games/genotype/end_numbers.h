// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/known_games.h"
#include "app/ui/paint/plant_painter.h"
#include "garden_pedigree.h"
#include "lessons/rolls.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <vector>

class QGridLayout;
class QVBoxLayout;

namespace app {

class LuckReporter;
class PuzzleMaker;

/// What a player ends a game with.
struct EndLine {
    int colour = 0;
    genotype::Score score;
    bool wins = false;
    QList<PlantLook> plants; ///< completed
    int goals = 0;           ///< marked
};

/// All numbers of a game: the points by their sources, luck and choices, and the dice.
class EndNumbers : public QWidget {
    Q_OBJECT
public:
    struct Facts {
        std::vector<EndLine> lines{}; ///< by seat
        /// The seats by points.
        std::vector<genotype::Seat> order{};
        /// By seat, in the language of now.
        std::function<QStringList()> names{};
        std::function<Gardens()> gardens{};
        lessons::RollTally tally{};
        bool isFinished = false;
        /// Whose luck and garden are shown first.
        genotype::Seat first = 0;
        /// Null: nothing is said of luck, and there is no way back. Both must outlive the numbers.
        LuckReporter* luck = nullptr;
        PuzzleMaker* puzzles = nullptr;
    };
    EndNumbers(Facts facts, QWidget* parent);

    /// Adds a part below everything else.
    void addProof(QWidget* proof);

signals:
    void backRequested();
    /// Show the board as it was after this many actions.
    void momentRequested(std::size_t actions);
    /// Play on from a record.
    void startRequested(const games::AnyRecord& record);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildScores();
    QWidget* buildLuck();
    QWidget* buildDice();
    /// Puts as many charts beside each other as there is room for.
    void arrange();

    Facts m_facts;
    QVBoxLayout* m_rows;
    QGridLayout* m_charts = nullptr;
    QList<QWidget*> m_chartSheets;
};

} // namespace app
