// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"
#include "app/learn/paper/lab_report.h"

namespace app {

class ExperimentRun;
class FigureSettings;

/// A lesson's counts as a reading, for charts, tables and reports.
LabReading readingOf(const FigureSettings& figure, const ExperimentRun& run);

/// A report on a lesson without the pupil's own words: task, prediction, data, chart and test.
LabReport reportOf(const FigureSettings& figure, const ExperimentRun& run);

} // namespace app
