// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

class QLineEdit;
class QTextBrowser;
class QWidget;

namespace app {

// The common parts of text pages.

/// A long text to read, without its own background or frame. Clicks on links are only reported.
QTextBrowser* textBrowser(const QString& name, QWidget* parent);

/// A field to search a page. `name`: for screen readers, such as "Search in the help".
QLineEdit* searchField(const QString& wanted, const QString& name, QWidget* parent);

} // namespace app
