// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/csv.h"
#include "lessons/reports/class_report.h"

/// Reports as tables for `writeCsv`, with a row of headings. `report` is that of `records`.
namespace lessons {

using CsvRows = std::vector<std::vector<CsvCell>>;

/// A row a pupil: the sums, what stands behind the wrong answers, and the steps done in each lesson that
/// anybody has begun, 0–4.
CsvRows pupilTable(const std::vector<LearningRecord>& records, const ClassReport& report,
                   const ReportTexts& texts);
/// A row a lesson: how many pupils have done each step, and how many first answers were right.
CsvRows lessonTable(const ClassReport& report, const ReportTexts& texts);
/// A row for each question, followed by a row for each misconception behind its wrong first answers, so that
/// each number has a cell of its own.
CsvRows questionTable(const ClassReport& report, const ReportTexts& texts);
/// Everything that was recorded, a row each: steps, predictions, counts, every answer in its order, practice.
CsvRows recordTable(const std::vector<LearningRecord>& records, const ReportTexts& texts);

/// "2026-11-24T08:05:09.250Z", from milliseconds since 1970; the form of RFC 3339.
std::string timeText(std::int64_t milliseconds);

} // namespace lessons
