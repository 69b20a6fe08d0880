// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/table_bots.h"

#include <QtCore/QPointer>

namespace app {

class Popover;

/// The popover that is open at a board. While a person reads it, the bots wait, so that nothing changes.
class HeldPopover : public QObject {
    Q_OBJECT
public:
    /// `bots` is null in a replay; otherwise they must outlive this.
    explicit HeldPopover(TableBots* bots) : m_bots(bots) {}

    /// Makes the bots wait until this popover is closed. It takes the place of the one before.
    void hold(Popover* popover);
    /// The last popover that was held, until it is deleted; null if there is none.
    Popover* popover() const;
    void close();

private:
    TableBots* m_bots;
    QPointer<Popover> m_popover;
    /// The popover that the bots wait for; to be compared only, because it may be gone.
    const void* m_pausedFor = nullptr;
};

} // namespace app
