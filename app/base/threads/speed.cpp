// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed.h"

#include <algorithm>

namespace threads {

int Speed::stepsIn(int milliseconds) const {
    return std::clamp(static_cast<int>(m_stepsPerMillisecond * milliseconds), 1, 10'000'000);
}

void Speed::learn(int steps, std::int64_t milliseconds) {
    constexpr std::int64_t shortest = 20;
    if (steps < 1 || milliseconds < shortest)
        return;
    // Steps take different times, so the estimate changes slowly.
    const double now = static_cast<double>(steps) / static_cast<double>(milliseconds);
    m_stepsPerMillisecond = m_learned ? 0.7 * m_stepsPerMillisecond + 0.3 * now : now;
    m_learned = true;
}

} // namespace threads
