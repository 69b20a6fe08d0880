// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/reports/report_texts.h"

namespace app {

class LessonShelf;

/// The words of reports in the program's language, with a school's own lessons. `shelf` must outlive them.
lessons::ReportTexts reportTexts(const LessonShelf& shelf);

} // namespace app
