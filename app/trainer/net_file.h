// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net_fit.h"

#include <string>

namespace trainer {

/// engine/genotype/bots/net_weights.cpp with these nets in it. `head`: the comment above them about the run,
/// without line feeds.
std::string netFile(const std::string& head, const FittedNets& fitted);

} // namespace trainer
