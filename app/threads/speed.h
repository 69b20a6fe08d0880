// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace threads {

/// How many steps of some work fit into a time on this machine, learned from those that were done.
class Speed {
public:
    /// At least 1; a careful guess of two in a millisecond until something was learned.
    int stepsIn(int milliseconds) const;
    /// Measurements of less than 20 ms say more about the clock and are left out.
    void learn(int steps, std::int64_t milliseconds);

private:
    double m_stepsPerMillisecond = 2;
    bool m_learned = false;
};

} // namespace threads
