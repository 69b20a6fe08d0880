// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reading.h"

namespace app {

/// `readingOf` against a ratio as somebody typed it. One that cannot be read is the reading's problem, with
/// the reason; nothing typed asks for a ratio.
LabReading readingAgainst(const QString& ratio, const QStringList& names,
                          const std::vector<std::int64_t>& counts);

} // namespace app
