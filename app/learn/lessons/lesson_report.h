// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"
#include "app/learn/paper/lab_report.h"

namespace app {

class LessonSession;

/// A lesson's counts as a reading, for charts, tables and reports.
LabReading readingOf(const LessonSession& session);

/// A report on a lesson without the pupil's own words: task, prediction, data, chart and test.
LabReport reportOf(const LessonSession& session);

} // namespace app
