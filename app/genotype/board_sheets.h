// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds_lens.h"

class QWidget;

namespace app {

/// What popovers of the board hold; the caller opens them and owns what comes back.

/// Sentences below one another that can be selected, and scroll when there are many: what the others did.
QWidget* newsSheet(const QStringList& sentences);

/// How the chance of a row of the lens would change with each change of a gene tile.
QWidget* oddsSheet(const OddsRow& row);

} // namespace app
