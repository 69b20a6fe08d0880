// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds_lens.h"

class QWidget;

namespace app {

/// How the chance of a row of the lens would change with each change of a gene tile, for a popover; the
/// caller owns it.
QWidget* oddsPanel(const OddsRow& row);

} // namespace app
