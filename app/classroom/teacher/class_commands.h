// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/class_client.h"

#include <functional>
#include <map>

class QAbstractButton;

namespace app {

/// The commands of a part of the teacher's window, each for a button: they go over the teacher's own
/// connection, and nothing waits for the answer. While a command is under way its button keeps place and
/// focus, says so, and sends nothing more.
class ClassCommands : public QObject {
    Q_OBJECT
public:
    /// Must outlive this.
    explicit ClassCommands(ClassClient& teacher, QObject* parent);

    /// Sends a command; one that comes while the connection is being made, as in the first second of a class,
    /// is sent when it is there. `underWay`: a sentence for the time until the answer comes. `done` is called
    /// when the host has carried it out; any other outcome is reported by `told`.
    void perform(QAbstractButton* button, const messages::ClientMessage& command, const QString& underWay,
                 const std::function<void()>& done = {});

signals:
    /// An empty message withdraws the one before.
    void told(const QString& message, bool isProblem);

private:
    void send(QAbstractButton* button, const messages::ClientMessage& command,
              const std::function<void()>& done);
    void settle(QAbstractButton* button, const Outcome& outcome, const std::function<void()>& done);
    /// Says what takes longer than a moment.
    void tellWhatIsSlow();

    ClassClient& m_teacher;
    /// What is said of each command.
    std::map<const QAbstractButton*, QString> m_underWay;
    QTimer m_moment;
};

} // namespace app
