// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/server/hosted_class.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QPushButton;

namespace app {

class ClassClient;
class ClassCommands;

/// Moves a pupil to a free seat of any table: also to one of a game in which the pupil has sat elsewhere,
/// which pupils cannot do by themselves. The host tells such a table.
class SeatMover : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive this. `teacher`: what a teacher wants goes this way. Precondition: the class is
    /// open.
    SeatMover(HostedClass& hosted, ClassClient& teacher, QWidget* parent);

    /// Offers the pupils and the free seats as they are now.
    void refresh();

signals:
    void told(const QString& message, bool isProblem);

private:
    void move();
    void refreshButton();

    HostedClass& m_hosted;
    ClassCommands* m_commands;
    QComboBox* m_pupil = nullptr;
    QComboBox* m_seat = nullptr;
    QPushButton* m_move = nullptr;
};

} // namespace app
