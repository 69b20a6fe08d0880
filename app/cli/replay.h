// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace cli {

/// Prints the transcript of a record and its score. With `allowCutOff` a last line that was cut off is left
/// out. Throws UserError, with the line, when the file cannot be read or played.
void replayFile(const std::string& path, bool allowCutOff);

} // namespace cli
