// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "help_text.h"

namespace app::help {

/// The rules of the two smaller games, each on a page of its own. All numbers and names are taken from their
/// tables and cards.
HelpSection genomeWars();
HelpSection geneExpression();

} // namespace app::help
