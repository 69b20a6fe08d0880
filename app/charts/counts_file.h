// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/counts.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

class QWidget;

namespace app {

/// The counts from a file of counts or single observations, or a sentence on what is wrong with it. Also how
/// it was read, so that a person can correct that.
struct CountsFile {
    lessons::CategoryTable table;
    QString problem;        ///< empty if the table could be read; otherwise `table` is empty
    QStringList notes;      ///< what was left out or added up, a sentence each; empty if there is a problem
    std::string content;    ///< the file as it is; empty if it could not be read
    lessons::CsvTable rows; ///< its cells; empty if there are none
    lessons::TableReading reading;
};

/// Asks the reader for a file; empty if none was chosen.
QString askForCountsFile(QWidget* parent);

/// Reads comma-, semicolon- or tab-separated text of at most `lessons::maxCsvBytes`. What could be read in
/// more than one way is refused.
CountsFile readCountsFile(const QString& path);
/// The same for a file's content.
CountsFile readCounts(std::string content);
/// Separates the cells in another way.
void separateAgain(CountsFile& file, char separator);
/// Reads the cells in another way, whether or not there are others.
void readAgain(CountsFile& file, const lessons::TableReading& reading);

} // namespace app
