// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/event.h"

#include <vector>

namespace tests {

/// One event of every kind, in every variant that has its own wording.
std::vector<genotype::Event> everyEvent();

} // namespace tests
