// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/table_of.h"
#include "cards_board.h"
#include "cards_end.h"
#include "cards_sheet.h"

namespace app {

struct CardsParts {
    using Game = genecards::Game;
    using Sheet = CardsSheet;
    using Board = CardsBoard;
    using End = CardsEnd;
};

/// Gene Expression on the Play page.
using CardsTable = TableOf<CardsParts>;

} // namespace app
