// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disk.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QString>

namespace app {

/// Names and writes files for a person. Every function that writes returns an empty text or, if it failed,
/// one sentence for the reader on why; an earlier file is then unchanged.
class ExportFile {
    Q_DECLARE_TR_FUNCTIONS(app::ExportFile)
public:
    /// "Two genes at once 2026-11-21 12-13.csv": a name that every file system accepts. `suffix` without the
    /// dot.
    static QString name(const QString& title, const QDateTime& when, const QString& suffix);

    /// Saves a table with a byte order mark, without which spreadsheets misread letters such as ä.
    static QString writeTable(const QString& path, const QString& csv,
                              disk::Readers readers = disk::Readers::Usual);
    /// The sentence for a file that could not be written.
    static QString failure(const QString& path);
};

} // namespace app
