// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds_lens.h"

class QWidget;

namespace app {

/// Shows how the chance of a row would change with each possible change of a gene tile, with a button for the
/// meiosis of the parents that there are now. For a popover; the caller owns the result.
QWidget* oddsPanel(const OddsRow& row, genotype::Parents parents);

} // namespace app
