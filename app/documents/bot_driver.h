// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "bots_of.h"

namespace app {

/// The bots of a game of Genotype.
using BotDriver = BotsOf<genotype::Game>;

} // namespace app
