// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/counts.h"

#include <QtCore/QString>

class QWidget;

namespace app {

/// A table of counts or of single observations from a file, counted; or a sentence on what is wrong with it.
struct CountsFile {
    lessons::CategoryTable table;
    QString problem; ///< empty: the table is there
};

/// Asks the reader for a table; empty if none was chosen.
QString askForCountsFile(QWidget* parent);

/// Reads comma, semicolon or tab separated text of at most `lessons::maxCsvBytes`.
CountsFile readCountsFile(const QString& path);

} // namespace app
