// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

class QTextDocument;

/// Pages to be printed: A4, dark ink on white whatever the theme, the program's own fonts.
namespace app::paper {

/// Pixels of rich text between the margins.
inline constexpr int textWidth = 620;

/// Sets font and style sheet; call before the content is set.
void prepare(QTextDocument& document);
/// Lines to write on, as rich text.
QString ruledLines(int lines);
/// Empty, or a sentence on why the file could not be written; what was there before is then as it was.
QString writePdf(const QTextDocument& document, const QString& title, const QString& path);

} // namespace app::paper
