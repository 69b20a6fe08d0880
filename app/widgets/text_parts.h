// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

class QLineEdit;
class QTextBrowser;
class QWidget;

namespace app {

// What pages of text have in common.

/// A long text to read, without a ground or frame of its own. Links are only reported.
QTextBrowser* textBrowser(const QString& name, QWidget* parent);

/// A field to search a page with. `name` for screen readers: "Search in the help".
QLineEdit* searchField(const QString& wanted, const QString& name, QWidget* parent);

} // namespace app
