// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/export_facts.h"
#include "app/charts/reading.h"

namespace app {

/// Cross or other title, source, sample size, null hypothesis and test of a reading.
ExportFacts factsOf(const LabReading& reading);

} // namespace app
