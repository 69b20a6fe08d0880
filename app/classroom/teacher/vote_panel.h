// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "app/protocol/poll_messages.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"

#include <QtCore/QTimer>

#include <optional>

namespace app {

namespace speech {
class Announcer;
}

/// "Vote, then roll", for the teacher: a question to the class, how many have voted, both votes side by side
/// and what the class has rolled.
class VotePanel : public Panel {
    Q_OBJECT
public:
    explicit VotePanel(QWidget* parent);

    /// No value: nothing is asked.
    void setVote(const std::optional<messages::VoteShown>& vote);
    void setProblem(const QString& problem);
    /// What the class would roll, unless the teacher has chosen something else here.
    void propose(int experiment);
    const std::optional<messages::VoteShown>& vote() const { return m_vote; }
    /// What a teacher does next, for the projected picture; no value if the class has rolled.
    std::optional<Presentation::Act> nextAct();

signals:
    /// Show the vote to the class.
    void presentRequested();
    void asked(const messages::AskVote& question);
    void stageWanted(const messages::SetVote& stage);
    void rollWanted(const messages::RollVote& roll);

private:
    void addQuestion(Form form);
    void addRunning(Form form);
    void addSteps(Form line);
    void refresh();
    void ask();
    void goOn();
    void roll();
    /// Ending a round and starting the next one have buttons of their own, so that a second press on one does
    /// not reach the other.
    QString endWords() const;
    bool canRoll() const;
    QString said() const;

    std::optional<messages::VoteShown> m_vote;
    QTimer m_afterAsking{this};
    bool m_isRollChosen = false;
    speech::Announcer* m_announcer;
    QWidget* m_form = nullptr;
    QLineEdit* m_question = nullptr;
    QLineEdit* m_answers = nullptr;
    QComboBox* m_experiment = nullptr;
    QWidget* m_running = nullptr;
    QBoxLayout* m_rows = nullptr;
    QLabel* m_asked = nullptr;
    QLabel* m_progress = nullptr;
    QWidget* m_spread = nullptr;
    messages::VoteShown m_spreadVote; ///< the vote in m_spread
    QLabel* m_result = nullptr;
    QPushButton* m_end = nullptr;
    QPushButton* m_start = nullptr;
    QWidget* m_roll = nullptr;
    QSpinBox* m_plants = nullptr;
    QLabel* m_problem = nullptr;
};

} // namespace app
