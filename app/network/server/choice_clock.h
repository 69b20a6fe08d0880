// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <chrono>

namespace app {

/// The clock of a table: how long the person whose turn it is may still think. It knows no game.
class ChoiceClock : public QObject {
    Q_OBJECT
public:
    /// `time`: for each choice; 0: as long as everybody likes.
    explicit ChoiceClock(std::chrono::seconds time, QObject* parent = nullptr);

    /// False: choices take as long as everybody likes.
    bool isLimited() const { return m_time.count() > 0; }
    /// Gives this seat the whole time. noSeat: stands still. Nothing runs if choices are not limited.
    void begin(core::Seat seat);
    bool isRunning() const { return m_timer.isActive(); }
    /// Milliseconds; 0 while it stands still.
    int left() const { return isRunning() ? m_timer.remainingTime() : 0; }
    /// The seat whose time is over: a bot makes this choice. noSeat if there is none.
    core::Seat overdue() const { return m_overdue; }
    /// The choice has been made: nobody is overdue.
    void endChoice() { m_overdue = core::noSeat; }

signals:
    void ranOut();

private:
    const std::chrono::seconds m_time;
    QTimer m_timer;
    core::Seat m_seat = core::noSeat;
    core::Seat m_overdue = core::noSeat;
};

} // namespace app
