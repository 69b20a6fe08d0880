// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/csv.h"

#include <QtCore/QString>

namespace app {

/// A table as CSV in the dialect that spreadsheets in the reader's language open: if decimals have a comma,
/// the cells are separated by semicolons.
QString csvText(const std::vector<std::vector<lessons::CsvCell>>& rows);

} // namespace app
