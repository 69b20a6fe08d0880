// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/action.h"

namespace genomewars {

/// Whether the action, where it is the only one, can be made for the team (games::onlyChoice). That is so for
/// all of them: nothing here costs anything, and what is rolled is chance.
inline bool isRoutine(const State&, const Action&) {
    return true;
}

} // namespace genomewars
