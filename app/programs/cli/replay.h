// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/any_record.h"

#include <string>

namespace cli {

/// The record in a file. Throws UserError, with the line, if it cannot be read or played.
games::AnyRecord recordIn(const std::string& path, core::ReadOptions options);

/// Prints the transcript of a record and its score. Throws UserError as `recordIn` does.
void replayFile(const std::string& path, core::ReadOptions options);

} // namespace cli
