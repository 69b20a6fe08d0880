// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/poll_messages.h"

#include <QtWidgets/QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace app {

namespace speech {
class Announcer;
}

/// The question to the class as a pupil sees it: answers to choose from while a round is on, then how the
/// class has voted and what it has rolled.
class VoteCard : public QWidget {
    Q_OBJECT
public:
    VoteCard(const messages::VoteShown& vote, QWidget* parent);

    void setVote(const messages::VoteShown& vote);
    /// Says that a vote did not arrive.
    void setProblem(const QString& problem);

signals:
    /// A click on an answer; the button goes down when the host has it.
    void cast(const messages::CastVote& vote);

private:
    void choose(std::size_t option);
    void build();
    void refresh();
    QString state() const;
    bool isRoundOn() const;
    std::size_t round() const;

    messages::VoteShown m_vote;
    speech::Announcer* m_announcer;
    QBoxLayout* m_rows = nullptr;
    QLabel* m_question = nullptr;
    QWidget* m_answers = nullptr;
    std::vector<QPushButton*> m_buttons;
    QWidget* m_spread = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_progress = nullptr;
    QLabel* m_problem = nullptr;
};

} // namespace app
