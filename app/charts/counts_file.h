// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/counts.h"

#include <QtCore/QString>

class QWidget;

namespace app {

/// The counts from a file of counts or single observations, or a sentence on what is wrong with it.
struct CountsFile {
    lessons::CategoryTable table;
    QString problem; ///< empty if the table could be read
};

/// Asks the reader for a file; empty if none was chosen.
QString askForCountsFile(QWidget* parent);

/// Reads comma-, semicolon- or tab-separated text of at most `lessons::maxCsvBytes`.
CountsFile readCountsFile(const QString& path);

} // namespace app
