// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.h"
#include "engine/genotype/game.h"

namespace genotype {

using core::Budget;
using Bot = core::Bot<Game>;

} // namespace genotype
