// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panel.h"

namespace app {

/// Former name of Panel: a sheet is the form where a game begins.
using Sheet = Panel;

} // namespace app
