// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/sound/sounds.h"
#include "engine/genecards/event.h"

#include <optional>

namespace app {

/// What is heard of an event of Gene Expression; no value: nothing.
std::optional<Sound> soundOf(const genecards::Event& event);

} // namespace app
