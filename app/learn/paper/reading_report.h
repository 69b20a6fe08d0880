// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"
#include "lab_report.h"

namespace app {

/// A reading as a report without the pupil's words. The chart is painted again in colours for paper.
LabReport reportOf(const LabReading& reading, const QString& task);

/// The chart of a reading on a white background, whatever the theme; null if there is nothing to show.
QImage chartForPaper(const std::vector<OutcomeNumbers>& numbers);

} // namespace app
