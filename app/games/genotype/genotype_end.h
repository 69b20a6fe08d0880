// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "app/games/board/game_end.h"
#include "engine/genotype/words/words.h"
#include "garden_pedigree.h"
#include "lessons/rolls.h"
#include "luck_reporter.h"

#include <vector>

class QGridLayout;

namespace app {

class DiceDetail;
class PuzzleMaker;

/// One sentence: who won, with how many points, and by which tie-break if there was one. Names and scores by
/// seat.
QString winnerWords(const QStringList& names, const std::vector<genotype::Score>& scores);

/// The end of a game of Genotype: who won and why, how everybody scored, how much of it was luck, and the
/// game's dice.
class GenotypeEnd : public GameEnd {
    Q_OBJECT
public:
    using GameEnd::GameEnd;

    /// Reads what there is to show; in mid-game, the score so far.
    void setGame(const GameDocument& document);

    /// One sentence: who won, with how many points, and by which tie-break if there was one.
    QString winnerSentence() const override;
    LuckReporter& luck() { return *m_luck; }
    /// What makes puzzles of choices of the game; it must outlive this. Without one, none are offered.
    void setPuzzles(PuzzleMaker* maker) { m_puzzles = maker; }

protected:
    bool hasGame() const override { return !m_lines.empty(); }
    QString title() const override { return winnerSentence(); }
    void addHead(QVBoxLayout& rows, QWidget* page) override;
    void addParts(QVBoxLayout& rows, QWidget* page) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Line {
        int colour = 0;
        genotype::Score score;
        bool wins = false;
    };

    QWidget* buildScores(QWidget* parent);
    QWidget* buildLuck(QWidget* parent);
    QWidget* buildDice(QWidget* parent);
    /// With the names of the players in the language of now.
    Gardens gardens() const;
    /// Puts as many charts side by side as there is room for.
    void arrange();

    std::vector<Line> m_lines; ///< by seat
    std::function<QStringList()> m_names;
    bool m_finished = false;
    lessons::RollTally m_tally;
    Gardens m_gardens;
    genotype::Seat m_shownFirst = 0;
    QGridLayout* m_charts = nullptr;
    QList<QWidget*> m_chartSheets;
    /// Outlives the panels that show it, which are new for every game.
    LuckReporter* m_luck = new LuckReporter(this);
    PuzzleMaker* m_puzzles = nullptr;
};

} // namespace app
