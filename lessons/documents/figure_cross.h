// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/cross.h"
#include "lessons/documents/topic.h"

#include <optional>

namespace lessons {

/// Why a figure cannot begin with this cross, in one sentence; empty if it can. `cross` is null for a lesson
/// without one.
std::optional<core::Phrase> refusalOfCross(Figure figure, const Cross* cross);

} // namespace lessons
