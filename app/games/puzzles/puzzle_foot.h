// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace app {

/// The bar below a puzzle: where the answer stands, and on the right what comes next. One button of the two
/// pairs is seen at a time: before the answer "Skip" and "Check my answer", after it "Try it on the board"
/// and "Next puzzle".
class PuzzleFoot : public QWidget {
    Q_OBJECT
public:
    explicit PuzzleFoot(QWidget* parent);

    /// Before the answer. `number`: of the choice that is picked, counted from 1; 0: none yet.
    void showPicked(int number);
    /// After it. `told`: what becomes of the puzzle.
    void showAnswered(const Text& told);

signals:
    void checkRequested();
    void skipRequested();
    void nextRequested();
    void boardRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    bool m_isAnswered = false;
    int m_picked = 0;
    Text m_told;
    QLabel* m_state;
    QPushButton* m_skip;
    QPushButton* m_try;
    QPushButton* m_check;
    QPushButton* m_next;
};

} // namespace app
