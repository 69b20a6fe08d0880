// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/genotype/game_document.h"
#include "engine/genotype/words/words.h"
#include "lessons/rolls.h"

#include <QtWidgets/QWidget>

#include <vector>

class QGridLayout;
class QScrollArea;

namespace app {

class DiceDetail;

/// The end of a game: who won and why, where everybody's points come from, and what the game's dice did. It
/// keeps what it shows; the document may go on to another game.
class EndPage : public QWidget {
    Q_OBJECT
public:
    explicit EndPage(QWidget* parent = nullptr);

    /// Takes over what there is to show. In mid-game: the score as it stands.
    void setGame(const GameDocument& document);

    /// One sentence: who won, with how much, and by what if it was close.
    QString winnerSentence() const;

signals:
    void newGameRequested();
    void replayRequested();
    void boardRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Line {
        QString name;
        int colour = 0;
        genotype::Score score;
        bool wins = false;
    };

    void build();
    QWidget* buildScores(QWidget* parent);
    QWidget* buildDice(QWidget* parent);
    /// As many charts side by side as there is room for.
    void arrange();

    std::vector<Line> m_lines;
    bool m_finished = false;
    lessons::RollTally m_tally;
    QScrollArea* m_scroll = nullptr;
    QGridLayout* m_charts = nullptr;
    QList<QWidget*> m_chartSheets;
};

} // namespace app
