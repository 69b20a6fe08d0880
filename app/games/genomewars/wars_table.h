// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/table_of.h"
#include "wars_board.h"
#include "wars_end.h"
#include "wars_sheet.h"

namespace app {

struct WarsParts {
    using Game = genomewars::Game;
    using Sheet = WarsSheet;
    using Board = WarsBoard;
    using End = WarsEnd;
};

/// Genome Wars on the Play page.
using WarsTable = TableOf<WarsParts>;

} // namespace app
