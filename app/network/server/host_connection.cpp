// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_connection.h"

#include "app/base/crypto/crypto.h"

#include <QtWebSockets/QWebSocket>

#include <algorithm>
#include <utility>

namespace app {

using messages::ErrorCode;

namespace {

constexpr qint64 faultsAreForgotten = 60'000; // milliseconds

} // namespace

HostConnection::HostConnection(QWebSocket* socket, WireWatch* wire, const ConnectionLimits& limits,
                               QObject* parent)
    : QObject(parent), m_socket(socket), m_wire(wire), m_limits(limits) {
    m_socket->setParent(this);
    m_socket->setMaxAllowedIncomingFrameSize(messages::maxClientBytes * 4);
    m_socket->setMaxAllowedIncomingMessageSize(messages::maxClientBytes * 4);
    m_time.start();
    for (int rate = 0; rate < messages::rateCount; ++rate)
        m_budgets[static_cast<std::size_t>(rate)].left =
            messages::limitOf(static_cast<messages::Rate>(rate)).burst;
    m_oddFrames.left = m_limits.oddFrames.burst;
    connect(wire, &WireWatch::oddFramesCame, this, &HostConnection::countOddFrames);
    // The web socket answers pings by itself.
    connect(wire, &WireWatch::dealtWith, this, &HostConnection::isRead);
    wire->begin();
    connect(m_socket, &QWebSocket::textMessageReceived, this, &HostConnection::read);
    connect(m_socket, &QWebSocket::binaryMessageReceived, this, [this] {
        fail({ErrorCode::NotJson, "a message is text", 0}, {}, true);
    });
    connect(m_socket, &QWebSocket::pong, this, [this] { m_isAnswerDue = false; });
    connect(m_socket, &QWebSocket::disconnected, this, &HostConnection::end);
    connect(&m_pings, &QTimer::timeout, this, &HostConnection::ping);
    m_pings.start(m_limits.ping);
    QTimer::singleShot(m_limits.entry, this, [this] {
        if (m_member == 0)
            close(ErrorCode::Silent, "no hello came");
    });
}

HostConnection::~HostConnection() {
    m_socket->disconnect(this);
}

QHostAddress HostConnection::address() const {
    return m_socket->peerAddress();
}

void HostConnection::challenge(const std::string& bytes, const std::string& className) {
    m_isOutside = true;
    m_challenge = bytes;
    send(messages::Challenge{commitment::hexOf(bytes), className});
}

std::string HostConnection::takeChallenge() {
    return std::exchange(m_challenge, {});
}

void HostConnection::setMember(int member, messages::Role role) {
    m_member = member;
    m_role = role;
}

QString HostConnection::textOf(const messages::HostMessage& message, std::optional<int> answerTo) {
    return QString::fromStdString(messages::toText({answerTo, message}));
}

void HostConnection::send(const messages::HostMessage& message, std::optional<int> answerTo) {
    if (m_isOpen)
        sendText(textOf(message, answerTo));
}

void HostConnection::sendText(const QString& text) {
    if (isRead())
        m_socket->sendTextMessage(text);
}

qint64 HostConnection::waiting() const {
    return m_wire ? m_wire->waiting() : 0;
}

bool HostConnection::isRead() {
    if (!m_isOpen)
        return false;
    if (waiting() <= (m_member == 0 ? m_limits.mostWaitingOutside : m_limits.mostWaiting))
        return true;
    // The reason would only wait behind all the rest.
    m_socket->abort();
    end();
    return false;
}

void HostConnection::fail(const messages::Failed& failure, std::optional<int> answerTo, bool isFault) {
    send(failure, answerTo);
    if (isFault)
        countFault();
}

void HostConnection::close(const messages::Reason& reason, const std::string& message) {
    if (!m_isOpen)
        return;
    send(messages::Bye{reason, message});
    if (!m_isOpen)
        return;
    m_socket->close(QWebSocketProtocol::CloseCodePolicyViolated, QString::fromStdString(reason.word()));
    end();
}

void HostConnection::read(const QString& text) {
    if (!m_isOpen)
        return;
    const auto result = messages::readClientMessage(text.toStdString());
    if (const auto* fault = std::get_if<messages::Fault>(&result)) {
        fail({fault->code, fault->message, 0}, fault->id, true);
        return;
    }
    const auto& message = std::get<messages::FromClient>(result);
    const messages::Rate rate = messages::kindOf(message.message).rate;
    if (take(m_budgets[static_cast<std::size_t>(rate)], messages::limitOf(rate)))
        emit received(message);
    else
        fail({ErrorCode::TooOften, "more messages than a client may send", 0}, message.id, true);
}

bool HostConnection::take(Budget& budget, const messages::RateLimit& limit) const {
    const qint64 now = m_time.elapsed();
    const double earned = static_cast<double>(now - budget.counted) / 1000 * limit.perSecond;
    budget.left = std::min<double>(limit.burst, budget.left + earned);
    budget.counted = now;
    if (budget.left < 1)
        return false;
    budget.left -= 1;
    return true;
}

void HostConnection::countOddFrames(int count) {
    for (int i = 0; i < count && m_isOpen; ++i)
        if (!take(m_oddFrames, m_limits.oddFrames))
            countFault();
}

void HostConnection::countFault() {
    const qint64 now = m_time.elapsed();
    while (!m_faults.empty() && now - m_faults.front() > faultsAreForgotten)
        m_faults.pop_front();
    m_faults.push_back(now);
    if (static_cast<int>(m_faults.size()) >= m_limits.faults)
        close(ErrorCode::TooManyFaults, "too much that is no message, or too many messages");
}

void HostConnection::ping() {
    if (!isRead())
        return;
    const qint64 now = m_time.elapsed();
    // When this machine itself was asleep or busy, the answer may be waiting to be read.
    const bool isLate = now - m_pinged > m_limits.ping.count() * 3 / 2;
    m_pinged = now;
    if (m_isAnswerDue && !isLate) {
        close(ErrorCode::Silent, "no answer to a ping");
        return;
    }
    m_isAnswerDue = true;
    m_socket->ping();
}

void HostConnection::end() {
    if (!m_isOpen)
        return;
    m_isOpen = false;
    m_pings.stop();
    emit closed();
}

} // namespace app
