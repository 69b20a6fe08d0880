// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

#include <memory>

class QPdfWriter;
class QTextDocument;

/// Pages for printing: A4, dark ink on white whatever the theme, in the program's own fonts.
namespace app::paper {

/// The width of rich text between the margins, in pixels.
inline constexpr int textWidth = 620;

/// Sets the font and style sheet; call it before setting the content.
void prepare(QTextDocument& document);
/// A text of the lessons (see rich_words.h) as rich text for paper: with genotypes in italics, without links.
QString words(const QString& marked);
/// The title of a part.
QString heading(const QString& name);
/// Lines to write on, as rich text.
QString ruledLines(int lines);
/// A copy of the document that is laid out for its pages. `writePdf` paints it after `keepTogether`
/// (page_breaks.h) has moved what belongs together. It must not outlive the writer, whose page it sets.
std::unique_ptr<QTextDocument> laidOut(const QTextDocument& document, QPdfWriter& writer);
/// Returns an empty text, or a sentence on why the file could not be written; an earlier file is then
/// unchanged.
QString writePdf(const QTextDocument& document, const QString& title, const QString& path);

} // namespace app::paper
