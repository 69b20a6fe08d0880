// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_commands.h"

#include "host_words.h"

#include <QtWidgets/QAbstractButton>

#include <memory>

namespace app {

namespace {

/// Shows a message only for commands that take longer than this.
constexpr std::chrono::milliseconds moment{400};

} // namespace

ClassCommands::ClassCommands(ClassClient& teacher, QObject* parent) : QObject(parent), m_teacher(teacher) {
    m_moment.setSingleShot(true);
    m_moment.setInterval(moment);
    connect(&m_moment, &QTimer::timeout, this, &ClassCommands::tellWhatIsSlow);
}

void ClassCommands::perform(QAbstractButton* button, const messages::ClientMessage& command,
                            const QString& underWay, const std::function<void()>& done) {
    if (const auto same = m_underWay.find(button); same != m_underWay.end()) {
        emit told(same->second, false);
        return;
    }
    m_underWay[button] = underWay;
    button->setAccessibleDescription(underWay);
    button->setCursor(Qt::BusyCursor);
    m_moment.start();
    const auto isComing = [this] {
        return m_teacher.state() == ClassClient::State::Entering ||
               m_teacher.state() == ClassClient::State::Waiting;
    };
    if (!isComing()) {
        send(button, command, done);
        return;
    }
    // Deleted once the command is sent.
    auto* const entry = new QObject(this);
    connect(&m_teacher, &ClassClient::stateChanged, entry, [this, entry, isComing, button, command, done] {
        if (isComing())
            return;
        m_teacher.disconnect(entry);
        entry->deleteLater();
        send(button, command, done);
    });
}

void ClassCommands::send(QAbstractButton* button, const messages::ClientMessage& command,
                         const std::function<void()>& done) {
    m_teacher.perform(command, this,
                      [this, button, done](const Outcome& outcome) { settle(button, outcome, done); });
}

void ClassCommands::settle(QAbstractButton* button, const Outcome& outcome,
                           const std::function<void()>& done) {
    m_underWay.erase(button);
    button->setAccessibleDescription({});
    button->unsetCursor();
    if (m_underWay.empty())
        m_moment.stop();
    const QString problem = host_words::sentence(outcome);
    if (problem.isEmpty() && done)
        done();
    else
        emit told(problem, !problem.isEmpty());
}

void ClassCommands::tellWhatIsSlow() {
    if (!m_underWay.empty())
        emit told(m_underWay.begin()->second, false);
}

} // namespace app
