// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/bots_of.h"
#include "app/genotype/game_document.h"

namespace app {

/// The bots of a game of Genotype.
using BotDriver = BotsOf<genotype::Game>;

} // namespace app
