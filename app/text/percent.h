// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

namespace app {

/// A chance as "44 %", in whole per cent. One that is not quite 0 or 1 is never 0 % or 100 %.
inline QString wholePercent(double chance) {
    if (chance > 0 && chance < 0.005)
        return QStringLiteral("<1 %");
    if (chance < 1 && chance >= 0.995)
        return QStringLiteral(">99 %");
    return QStringLiteral("%1 %").arg(qRound(chance * 100));
}

} // namespace app
