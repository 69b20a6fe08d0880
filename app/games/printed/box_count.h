// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "box_session.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace app {

namespace speech {
class Announcer;
}
class BoxCard;
class FactTable;

/// The end of a game with the box: a card for what lies before each player, which research goals they claimed
/// and, once asked for, who has won.
class BoxCount : public QWidget {
    Q_OBJECT
public:
    /// For the seats and goals of the session's game.
    BoxCount(BoxSession& session, QWidget* parent);

    void refresh();
    /// One sentence: who won, with how many points.
    QString winnerSentence() const;

    /// Who has won comes into sight.
    void tellWinner();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addSeats(Form form);
    QString plantsProblem() const;
    void showProblem();
    void addGoals(Form form);
    void addResult(Form form);
    void showResult();
    void arrange();
    /// Scrolls to a part, and puts the focus there.
    void goTo(QWidget* part, QWidget* focus);

    BoxSession& m_session;
    speech::Announcer* m_announcer;
    QGridLayout* m_grid = nullptr;
    QList<BoxCard*> m_cards;
    struct GoalRow {
        std::size_t trait = 0;
        std::size_t goal = 0;
        QComboBox* seat = nullptr;
        QSpinBox* plants = nullptr;
    };
    QList<GoalRow> m_goals;
    QLabel* m_problem = nullptr;
    QPushButton* m_ask = nullptr;
    QWidget* m_answer = nullptr;
    QLabel* m_winner = nullptr;
    FactTable* m_result = nullptr;
};

} // namespace app
