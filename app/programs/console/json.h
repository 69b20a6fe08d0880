// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/json_names.h"

namespace cli {

/// The tool writes values as every message does.
using namespace messages;

} // namespace cli
