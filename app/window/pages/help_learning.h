// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "help_text.h"

namespace app::help {

/// How the lessons, the Lab and the puzzles work, what the tests say, and what the program offers for a
/// class.
HelpSection lessons();
HelpSection lab();
HelpSection puzzles();
HelpSection statistics();
HelpSection teachers();

} // namespace app::help
