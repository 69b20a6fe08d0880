// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/record_text.h"

#include <string>

namespace cli {

/// Prints the transcript of a record and its score. Throws UserError, with the line, if the file cannot be
/// read or played.
void replayFile(const std::string& path, core::ReadOptions options);

} // namespace cli
