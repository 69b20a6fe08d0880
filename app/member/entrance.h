// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/client/class_client.h"
#include "app/join/join_code.h"

#include <QtCore/QByteArray>
#include <QtCore/QUrl>

#include <optional>

namespace app {

/// How somebody comes into a class.
struct Entrance {
    QUrl host;
    /// The three words: at the first time.
    std::optional<join::JoinCode> code{};
    /// What is remembered of an earlier time; see RememberedPlace.
    QString token{};
    QByteArray fingerprint{};
};

/// Knocks at the host's door. What comes of it is told by the client's signals.
void enter(ClassClient& client, const Entrance& entrance);
/// By what the host that has let the client in is known from now on.
QByteArray fingerprintOf(const ClassClient& client);

} // namespace app
