// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

/// Dynamic properties that mark something unusual in a widget's layout as intended; their value is the reason
/// (a string that is not empty). The layout audit reads them. This widget covers others, like a handover
/// screen or an animation.
inline constexpr auto mayOverlap = "mayOverlap";
/// This widget shortens its words with an ellipsis, but its tool tip has all of them.
inline constexpr auto mayElide = "mayElide";

} // namespace app
