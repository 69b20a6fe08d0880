// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document_of.h"
#include "engine/genotype/game.h"

namespace app {

/// A running game of Genotype.
using GameDocument = DocumentOf<genotype::Game>;
/// The same as a board shows it, whoever owns it.
using GenotypeGame = GameOf<genotype::Game>;
using Step = GenotypeGame::Step;

} // namespace app
