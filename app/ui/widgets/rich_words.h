// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/text/marked_text.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QString>

class QLabel;
class QWidget;

namespace app {

/// A text of the lessons as HTML for a label: *Rr* in the serif italics of genotypes, [words](term) as links
/// to "term".
QString richText(const QString& marked);

/// A label for a lesson's text that breaks it into lines. A link leads to its term in the
/// glossary.
QLabel* richWords(const Text& marked, QWidget* parent, TextRole type = TextRole::Body,
                  Role colour = Role::Ink);

/// Puts another text into such a label.
void setRichWords(QLabel* label, const QString& marked);

} // namespace app
