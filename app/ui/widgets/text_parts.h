// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"

class QLineEdit;
class QTextBrowser;
class QWidget;

namespace app {

// The common parts of text pages.

/// A long text to read, without its own background or frame. Clicks on links are only reported.
QTextBrowser* textBrowser(const Text& name, QWidget* parent);

/// Replaces the text. The line at the top stays at the top, and the selection stays if its words do.
void replaceHtml(QTextBrowser& text, const QString& html);

/// An empty field to search a page. `name`: for screen readers, such as "Search in the help".
QLineEdit* searchField(const Text& name, QWidget* parent);

} // namespace app
