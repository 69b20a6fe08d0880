// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document_of.h"
#include "engine/genecards/game.h"

namespace app {

/// A running game of Gene Expression.
using CardsDocument = DocumentOf<genecards::Game>;

} // namespace app
