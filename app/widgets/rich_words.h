// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/theme.h"

#include <QtCore/QString>

class QLabel;
class QWidget;

namespace app {

/// A text of the lessons as HTML for a label: *Rr* in the serif italics of genotypes, [words](term) as links
/// of the address "term".
QString richText(const QString& marked);

/// The same without its marks, for screen readers and places that paint words.
QString plainText(const QString& marked);

/// Words of a lesson that break into lines. A link asks the page around (any parent that has the slot
/// showTerm(QString)) for the glossary.
QLabel* richWords(const QString& marked, QWidget* parent, TextRole type = TextRole::Body,
                  Role colour = Role::Ink);

/// A text of `lessons/` in the language of the program.
QString lessonText(const char* english);

/// Whether a text is a genotype or a cross and nothing else: "Rr × rr".
bool isGenotype(const QString& words);

} // namespace app
