// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

class QWidget;

/// Pictures of widgets in files. Each function returns an empty text or, if it failed, one sentence for the
/// reader on why; an earlier file is then unchanged.
namespace app::picture_file {

/// Saves the widget as it is on the screen as PNG, at twice the resolution, with a margin, the title above
/// and the caption below.
QString writePicture(const QString& path, QWidget& widget, const QString& title, const QString& caption);
/// The same as a vector drawing (SVG), which can be enlarged without loss.
QString writeDrawing(const QString& path, QWidget& widget, const QString& title, const QString& caption);

} // namespace app::picture_file
