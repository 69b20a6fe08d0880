// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "box_session.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace app {

class FactTable;

/// The end of a game with the box: what lies before each player, and what it scores.
class BoxCount : public QWidget {
    Q_OBJECT
public:
    /// For the seats and goals of the session's game.
    BoxCount(BoxSession& session, QWidget* parent);

    void refresh();
    /// One sentence: who won, with how many points.
    QString winnerSentence() const;

    /// The points of plants as typed, "4 6 3"; none if a word is not a number from 0 to 99.
    static std::optional<std::vector<int>> pointsTyped(const QString& typed);

private:
    void addSeats(Form form);
    QString plantsProblem() const;
    void addGoals(Form form);
    void addResult(Form form);
    void enterPlants(int seat);
    void showResult();

    BoxSession& m_session;
    QList<QLineEdit*> m_plants;
    QList<QSpinBox*> m_markers;
    QList<QSpinBox*> m_coins;
    struct GoalRow {
        std::size_t trait = 0;
        std::size_t goal = 0;
        QComboBox* seat = nullptr;
        QSpinBox* plants = nullptr;
    };
    QList<GoalRow> m_goals;
    QLabel* m_problem = nullptr;
    QLabel* m_winner = nullptr;
    FactTable* m_result = nullptr;
};

} // namespace app
