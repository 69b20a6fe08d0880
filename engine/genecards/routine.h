// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/action.h"

namespace genecards {

/// Whether the action, where it is the only one, can be made for the player (games::onlyChoice). The next
/// hand is not: it is dealt when everybody has looked at the last one.
inline bool isRoutine(const State&, const Action& action) {
    return action.kind != ActionKind::Deal;
}

} // namespace genecards
