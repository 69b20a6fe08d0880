// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/csv.h"

#include <QtCore/QString>

namespace app {

/// A table as CSV in the dialect that the spreadsheets of the reader's language open: with a decimal comma,
/// the cells are parted by semicolons.
QString csvText(const std::vector<std::vector<lessons::CsvCell>>& rows);

} // namespace app
