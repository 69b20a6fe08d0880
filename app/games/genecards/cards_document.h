// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_of.h"
#include "engine/genecards/game.h"

namespace app {

/// A running game of Gene Expression.
using CardsDocument = DocumentOf<genecards::Game>;
/// The same as a board shows it, whoever owns it.
using CardsGame = GameOf<genecards::Game>;

} // namespace app
