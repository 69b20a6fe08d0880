// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/genotype/own_puzzles.h"
#include "leitner.h"

#include <QtWidgets/QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace app {

/// The puzzles that were made of one's own games.
class OwnPuzzleList : public QWidget {
    Q_OBJECT
public:
    explicit OwnPuzzleList(QWidget* parent = nullptr);

    /// `unreadable`: how many files cannot be understood.
    void setPuzzles(const std::vector<OwnPuzzle>& puzzles, int unreadable, const leitner::Cards& cards,
                    QDate today);
    /// "From your game “Biology club”, kept on 4 March 2026"
    static QString originOf(const OwnPuzzle& own);
    QListWidget* list() const { return m_list; }

signals:
    void solveRequested(const QString& id);
    void removeRequested(const QString& id);

private:
    QString current() const;
    void allow();

    QLabel* m_told;
    QListWidget* m_list;
    QPushButton* m_solve;
    QPushButton* m_remove;
};

} // namespace app
