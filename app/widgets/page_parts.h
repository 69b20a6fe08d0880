// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/theme.h"

#include <QtCore/QString>

class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QWidget;

/// The pieces that all pages are made of, in the theme's type and colours. A page rebuilds them when the
/// theme or the language changes.
namespace app::page_parts {

/// Words that break into as many lines as they need.
QLabel* words(const QString& text, QWidget* parent, TextRole type = TextRole::Body, Role colour = Role::Ink);

/// A button whose accessible name is its text. Enter presses it, as the space bar does.
QPushButton* button(const QString& text, QWidget* parent);

/// A field for one line.
QLineEdit* lineEdit(const QString& text, QWidget* parent);

/// A label in front of a control, which it names for a screen reader and whose shortcut it holds.
QLabel* nameOf(QWidget* control, const QString& text, QWidget* parent);

void setMargins(QLayout* layout, qreal margin, qreal spacing);

/// An area that scrolls up and down when `content` is higher, without a frame of its own.
QScrollArea* scrolling(QWidget* content, QWidget* parent);

/// A title in the serif, readable as a heading.
QLabel* pageTitle(const QString& text, QWidget* parent);

} // namespace app::page_parts
