// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/colour_table.h"

#include <optional>

namespace app {

/// What the desktop's settings ask every program for. A member is empty if the desktop does not say.
struct DesktopWishes {
    std::optional<ThemeKind> look;
    /// Percent; 100 is the usual size. Any positive number.
    std::optional<int> textSize;
    std::optional<bool> reduceMotion;

    bool operator==(const DesktopWishes&) const = default;
};

} // namespace app
