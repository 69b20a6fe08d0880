// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "app/protocol/poll_messages.h"
#include "app/ui/widgets/panel.h"

#include <QtCore/QTimer>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

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
    /// For so long after a question the round cannot be ended here.
    void setRest(std::chrono::milliseconds rest) { m_afterAsking.setInterval(rest); }

signals:
    /// Show the vote to the class.
    void presentRequested();
    void asked(const messages::AskVote& question);
    void stageWanted(const messages::SetVote& stage);
    void rollWanted(const messages::RollVote& roll);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* makeForm();
    QWidget* makeRunning();
    void refresh();
    void ask();
    void goOn();
    void roll();
    /// Ending a round and starting the next one have buttons of their own, so that a second press on one does
    /// not reach the other.
    QString endWords() const;
    QWidget* makeSteps(QWidget* parent);
    bool canRoll() const;
    QString said() const;

    std::optional<messages::VoteShown> m_vote;
    QTimer m_afterAsking;
    messages::AskVote m_draft;
    bool m_isRollChosen = false;
    QString m_answersTyped;
    speech::Announcer* m_announcer;

    // Rebuilt with the theme and the language.
    QWidget* m_content = nullptr;
    QWidget* m_form = nullptr;
    QLineEdit* m_question = nullptr;
    QLineEdit* m_answers = nullptr;
    QComboBox* m_experiment = nullptr;
    QWidget* m_running = nullptr;
    QVBoxLayout* m_rows = nullptr;
    QLabel* m_asked = nullptr;
    QLabel* m_progress = nullptr;
    QWidget* m_spread = nullptr;
    QLabel* m_result = nullptr;
    QPushButton* m_end = nullptr;
    QPushButton* m_start = nullptr;
    QWidget* m_roll = nullptr;
    QSpinBox* m_plants = nullptr;
    QLabel* m_problem = nullptr;
};

} // namespace app
