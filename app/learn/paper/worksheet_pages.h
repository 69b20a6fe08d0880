// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet.h"

/// What stands around the problems of a set of worksheets, as rich text for paper.
namespace app::worksheet_pages {

/// "7-12": the set's ID and the pupil's number from 1, as each sheet is headed. `pupil` from 0.
QString number(const WorksheetChoices& choices, int pupil);
/// A, B, C … for the answers of a problem, from 0.
QString letter(std::size_t answer);

/// The right answers of all sheets: a row for each sheet, a column for each problem.
QString key(const WorksheetChoices& choices);
/// The pages that were asked for after the problems of the sheet of that number; may be empty.
QString added(const WorksheetChoices& choices, const QString& number);

} // namespace app::worksheet_pages
