// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pending_connections.h"
#include "wire_watch.h"

#include <QtNetwork/QHostAddress>
#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QTcpServer>
#include <QtWebSockets/QWebSocket>
#include <QtWebSockets/QWebSocketServer>

#include <chrono>
#include <map>
#include <optional>

namespace app {

/// Where clients of a host arrive: encrypts, opens web sockets, and sees to it that nobody shuts others out
/// by standing in the doorway (PendingConnections), whether silent or speaking.
class HostEntrance : public QTcpServer {
    Q_OBJECT
public:
    struct Limits {
        PendingConnections::Limits pending{};
        /// Until the web socket is open.
        std::chrono::milliseconds silence{5'000};
    };
    /// Without `tls`, nothing is encrypted.
    HostEntrance(const Limits& limits, const std::optional<QSslConfiguration>& tls,
                 QObject* parent = nullptr);
    ~HostEntrance() override;

    /// Clients that have not been admitted.
    int pending() const { return static_cast<int>(m_pending.size()); }
    /// The client with this web socket is a member now, and no longer pending.
    void letIn(QWebSocket* socket);

signals:
    /// A web socket is open. It belongs to the receiver; the wire belongs to it.
    void came(QWebSocket* socket, app::WireWatch* wire);

protected:
    void incomingConnection(qintptr handle) override;

private:
    void makeRoom();
    /// It has sent something.
    void onData(PendingConnections::Number connection);
    void receiveWebSockets();
    void forget(PendingConnections::Number connection);

    const Limits m_limits;
    const std::optional<QSslConfiguration> m_tls;
    /// It listens nowhere itself.
    QWebSocketServer m_handshakes;
    PendingConnections m_pending;
    PendingConnections::Number m_last = 0;
    std::map<PendingConnections::Number, QTcpSocket*> m_sockets;
    /// Of web sockets that are pending.
    std::map<QWebSocket*, PendingConnections::Number> m_numbers;
};

} // namespace app
