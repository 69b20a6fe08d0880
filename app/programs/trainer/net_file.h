// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net_fit.h"

#include <string>

namespace trainer {

/// The source file that defines `name` (value_net.h) as these nets. `head`: the comment above them about the
/// run, without line feeds.
std::string netFile(const std::string& name, const std::string& head, const FittedNets& fitted);

} // namespace trainer
