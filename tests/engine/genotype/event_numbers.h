// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/event.h"

#include <cstdint>
#include <vector>

namespace tests {

/// Events as plain numbers, their kind last, so that any two can be compared.
std::vector<std::vector<std::uint64_t>> numbersOf(const std::vector<genotype::Event>& events);

} // namespace tests
