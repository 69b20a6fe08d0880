// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"

namespace app {

class LabSession;

/// The ratio of a cross, or a name for it if it has too many parts to be read.
QString promiseOf(const lessons::Experiment& experiment);

/// The reading of the simulated cross.
LabReading readingOf(const LabSession& session, bool byGenotype);

} // namespace app
