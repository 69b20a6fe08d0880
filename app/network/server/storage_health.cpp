// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage_health.h"

#include <utility>

namespace app {

void StorageHealth::noteSilence(bool isSilent) {
    State now = m_state;
    now.isSilent = isSilent;
    note(now, {});
}

void StorageHealth::noteRefusal(bool isRefusing, const QString& reason) {
    State now = m_state;
    now.isRefusing = isRefusing;
    note(now, reason);
}

void StorageHealth::noteReach(bool isReached, const QString& reason) {
    State now = m_state;
    now.isOutOfReach = !isReached;
    // Whether the class itself can write there again is known at the next change.
    now.isRefusing = now.isRefusing && !isReached;
    note(now, reason);
}

void StorageHealth::note(const State& now, const QString& reason) {
    const bool wasGone = std::exchange(m_state, now).isGone();
    if (wasGone == now.isGone())
        return;
    if (!now.isGone())
        emit happened(QStringLiteral("the database answers again"));
    else if (now.isSilent)
        emit happened(QStringLiteral("the database does not answer: games go on, nothing else is saved"));
    else
        emit happened(QStringLiteral("the database refuses: games go on, nothing else is saved (%1)")
                          .arg(reason.simplified()));
}

} // namespace app
