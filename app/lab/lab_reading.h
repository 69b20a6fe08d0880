// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"

namespace app {

class LabSession;

/// The simulated cross.
LabReading readingOf(const LabSession& session, bool byGenotype);

} // namespace app
