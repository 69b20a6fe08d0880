// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reading.h"

namespace app {

/// `readingOf` with a ratio as the reader typed it. If it cannot be read, the reading's problem says why; if
/// the field is empty, the problem asks for a ratio.
LabReading readingAgainst(const QString& ratio, const QStringList& names,
                          const std::vector<std::int64_t>& counts);

} // namespace app
