// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtNetwork/QHostAddress>

namespace app::join {

/// An address of this computer (IPv4) and its network.
struct OwnAddress {
    QHostAddress address;
    int prefix = 24; ///< bits, 0 … 32
    QHostAddress broadcast;

    bool reaches(const QHostAddress& other) const { return other.isInSubnet(address, prefix); }
    bool operator==(const OwnAddress&) const = default;
};

/// What became of an attempt to connect.
enum class Reach {
    Connected,
    Refused,     ///< the computer is there, and nobody listens on it
    Unreachable, ///< the network says that there is no way, or no such computer
    Silent,      ///< nothing came back in time
};

/// The network around this computer, as the Finder uses it. A test puts a made-up one in its place.
class Surroundings : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Without the loopback's; empty if the computer is on no network.
    virtual QList<OwnAddress> ownAddresses() const = 0;
    /// Routers of this computer's networks; empty if the system does not say.
    virtual QList<QHostAddress> routers() const = 0;
    /// Computers that have answered the lowest layer of the network (ARP) of late, whatever they do with what
    /// is sent to them; empty if the system does not say.
    virtual QList<QHostAddress> neighbours() const = 0;

    /// Sends a datagram to everybody in all of this computer's networks, by multicast and by broadcast.
    /// Answers arrive with `heard`.
    virtual void askEverybody(const QByteArray& datagram) = 0;
    /// Sends it to one computer.
    virtual void ask(const QByteArray& datagram, const QHostAddress& whom) = 0;
    /// Tries to connect, for at most `patience` milliseconds; `probed` says what became of it.
    virtual void probe(const QHostAddress& address, quint16 port, int patience) = 0;
    /// Looks up a name; `resolved` brings the addresses.
    virtual void resolve(const QString& name) = 0;
    /// Forgets all probes and questions under way.
    virtual void stop() = 0;

signals:
    void heard(const QByteArray& datagram, const QHostAddress& from);
    void probed(const QHostAddress& address, quint16 port, app::join::Reach reach);
    /// Empty if there is no such name.
    void resolved(const QString& name, const QList<QHostAddress>& addresses);
};

} // namespace app::join
