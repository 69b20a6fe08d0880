// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/reports/learning_record.h"
#include "lessons/reports/report_texts.h"

#include <QtCore/QString>

/// The files that a report is saved as, from the window and from the command line.
namespace app {

enum class ReportFormat { Pupils, Lessons, Questions, Everything, Xapi };

/// Writes one of them. Empty, or one sentence on why it could not be written.
QString saveReport(ReportFormat format, const QString& path,
                   const std::vector<lessons::LearningRecord>& records, const lessons::ReportTexts& texts);

/// Writes all of them into a folder, which is made if there is none, in place of those of an earlier report:
/// pupils.csv, lessons.csv, questions.csv, answers.csv and xapi.json. Empty, or a sentence as above.
QString saveReports(const QString& folder, const std::vector<lessons::LearningRecord>& records,
                    const lessons::ReportTexts& texts);

} // namespace app
