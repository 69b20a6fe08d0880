// SPDX-License-Identifier: GPL-3.0-or-later
#include "choice_clock.h"

namespace app {

ChoiceClock::ChoiceClock(std::chrono::seconds time, QObject* parent) : QObject(parent), m_time(time) {
    m_timer.setSingleShot(true);
    // Otherwise it may show more time than there is.
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_overdue = m_seat;
        emit ranOut();
    });
}

void ChoiceClock::begin(core::Seat seat) {
    m_seat = seat;
    if (seat != core::noSeat && isLimited())
        m_timer.start(m_time);
    else
        m_timer.stop();
}

} // namespace app
