// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/monitor_messages.h"

#include <QtWidgets/QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace app {

namespace speech {
class Announcer;
}

/// What a pupil in a class can do from any page: say that help is needed, and open what the teacher has sent.
/// It says what the teacher sees.
class ClassCard : public QWidget {
    Q_OBJECT
public:
    ClassCard(const QString& nickname, QWidget* parent);

    /// Whether the hand is up, as the host has said.
    void setRaised(bool isRaised);
    /// Whether the host listens; without it no hand can be raised.
    void setConnected(bool isConnected);
    /// Whether a teacher's program shows the hand.
    void setAttended(bool isAttended);
    void setAssignment(const std::optional<messages::Assignment>& assignment);

    /// What a teacher sees of a pupil, in one sentence.
    static QString aboutMonitoring();

signals:
    void handWanted(bool isRaised);
    void openRequested();

private:
    QString stateWords() const;
    void refresh();

    QLabel* m_state = nullptr;
    QPushButton* m_hand = nullptr;
    QLabel* m_sent = nullptr;
    QPushButton* m_open = nullptr;
    speech::Announcer* m_announcer;
    bool m_isRaised = false;
    std::optional<messages::Assignment> m_assignment;
    bool m_isConnected = true;
    bool m_isAttended = true;
};

} // namespace app
