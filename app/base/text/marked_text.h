// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/topic.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QString>

namespace app {

/// The marks in texts of the lessons: *Rr* is a genotype, [words](term) a link to a term of the glossary.
namespace marks {

/// Captures the genotype.
const QRegularExpression& genotype();
/// Captures the words and the term.
const QRegularExpression& link();

} // namespace marks

/// A text of the lessons without marks, for screen readers and painted words.
QString plainText(const QString& marked);

/// A text of `lessons/`, translated into the program's language.
QString lessonText(const char* english);
/// A text from a lesson's file, which is in that language already.
QString lessonText(const lessons::Text& text);

/// Whether a text is only a genotype or a cross: "Rr × rr".
bool isGenotype(const QString& words);

} // namespace app
