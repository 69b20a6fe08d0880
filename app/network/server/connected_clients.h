// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "audience.h"
#include "host_connection.h"

#include <QtCore/QObject>

#include <vector>

namespace app {

/// The connections of a host: clients at the door, and members.
class ConnectedClients : public QObject, public Audience {
    Q_OBJECT
public:
    explicit ConnectedClients(QObject* parent = nullptr) : QObject(parent) {}

    void add(HostConnection* connection) { m_connections.push_back(connection); }
    /// Its connection has ended.
    void remove(HostConnection* connection);
    bool contains(const HostConnection* connection) const;
    /// From now on the client is this member, who has no other connection.
    void admit(HostConnection& client, int member, messages::Role role);
    /// Null if the member is not here.
    HostConnection* connectionOf(int member) const;
    /// The members who are here.
    std::vector<desk::Sender> members() const;
    /// Bytes that clients have not read yet, of all together.
    qint64 bytesWaiting() const;
    /// Says goodbye to everybody. No signal comes of it.
    void end();

    bool isHere(int member) const override { return connectionOf(member) != nullptr; }
    int memberCount() const override;
    void send(int member, const messages::HostMessage& message) override;
    void sendToAll(const messages::HostMessage& message) override;
    void sendToEach(const MessagesFor& messagesFor) override;
    void sendToTable(const HostTable& table, const MessageForSeat& messageFor) override;
    void sendToWatchers(int table, const std::vector<messages::HostMessage>& messages) override;
    void watch(int member, int table) override;
    void endWatching(int table) override;
    void dismiss(int member, const messages::Reason& reason, const std::string& message) override;

signals:
    /// Other members are here than before.
    void presenceChanged();

private:
    /// A connection that is too slow leaves the list meanwhile.
    template <typename Act> void forMembers(Act act);

    std::vector<HostConnection*> m_connections;
};

} // namespace app
