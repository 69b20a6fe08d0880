// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/bots_of.h"
#include "app/genotype/game_document.h"
#include "engine/genotype/bots/bot.h"

namespace app {

/// The bots of a game of Genotype.
class BotDriver final : public BotsOf<genotype::Game> {
    Q_OBJECT
public:
    using BotsOf::BotsOf;
};

} // namespace app
