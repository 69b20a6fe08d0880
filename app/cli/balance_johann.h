// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "balance.h"

namespace cli {

/// Plays a level against Brother Johann and prints, in a hard game for each of his six assistants on the same
/// deals, how often the player wins, the points of both by source, and what validated their traits. The same
/// seed gives the same report. Throws UserError for an unknown bot or difficulty.
void balanceJohann(const BalanceOptions& options);

} // namespace cli
