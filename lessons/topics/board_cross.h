// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"

namespace lessons {

/// The cross of one of the game's squares, with its left parent first: the inverse of `boardSquares`.
Cross crossOf(const BoardSquare& square);

} // namespace lessons
