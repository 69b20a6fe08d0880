// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/record.h"

#include <string>

namespace genotype {

/// The whole record told in English, for the command line, bug reports and tests: each action in notation
/// with what it caused, under headings of round and phase, then the score by source. The dice of a breeding
/// roll stand in one line a trait. Everything is told, hidden cards too. Works on unfinished games.
/// Precondition: the record was read, or is legal to its last action.
std::string transcript(const Record& record);

} // namespace genotype
