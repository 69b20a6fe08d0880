// SPDX-License-Identifier: GPL-3.0-or-later
#include "throttle.h"

#include <algorithm>

namespace app {

Throttle::Throttle(std::function<void()> make, QObject* parent) : QObject(parent), m_make(std::move(make)) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Throttle::act);
}

void Throttle::ask() {
    if (m_timer.isActive())
        return;
    const qint64 rested = m_since.isValid() ? m_since.elapsed() : pause;
    m_timer.start(int(std::clamp<qint64>(pause - rested, 0, pause)));
}

void Throttle::now() {
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    act();
}

void Throttle::act() {
    m_since.start();
    m_make();
}

} // namespace app
