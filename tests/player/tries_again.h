// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/class_client.h"

#include <QtCore/QTimer>

/// A host that is killed while a player comes back is there again in a moment, and a client that wants to
/// come in does not wait for it: whether the player does, since the connection has ended for this reason
/// only.
inline bool triesAgain(app::ClassClient& client, const QUrl& url, const messages::Reason& why) {
    if (why != messages::ErrorCode::NoAnswer || client.welcome().member == 0)
        return false;
    QTimer::singleShot(std::chrono::milliseconds(100), &client, [&client, url] { client.enter(url, {}); });
    return true;
}
