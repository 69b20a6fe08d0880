// SPDX-License-Identifier: GPL-3.0-or-later
#include "connected_clients.h"

#include "host_table.h"

#include <algorithm>

namespace app {

using messages::ErrorCode;

template <typename Act> void ConnectedClients::forMembers(Act act) {
    for (HostConnection* connection : std::vector(m_connections))
        if (connection->member() != 0)
            act(*connection);
}

void ConnectedClients::remove(HostConnection* connection) {
    std::erase(m_connections, connection);
    connection->deleteLater();
}

bool ConnectedClients::contains(const HostConnection* connection) const {
    return std::ranges::find(m_connections, connection) != m_connections.end();
}

void ConnectedClients::admit(HostConnection& client, int member, messages::Role role) {
    forMembers([&](HostConnection& one) {
        if (&one == &client || one.member() != member)
            return;
        // The member is not gone: the seat stays theirs without a break.
        one.setMember(0, messages::Role::Pupil);
        one.close(ErrorCode::Elsewhere, "you have come in from another place");
    });
    client.setMember(member, role);
    emit presenceChanged();
}

HostConnection* ConnectedClients::connectionOf(int member) const {
    const auto found = std::ranges::find(m_connections, member, &HostConnection::member);
    return member == 0 || found == m_connections.end() ? nullptr : *found;
}

int ConnectedClients::memberCount() const {
    return static_cast<int>(
        std::ranges::count_if(m_connections, [](const HostConnection* one) { return one->member() != 0; }));
}

std::vector<desk::Sender> ConnectedClients::members() const {
    std::vector<desk::Sender> here;
    for (const HostConnection* one : m_connections)
        if (one->member() != 0)
            here.push_back({one->member(), one->role()});
    return here;
}

qint64 ConnectedClients::bytesWaiting() const {
    qint64 all = 0;
    for (const HostConnection* one : m_connections)
        all += one->waiting();
    return all;
}

void ConnectedClients::end() {
    for (HostConnection* connection : std::exchange(m_connections, {})) {
        connection->disconnect();
        connection->close(ErrorCode::HostEnds, "the host has ended");
        delete connection;
    }
}

void ConnectedClients::send(int member, const messages::HostMessage& message) {
    if (HostConnection* const connection = connectionOf(member))
        connection->send(message);
}

void ConnectedClients::sendToAll(const messages::HostMessage& message) {
    const QString text = HostConnection::textOf(message);
    forMembers([&](HostConnection& one) { one.sendText(text); });
}

void ConnectedClients::sendToEach(const MessagesFor& messagesFor) {
    forMembers([&](HostConnection& one) {
        for (const messages::HostMessage& message : messagesFor({one.member(), one.role()}))
            one.send(message);
    });
}

void ConnectedClients::sendToTable(const HostTable& table, const MessageForSeat& messageFor) {
    forMembers([&](HostConnection& one) {
        const core::Seat seat = table.seats().of(one.member());
        if (seat != core::noSeat || one.watched() == table.number())
            one.send(messageFor(seat));
    });
}

void ConnectedClients::sendToWatchers(int table, const std::vector<messages::HostMessage>& messages) {
    forMembers([&](HostConnection& one) {
        if (one.watched() == table)
            for (const messages::HostMessage& message : messages)
                one.send(message);
    });
}

void ConnectedClients::watch(int member, int table) {
    if (HostConnection* const connection = connectionOf(member))
        connection->watch(table);
}

void ConnectedClients::endWatching(int table) {
    for (HostConnection* connection : m_connections)
        if (connection->watched() == table)
            connection->watch(0);
}

void ConnectedClients::dismiss(int member, const messages::Reason& reason, const std::string& message) {
    if (HostConnection* const connection = connectionOf(member)) {
        connection->setMember(0, messages::Role::Pupil);
        connection->close(reason, message);
    }
}

} // namespace app
