// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/theme.h"
#include "lessons/documents/topic.h"

#include <QtCore/QString>

class QLabel;
class QWidget;

namespace app {

/// A text of the lessons as HTML for a label: *Rr* in the serif italics of genotypes, [words](term) as links
/// to "term".
QString richText(const QString& marked);

/// The same without marks, for screen readers and painted words.
QString plainText(const QString& marked);

/// A label for a lesson's text that breaks it into lines. A link calls showTerm(QString) of the nearest
/// parent that has such a slot.
QLabel* richWords(const QString& marked, QWidget* parent, TextRole type = TextRole::Body,
                  Role colour = Role::Ink);

/// Puts another text into such a label.
void setRichWords(QLabel* label, const QString& marked);

/// A text of `lessons/`, translated into the program's language.
QString lessonText(const char* english);
/// A text from a lesson's file, which is in that language already.
QString lessonText(const lessons::Text& text);

/// Whether a text is only a genotype or a cross: "Rr × rr".
bool isGenotype(const QString& words);

} // namespace app
