// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace threads {

/// Estimates how many steps of some work fit into a given time on this machine, from earlier measurements.
class Speed {
public:
    /// At least 1. Before the first measurement, a cautious guess of two steps in a millisecond.
    int stepsIn(int milliseconds) const;
    /// Measurements of less than 20 ms are too inaccurate and are left out.
    void learn(int steps, std::int64_t milliseconds);

private:
    double m_stepsPerMillisecond = 2;
    bool m_learned = false;
};

} // namespace threads
