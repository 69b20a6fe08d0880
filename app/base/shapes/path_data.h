// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "path.h"

#include <string_view>

namespace shapes {

/// A path as SVG writes it, of the steps M, L, H, V, C, Q, A along circles, and Z, in capitals: a drawing in
/// a line of code. The text is the program's own.
Path pathOf(std::string_view data);

} // namespace shapes
