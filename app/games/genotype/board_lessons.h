// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "target.h"

#include <string_view>

namespace app {

/// The lesson (an id of lessons/topics) about the genetics of the target; empty if there is none. Traits with
/// an overlay lead to the lesson on patterns that Mendel did not see.
std::string_view topicOf(const Target& target, const genotype::State& state);

} // namespace app
