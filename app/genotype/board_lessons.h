// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "target.h"

#include <string_view>

namespace app {

/// The lesson (an id of lessons/topics) that teaches what the target is about; empty when none does. Traits
/// under an overlay lead to the patterns that Mendel did not see.
std::string_view topicOf(const Target& target, const genotype::State& state);

} // namespace app
