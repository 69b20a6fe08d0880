// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

/// Dynamic properties by which a widget says that something unusual in its layout is meant, with the reason
/// as their value (a string that is not empty). Whoever checks layouts reads them. Lies on other widgets: a
/// curtain, an animation.
inline constexpr auto mayOverlap = "mayOverlap";
/// Shortens its words with an ellipsis while the whole is in its tool tip.
inline constexpr auto mayElide = "mayElide";

} // namespace app
