// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "puzzle_maker.h"

#include <QtWidgets/QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace app {

namespace speech {
class Announcer;
}

/// "Keep as a puzzle", beside a choice that cost something; while the puzzle is made, how far that is, and
/// "Stop"; then, what became of it.
class KeepPuzzle : public QWidget {
    Q_OBJECT
public:
    /// The maker must outlive this. `beside`: other buttons about the same choice, which stand on the same
    /// line; they become children of this.
    KeepPuzzle(PuzzleMaker& maker, std::size_t step, const genotype::Action& best,
               const QList<QPushButton*>& beside, QWidget* parent);

private:
    void refresh();
    QString told() const;

    PuzzleMaker& m_maker;
    std::size_t m_step;
    QPushButton* m_keep;
    QPushButton* m_stop;
    QProgressBar* m_progress;
    QLabel* m_told;
    speech::Announcer* m_announcer;
};

} // namespace app
