// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_of.h"
#include "engine/genomewars/game.h"

namespace app {

/// A running game of Genome Wars.
using WarsDocument = DocumentOf<genomewars::Game>;
/// The same as a board shows it, whoever owns it.
using WarsGame = GameOf<genomewars::Game>;

} // namespace app
