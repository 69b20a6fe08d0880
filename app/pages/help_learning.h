// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "help_text.h"

namespace app::help {

/// How the lessons and the Lab work, what the tests say, and what the program offers for a class.
HelpSection lessons();
HelpSection lab();
HelpSection statistics();
HelpSection teachers();

} // namespace app::help
