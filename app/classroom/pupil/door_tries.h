// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/error_codes.h"

#include <QtCore/QList>
#include <QtCore/QSet>
#include <QtCore/QString>
#include <QtCore/QUrl>

#include <optional>

namespace app {

/// A host at which the words can be tried, with the class's name, which enters their hash.
struct JoinDoor {
    QUrl url;
    /// Empty if an address was typed, or if the host has said no name.
    QString className;
};

/// At whose doors the words of a class are tried, one after the other: several classes may have the same
/// name, and the right words find their own.
class DoorTries {
public:
    /// What became of all the tries.
    struct Refusal {
        /// Several hosts were asked, and at least one of them has other words.
        bool isOfSeveral = false;
        /// Seconds until the words can be tried again, the most of what the hosts have said.
        int wait = 0;
        /// Nobody had asked for the tries.
        bool isByItself = false;
    };

    /// Somebody has asked for tries at these doors.
    void begin(const QList<JoinDoor>& doors);
    /// Tries the doors that have not refused the words yet. False if there is none.
    bool beginByItself(const QList<JoinDoor>& doors);
    /// The next door, which is tried now; none if there is none left.
    std::optional<JoinDoor> next();
    /// The door that is tried now has not admitted the pupil; `wait` as that of ClassClient. No value if
    /// there are others to try.
    std::optional<Refusal> refuse(const messages::Reason& why, int wait);
    /// The words have changed, or a new search begins.
    void forgetRefusals() { m_refusedAt.clear(); }
    /// Whether the words were refused anywhere.
    bool wasRefused() const { return !m_refusedAt.isEmpty(); }

private:
    QList<JoinDoor> m_left;
    JoinDoor m_tried;
    QSet<QUrl> m_refusedAt;
    bool m_isByItself = false;
    /// Since the tries have begun.
    QList<messages::ErrorCode> m_refusals;
    int m_longestWait = 0;
};

} // namespace app
