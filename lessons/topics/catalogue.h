// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/topic.h"

#include <string_view>
#include <vector>

namespace lessons {

/// All topics, in the order in which they are taught. They live as long as the program.
const std::vector<const Topic*>& topics();

/// Null if there is none of that id.
const Topic* findTopic(std::string_view id);

} // namespace lessons
