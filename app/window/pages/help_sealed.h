// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "help_text.h"

namespace app::help {

/// What sealed dice prove, how to check them, and what they do not protect from.
HelpSection sealedDice();

} // namespace app::help
