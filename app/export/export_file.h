// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/disk.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QSize>
#include <QtCore/QString>

class QWidget;

namespace app {

/// Writes charts and tables to files. Every function that writes returns an empty text or, if it failed, one
/// sentence for the reader on why; an earlier file is then unchanged.
class ExportFile {
    Q_DECLARE_TR_FUNCTIONS(app::ExportFile)
public:
    /// "Two genes at once 2026-11-21 12-13.csv": a name that every file system accepts. `suffix` without the
    /// dot.
    static QString name(const QString& title, const QDateTime& when, const QString& suffix);

    /// Saves a table with a byte order mark, without which spreadsheets misread letters such as ä.
    static QString writeTable(const QString& path, const QString& csv,
                              disk::Readers readers = disk::Readers::Usual);
    /// Saves the widget as it is on the screen, at twice the resolution, with a margin, the title above and
    /// the caption below.
    static QString writePicture(const QString& path, QWidget& widget, const QString& title,
                                const QString& caption);
    /// The same as a vector drawing (SVG), which can be enlarged without loss.
    static QString writeDrawing(const QString& path, QWidget& widget, const QString& title,
                                const QString& caption);

    /// The sentence for a file that could not be written.
    static QString failure(const QString& path);
};

} // namespace app
