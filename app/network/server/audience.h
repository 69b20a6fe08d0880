// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "desk.h"

#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace app {

class HostTable;

/// Who is connected to a class, as its services see them: members, not connections.
class Audience {
public:
    /// What changes within this time is told as one.
    static constexpr std::chrono::milliseconds pause{20};

    virtual ~Audience() = default;

    virtual bool isHere(int member) const = 0;
    virtual int memberCount() const = 0;
    /// Nothing if the member is not here.
    virtual void send(int member, const messages::HostMessage& message) = 0;
    virtual void sendToAll(const messages::HostMessage& message) = 0;
    using MessagesFor = std::function<std::vector<messages::HostMessage>(const desk::Sender& to)>;
    virtual void sendToEach(const MessagesFor& messagesFor) = 0;
    /// To everyone who sits at the table or watches it: what `messageFor` makes for the viewer's seat.
    using MessageForSeat = std::function<messages::HostMessage(core::Seat viewer)>;
    virtual void sendToTable(const HostTable& table, const MessageForSeat& messageFor) = 0;
    virtual void sendToWatchers(int table, const std::vector<messages::HostMessage>& messages) = 0;
    /// From now on a member watches this table; 0: none.
    virtual void watch(int member, int table) = 0;
    /// The table is gone: nobody watches it any more.
    virtual void endWatching(int table) = 0;
    /// Says why to a member, and closes the connection.
    virtual void dismiss(int member, const messages::Reason& reason, const std::string& message) = 0;
};

} // namespace app
