// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/genotype/own_puzzles.h"
#include "leitner.h"

#include <vector>

namespace app {

/// All puzzles that can be asked: one's own come first; the others begin with the easiest.
std::vector<leitner::Item> puzzleItems(OwnPuzzles& own);

/// The puzzle to ask today in this data folder, by its id; empty if none is due or new.
QString puzzleToday(const QString& folder, QDate today);

} // namespace app
