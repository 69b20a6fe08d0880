// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"
#include "wire_watch.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtNetwork/QHostAddress>

#include <array>
#include <chrono>
#include <deque>

class QWebSocket;

namespace app {

/// What the host bears from one client.
struct ConnectionLimits {
    /// Bytes waiting to be sent; a client that reads more slowly is closed.
    qint64 mostWaiting = 1 << 20;
    /// The same until a hello has been accepted.
    qint64 mostWaitingOutside = 1 << 14;
    /// Frames that are no whole text, such as pings, pongs, binary ones and parts of a message. Further ones
    /// are faults.
    messages::RateLimit oddFrames{.burst = 20, .perSecond = 2};
    /// Between two pings; a client that has not answered the last one by the next is closed.
    std::chrono::milliseconds ping{15'000};
    /// Until a hello has been accepted.
    std::chrono::milliseconds entry{20'000};
    /// Within a minute: texts that are no message, and messages that come too often.
    int faults = 8;
};

/// One client of the host: reads its messages within their limits, and sends what the host says. Whatever a
/// client does, this uses a bounded amount of memory and time for it.
class HostConnection : public QObject {
    Q_OBJECT
public:
    /// Takes over the socket and its wire.
    HostConnection(QWebSocket* socket, WireWatch* wire, const ConnectionLimits& limits, QObject* parent);
    ~HostConnection() override;

    QWebSocket* socket() const { return m_socket; }
    QHostAddress address() const;
    /// Bytes that wait to be sent.
    qint64 waiting() const;

    /// Asks the client for a proof that it knows the class's code. Until `letIn`, it is outside.
    void challenge(const std::string& bytes, const std::string& className);
    /// What it has been asked, once: a challenge is for one answer only. Empty if there is none.
    std::string takeChallenge();
    void letIn() { m_isOutside = false; }
    bool isOutside() const { return m_isOutside; }

    /// Who it is; 0 until a hello has been accepted.
    int member() const { return m_member; }
    messages::Role role() const { return m_role; }
    void setMember(int member, messages::Role role);
    /// The table that is watched, 0 for none.
    int watched() const { return m_watched; }
    void watch(int table) { m_watched = table; }

    void send(const messages::HostMessage& message, std::optional<int> answerTo = {});
    /// A message as text, written once for many clients: writing it takes longer than sending it.
    static QString textOf(const messages::HostMessage& message, std::optional<int> answerTo = {});
    void sendText(const QString& text);
    /// Answers with an error. `isFault`: counts as a fault, of which a client may make only a few.
    void fail(const messages::Failed& failure, std::optional<int> answerTo, bool isFault = false);
    /// Says why, and closes.
    void close(const messages::Reason& reason, const std::string& message);

signals:
    void received(const messages::FromClient& message);
    /// Sent once; the connection is of no use any more.
    void closed();

private:
    /// How many of something may come now, and when that was counted.
    struct Budget {
        double left = 0;
        qint64 counted = 0;
    };
    void read(const QString& text);
    /// Takes one from the budget; false if it is used up.
    bool take(Budget& budget, const messages::RateLimit& limit) const;
    void countOddFrames(int count);
    /// Whether no more is waiting to be sent than may be; ends the connection otherwise.
    bool isRead();
    void countFault();
    void ping();
    void end();

    QWebSocket* m_socket;
    QPointer<WireWatch> m_wire;
    const ConnectionLimits m_limits;
    int m_member = 0;
    messages::Role m_role = messages::Role::Pupil;
    int m_watched = 0;
    bool m_isOpen = true;
    std::string m_challenge;
    bool m_isOutside = false;

    /// For each class of messages.
    std::array<Budget, messages::rateCount> m_budgets;
    Budget m_oddFrames;
    /// When the last faults were made, in milliseconds of the clock.
    std::deque<qint64> m_faults;
    QElapsedTimer m_time;
    QTimer m_pings;
    bool m_isAnswerDue = false;
    /// In milliseconds of the clock.
    qint64 m_pinged = 0;
};

} // namespace app
