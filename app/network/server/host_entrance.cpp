// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_entrance.h"

#include "app/network/discovery/computer.h"

#include <QtCore/QTimer>
#include <QtNetwork/QSslSocket>

#include <algorithm>
#include <utility>

namespace app {

namespace {

/// What is read of a client before it is dealt with; more than its longest message.
constexpr qint64 readAtOnce = 1 << 16;

/// Whether there is a web socket, which then owns this one.
bool isUpgraded(const QTcpSocket& socket) {
    return qobject_cast<QWebSocket*>(socket.parent()) != nullptr;
}

} // namespace

HostEntrance::HostEntrance(const Limits& limits, const std::optional<QSslConfiguration>& tls, QObject* parent)
    : QTcpServer(parent), m_limits(limits), m_tls(tls),
      m_handshakes(QStringLiteral("genotype-host"),
                   tls ? QWebSocketServer::SecureMode : QWebSocketServer::NonSecureMode),
      m_pending(limits.pending) {
    connect(&m_handshakes, &QWebSocketServer::newConnection, this, &HostEntrance::receiveWebSockets);
}

HostEntrance::~HostEntrance() {
    for (const auto& [number, socket] : std::exchange(m_sockets, {}))
        socket->disconnect(this);
}

void HostEntrance::incomingConnection(qintptr handle) {
    QTcpSocket* const socket = m_tls ? new QSslSocket(this) : new QTcpSocket(this);
    if (!socket->setSocketDescriptor(handle)) {
        delete socket;
        return;
    }
    socket->setReadBufferSize(readAtOnce);
    new WireWatch(socket);
    const PendingConnections::Number number = ++m_last;
    m_sockets[number] = socket;
    connect(socket, &QTcpSocket::disconnected, this, [this, socket, number] {
        forget(number);
        if (!isUpgraded(*socket))
            socket->deleteLater();
    });
    connect(socket, &QObject::destroyed, this, [this, number] { forget(number); });
    QTimer::singleShot(m_limits.silence, socket, [socket] {
        if (!isUpgraded(*socket))
            socket->abort();
    });
    // Nothing is begun for somebody who says nothing.
    connect(
        socket, &QTcpSocket::readyRead, this, [this, number] { onData(number); }, Qt::SingleShotConnection);
    m_pending.add(number, join::computerOf(socket->peerAddress().toString().toStdString()));
    makeRoom();
}

void HostEntrance::makeRoom() {
    while (const auto leaving = m_pending.firstToGo()) {
        QTcpSocket* const socket = m_sockets.at(*leaving);
        // What it has sent may not have been looked at yet.
        if (m_pending.stepOf(*leaving) == PendingConnections::Step::Silent && socket->waitForReadyRead(0) &&
            m_pending.stepOf(*leaving) != PendingConnections::Step::Silent)
            continue;
        socket->abort();
        forget(*leaving);
    }
}

void HostEntrance::onData(PendingConnections::Number connection) {
    const auto found = m_sockets.find(connection);
    if (found == m_sockets.end() || m_pending.stepOf(connection) != PendingConnections::Step::Silent)
        return;
    m_pending.comeTo(connection, PendingConnections::Step::Handshaking);
    QTcpSocket* const socket = found->second;
    if (!m_tls) {
        m_handshakes.handleConnection(socket);
        return;
    }
    auto* const encrypted = static_cast<QSslSocket*>(socket);
    connect(encrypted, &QSslSocket::encrypted, this,
            [this, encrypted] { m_handshakes.handleConnection(encrypted); });
    encrypted->setSslConfiguration(*m_tls);
    encrypted->startServerEncryption();
}

void HostEntrance::receiveWebSockets() {
    while (QWebSocket* const socket = m_handshakes.nextPendingConnection()) {
        // It does not show what it is made of.
        const auto found = std::ranges::find_if(m_sockets, [socket](const auto& numbered) {
            return numbered.second->peerPort() == socket->peerPort() &&
                   numbered.second->peerAddress() == socket->peerAddress();
        });
        if (found == m_sockets.end()) {
            delete socket;
            continue;
        }
        const auto [number, wire] = *found;
        wire->setParent(socket);
        m_pending.comeTo(number, PendingConnections::Step::Speaking);
        m_numbers[socket] = number;
        connect(socket, &QObject::destroyed, this, [this, socket] { m_numbers.erase(socket); });
        emit came(socket, wire->findChild<WireWatch*>());
    }
}

void HostEntrance::letIn(QWebSocket* socket) {
    if (const auto found = m_numbers.find(socket); found != m_numbers.end())
        m_pending.remove(found->second);
}

void HostEntrance::forget(PendingConnections::Number connection) {
    m_pending.remove(connection);
    m_sockets.erase(connection);
}

} // namespace app
