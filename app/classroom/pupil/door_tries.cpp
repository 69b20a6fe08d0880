// SPDX-License-Identifier: GPL-3.0-or-later
#include "door_tries.h"

#include <algorithm>
#include <utility>

namespace app {

using messages::ErrorCode;

void DoorTries::begin(const QList<JoinDoor>& doors) {
    m_refusedAt.clear();
    m_refusals.clear();
    m_longestWait = 0;
    m_isByItself = false;
    m_left = doors;
}

bool DoorTries::beginByItself(const QList<JoinDoor>& doors) {
    QList<JoinDoor> fresh;
    for (const JoinDoor& door : doors)
        if (!m_refusedAt.contains(door.url))
            fresh << door;
    if (fresh.isEmpty())
        return false;
    m_refusals.clear();
    m_longestWait = 0;
    m_isByItself = true;
    m_left = fresh;
    return true;
}

std::optional<JoinDoor> DoorTries::next() {
    if (m_left.isEmpty())
        return {};
    m_tried = m_left.takeFirst();
    return m_tried;
}

std::optional<DoorTries::Refusal> DoorTries::refuse(const messages::Reason& why, int wait) {
    m_refusals << why.code();
    m_longestWait = std::max(m_longestWait, wait);
    m_refusedAt.insert(m_tried.url);
    // What one host says holds for it alone.
    const bool isOfHost = why != ErrorCode::Left && why != ErrorCode::NoMemory;
    if (isOfHost && !m_left.isEmpty())
        return {};
    m_left.clear();
    const QList<ErrorCode> refusals = std::exchange(m_refusals, {});
    return Refusal{.isOfSeveral = refusals.size() > 1 && refusals.contains(ErrorCode::WrongCode),
                   .wait = m_longestWait,
                   .isByItself = std::exchange(m_isByItself, false)};
}

} // namespace app
