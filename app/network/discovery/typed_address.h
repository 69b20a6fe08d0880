// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "find_message.h"

#include <QtCore/QString>

#include <optional>

namespace app::join {

/// Where a host is, as somebody types it or a file names it.
struct TypedAddress {
    QString host; ///< "10.0.0.5", "fe80::1" or a name
    quint16 port = usualPort;

    bool operator==(const TypedAddress&) const = default;
};

/// "10.0.0.5", "10.0.0.5:18660", "[fd00::5]:18660", "lab-12", "wss://lab-12/". No value for anything else.
std::optional<TypedAddress> typedAddress(const QString& typed);

} // namespace app::join
