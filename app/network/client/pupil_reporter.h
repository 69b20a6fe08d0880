// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_client.h"

#include <QtCore/QPointer>

#include <deque>

namespace app {

/// Tells the host of a class what its pupil does, as long as there is one: where the pupil is, and each
/// answer. What changes within a second is sent together; what was not acknowledged is sent again after a
/// break, and the host counts it once.
class PupilReporter : public QObject {
    Q_OBJECT
public:
    explicit PupilReporter(QObject* parent = nullptr);

    /// Sets the pause between two reports. After a refused report it is five times as long.
    void setPause(std::chrono::milliseconds pause) { m_pause = pause; }

    /// Null: none any more.
    void setClient(ClassClient* client);
    /// Whether a teacher follows this pupil: the client is a pupil in a class, or about to come back to it.
    bool isMonitored() const;

    void setWhere(const messages::Whereabouts& where);
    /// Numbers the answer and sends it. Answers outside a class are not kept.
    void add(const messages::GivenAnswer& answer);
    /// What the host has not acknowledged yet.
    std::size_t waiting() const { return m_answers.size(); }

    /// More answers than that are not kept while the host is away.
    static constexpr std::size_t mostWaiting = 500;

private:
    void onState();
    void onPacing();
    void settle(int id, const messages::Failed* failure);
    /// Sends the next report if one is due and none is under way.
    void send();
    void sendSoon(std::chrono::milliseconds pause);
    bool hasNews() const;

    QPointer<ClassClient> m_client;
    std::chrono::milliseconds m_pause{1000};
    QTimer m_due;
    int m_member = 0;
    messages::Whereabouts m_where;
    /// What the host has acknowledged since this member came in.
    std::optional<messages::Whereabouts> m_told;
    std::optional<messages::Whereabouts> m_underWay;
    int m_whereAsked = -1;
    /// In their order; those without a number were never sent.
    std::deque<messages::GivenAnswer> m_answers;
    int m_lastNumber = 0;
    int m_answersAsked = -1;
    std::size_t m_answersSent = 0;
};

} // namespace app
