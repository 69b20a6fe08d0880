// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/sound/sounds.h"
#include "engine/genomewars/event.h"

#include <optional>

namespace app {

/// What is heard of an event of Genome Wars; no value: nothing.
std::optional<Sound> soundOf(const genomewars::Event& event);

} // namespace app
