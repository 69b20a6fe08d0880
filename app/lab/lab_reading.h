// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"

namespace app {

class LabSession;

/// The ratio of a cross; of many outcomes nobody would read it, so that it is named instead.
QString promiseOf(const lessons::Experiment& experiment);

/// The simulated cross.
LabReading readingOf(const LabSession& session, bool byGenotype);

} // namespace app
