// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "find_cause.h"

#include <QtCore/QString>

namespace app::join {

/// Why no class was found, and what to do now: one or two sentences.
QString causeWords(Cause cause);

} // namespace app::join
