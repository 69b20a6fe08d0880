// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/sound/sounds.h"
#include "engine/genotype/model/event.h"

#include <optional>

namespace app {

/// What is heard of an event of Genotype; no value: nothing.
std::optional<Sound> soundOf(const genotype::Event& event);

} // namespace app
