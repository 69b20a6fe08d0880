// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "find_message.h"
#include "surroundings.h"

#include <vector>

class QTcpSocket;
class QUdpSocket;

namespace app::join {

/// The real network.
class RealSurroundings : public Surroundings {
    Q_OBJECT
public:
    /// `questionPort`: where hosts listen for questions.
    explicit RealSurroundings(std::uint16_t questionPort = usualPort, QObject* parent = nullptr);

    QList<OwnAddress> ownAddresses() const override;
    QList<QHostAddress> routers() const override;
    QList<QHostAddress> neighbours() const override;
    void askEverybody(const QByteArray& datagram) override;
    void ask(const QByteArray& datagram, const QHostAddress& whom) override;
    void probe(const QHostAddress& address, quint16 port, int patience) override;
    void resolve(const QString& name) override;
    void stop() override;

private:
    /// One for each own address, so that a question leaves through its network.
    struct Voice {
        OwnAddress from;
        QUdpSocket* socket;
    };
    void findVoices();
    void listen(QUdpSocket* socket);
    void report(QTcpSocket* socket, const QHostAddress& address, quint16 port, Reach reach);

    /// What this socket still brings is of no interest.
    void silence(QObject* socket);

    std::uint16_t m_questionPort;
    std::vector<Voice> m_voices;
    QObject* m_underWay; ///< the parent of all sockets
};

/// What Linux says of its networks, as in /proc/net/route and /proc/net/arp. A line that cannot be understood
/// is passed over.
QList<QHostAddress> routersIn(const QByteArray& routes);
QList<QHostAddress> neighboursIn(const QByteArray& table);

} // namespace app::join
