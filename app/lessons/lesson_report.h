// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"
#include "app/export/lab_report.h"

namespace app {

class LessonSession;

/// What a lesson has counted, as charts, tables and reports want it.
LabReading readingOf(const LessonSession& session);

/// A report on a lesson without the pupil's own words: task, prediction, data, chart and test.
LabReport reportOf(const LessonSession& session);

} // namespace app
