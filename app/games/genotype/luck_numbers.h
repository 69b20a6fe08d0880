// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QLocale>
#include <QtCore/QString>

#include <cmath>

namespace app {

/// "+3.8" or "−0.4": points of lead, with one digit after the point.
inline QString signedPoints(double value) {
    return (value <= -0.05 ? QStringLiteral("−") : QStringLiteral("+")) +
           QLocale().toString(std::abs(value), 'f', 1);
}

} // namespace app
