// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/record.h"

#include <string>

namespace genotype {

/// The whole record in English, for the command line, bug reports and tests: each action in notation with its
/// events, under headings for rounds and phases, then the score by source. The dice of a breeding roll are
/// listed in one line for each trait. Nothing is left out, hidden cards included. Works for unfinished games.
/// Precondition: the record was read, or is legal to its last action.
std::string transcript(const Record& record);

} // namespace genotype
