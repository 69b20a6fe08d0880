// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"
#include "source_panel.h"

namespace app {

class LabSession;

/// The ratio of a cross, or a name for it if it has too many parts to be read.
QString promiseOf(const lessons::Experiment& experiment);

/// The reading of the simulated cross.
LabReading readingOf(const LabSession& session, bool byGenotype);

/// What a report on counts from this source sets out to do.
QString taskOf(LabSource source, const LabReading& reading);

} // namespace app
