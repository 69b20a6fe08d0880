// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "colour_table.h"

namespace app {

/// More surfaces of the colour table.
enum class Ground {
    Sun,    ///< what the sun shines on: it helps the player now; with words in ink, and the edge
            ///< `Role::GlowBorder`
    Raised, ///< what one can act on: an open space, a card in the hand
    Sand,   ///< the primary button while it cannot be pressed yet
    Scrim,  ///< dims a page below a dialog
    Count
};
inline constexpr int groundCount = static_cast<int>(Ground::Count);

QColor colourOf(ThemeKind theme, Ground ground);

} // namespace app
