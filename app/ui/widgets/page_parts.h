// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/theme.h"

#include <QtCore/QStringList>

class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QWidget;

/// The basic parts of all pages, in the theme's type and colours. A page rebuilds them when the theme or the
/// language changes.
namespace app::page_parts {

/// A label that breaks its words into as many lines as they need.
QLabel* words(const QString& text, QWidget* parent, TextRole type = TextRole::Body, Role colour = Role::Ink);

/// A button whose accessible name is its text. Enter presses it, like the space bar.
QPushButton* button(const QString& text, QWidget* parent);

/// Keeps the button as wide as its widest text needs, so that nothing beside it moves when the text changes.
void keepWidth(QPushButton* button, const QStringList& texts);

/// Keeps the place of a control free while it is hidden, so that nothing beside it moves, and nothing else is
/// clicked in its place.
void keepPlace(QWidget* control);

/// A field for one line of text.
QLineEdit* lineEdit(const QString& text, QWidget* parent);

/// Instead of its least value, the box shows these words, and what is typed after a click takes their place.
void setSpecialWords(QSpinBox* box, const QString& words);

/// A label for a control: it gives the control its accessible name and its shortcut.
QLabel* nameOf(QWidget* control, const QString& text, QWidget* parent);

void setMargins(QLayout* layout, qreal margin, qreal spacing);

/// An area without a frame that scrolls up and down if `content` is higher.
QScrollArea* scrolling(QWidget* content, QWidget* parent);

/// A title in the serif, readable as a heading.
QLabel* pageTitle(const QString& text, QWidget* parent);

} // namespace app::page_parts
