// SPDX-License-Identifier: GPL-3.0-or-later
#include "held_popover.h"

#include "app/ui/widgets/popover.h"

namespace app {

void HeldPopover::hold(Popover* popover) {
    m_popover = popover;
    if (!m_bots)
        return;
    m_bots->setPaused(TableBots::Pause::Popover, true);
    m_pausedFor = popover;
    const auto release = [this, popover] {
        if (m_pausedFor == popover)
            m_bots->setPaused(TableBots::Pause::Popover, false);
    };
    connect(popover, &Popover::closed, this, release);
    // A popover can also be destroyed with its window, and is not one any more when it says so.
    connect(popover, &QObject::destroyed, this, release);
}

Popover* HeldPopover::popover() const {
    return m_popover;
}

void HeldPopover::close() {
    if (m_popover)
        m_popover->close();
}

} // namespace app
