// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/state_file.h"
#include "app/protocol/class_messages.h"

#include <QtCore/QByteArray>
#include <QtCore/QUrl>

#include <optional>
#include <string>
#include <vector>

namespace app {

/// What a computer remembers of a class, to come back as the same member.
struct RememberedPlace {
    QUrl host;
    /// Of the last welcome.
    QString token;
    QString nickname;
    /// By which the host is known (SHA-256 of its certificate); empty if the connection was not encrypted.
    QByteArray fingerprint;
    /// What this member has given to the pools, as ClassClient::allGiven.
    std::vector<messages::Contribute> given{};

    bool operator==(const RememberedPlace&) const = default;
};

/// Keeps that in `class-member.json` of the data folder, which only this account can read.
class MemberStore {
public:
    explicit MemberStore(const QString& folder);

    /// No value if nothing is remembered.
    std::optional<RememberedPlace> read();
    /// False if it could not be written.
    bool remember(const RememberedPlace& place);
    bool forget();
    /// Tells this installation from others, for hosts: random, made when it is first asked for, and never
    /// forgotten.
    std::string installation();

private:
    StateFile m_file;
};

} // namespace app
