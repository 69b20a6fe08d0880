// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

/// How long a bot's move stays on the screen before the next one.
enum class BotPace {
    EachKey, ///< until `advance` is called
    Slow,
    Normal,
    Fast,
    Instant, ///< no pause, but the window is painted between two moves
};

} // namespace app
