// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/class_client.h"

#include <deque>

namespace tests {

/// How the people of a crowd come to their host. With the three words of a class only a few come at once:
/// each client works out a slow hash with much memory, for which pupils have a computer each.
class CrowdDoor : public QObject {
    Q_OBJECT
public:
    /// Without a code nothing is encrypted.
    CrowdDoor(QUrl url, std::optional<app::join::JoinCode> code);

    /// Now or when it is the client's turn. One that has been in comes back by itself, with its token.
    void enter(app::ClassClient& client, const messages::Hello& hello);

private:
    void letIn();

    const QUrl m_url;
    const std::optional<app::join::JoinCode> m_code;
    std::deque<std::pair<app::ClassClient*, messages::Hello>> m_waiting;
    int m_atDoor = 0;
};

} // namespace tests
