// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

/// Whether two numbers agree to a relative precision (absolute where 0 is expected); infinities agree with
/// themselves.
inline bool isCloseTo(double value, double expected, double precision = 1e-11) {
    if (value == expected)
        return true;
    return std::abs(value - expected) <= precision * (expected == 0 ? 1 : std::abs(expected));
}

/// Compares and, on failure, shows both numbers in full.
#define CLOSE(value, expected)                                                                               \
    QVERIFY2(isCloseTo(value, expected),                                                                     \
             qPrintable(QStringLiteral("%1 is not %2").arg(value, 0, 'g', 17).arg(expected, 0, 'g', 17)))
