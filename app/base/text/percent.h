// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QLocale>
#include <QtCore/QString>

#include <cmath>

/// Shares and chances, 0…1, in per cent. Rounding never claims a certainty: a share that is not quite 0 or 1
/// is "<0.1" or
/// ">99.9", and only nothing is 0 and only all is 100.
namespace app {

/// "75.0", without the sign, for sentences that have their own; in the language of the program.
inline QString percentNumber(double share, int decimals = 1) {
    const double step = std::pow(10.0, -decimals); // in per cent
    const QLocale locale;
    if (share > 0 && 100 * share < step / 2)
        return QLatin1Char('<') + locale.toString(step, 'f', decimals);
    if (share < 1 && 100 * (1 - share) <= step / 2)
        return QLatin1Char('>') + locale.toString(100 - step, 'f', decimals);
    return locale.toString(100 * share, 'f', decimals);
}

/// "75.0 %".
inline QString percentText(double share, int decimals = 1) {
    return QStringLiteral("%1 %").arg(percentNumber(share, decimals));
}

/// "44 %", in whole per cent.
inline QString wholePercent(double share) {
    return percentText(share, 0);
}

} // namespace app
