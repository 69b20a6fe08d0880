// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"

/// What the pool and the votes refuse for the same reasons.
namespace app {

inline const messages::Failed noSuchExperiment{messages::ErrorCode::NoExperiment,
                                               "there is no such experiment", 0};

/// Why these cannot be the counts of an experiment (lessons/pool); no value if they can.
std::optional<messages::Failed> faultOfCounts(int experiment, const std::vector<std::int64_t>& counts);

} // namespace app
