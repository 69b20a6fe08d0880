// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QSize>
#include <QtCore/QString>

class QWidget;

namespace app {

/// What a chart or table is written to. Every function gives an empty text, or one sentence for the reader
/// that says why nothing was written; a file that was there before is then as it was.
class ExportFile {
    Q_DECLARE_TR_FUNCTIONS(app::ExportFile)
public:
    /// "Two genes at once 2026-11-21 12-13.csv": a name that every file system takes. `suffix` without the
    /// dot.
    static QString name(const QString& title, const QDateTime& when, const QString& suffix);

    static QString writeText(const QString& path, const QString& text);
    /// The widget as it is on the screen, in twice its resolution.
    static QString writePicture(const QString& path, QWidget& widget);
    /// The widget as a drawing in lines and letters (SVG) that can be enlarged.
    static QString writeDrawing(const QString& path, QWidget& widget, const QString& title);

    /// The sentence for a file that could not be written.
    static QString failure(const QString& path);
};

} // namespace app
