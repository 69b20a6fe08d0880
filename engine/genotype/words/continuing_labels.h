// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <vector>

namespace genotype::words {

/// Every label that `label` gives the actions by which a player goes on without choosing a thing: to harvest,
/// to leave the gene tiles, to finish, to end the turn, to pass.
std::vector<core::Phrase> continuingLabels();

} // namespace genotype::words
