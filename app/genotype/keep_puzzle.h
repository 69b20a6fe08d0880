// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "puzzle_maker.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace app {

namespace speech {
class Announcer;
}

/// "Keep as a puzzle", beside a choice that cost something; then, what became of that.
class KeepPuzzle : public QWidget {
    Q_OBJECT
public:
    /// The maker must outlive this.
    KeepPuzzle(PuzzleMaker& maker, std::size_t step, const genotype::Action& best, QWidget* parent);

private:
    void refresh();
    QString told() const;

    PuzzleMaker& m_maker;
    std::size_t m_step;
    QPushButton* m_keep;
    QLabel* m_told;
    speech::Announcer* m_announcer;
};

} // namespace app
