// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "target.h"

#include <string_view>

namespace app {

/// The entry of the rules from A to Z (an id of lessons/reference) about the target; empty if there is none.
std::string_view ruleOf(const Target& target, const genotype::State& state);

} // namespace app
