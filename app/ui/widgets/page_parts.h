// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QStringList>

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QWidget;

/// The basic parts of all pages, in the theme's type and colours, which they follow. They follow the language
/// if their words are given as a function, such as [] { return tr("Undo"); }.
namespace app::page_parts {

/// A label that breaks its words into as many lines as they need.
QLabel* wrappingLabel(const Text& text, QWidget* parent, TextRole type = TextRole::Body,
                      Role colour = Role::Ink);

/// Gives such a label another colour.
void setColour(QLabel* label, Role colour);

/// A button whose accessible name is its text. Enter presses it, like the space bar.
QPushButton* button(const Text& text, QWidget* parent);

/// Keeps the button as wide as its widest text needs, so that nothing beside it moves when the text changes.
void keepWidth(QPushButton* button, const QStringList& texts);

/// Keeps the place of a control free while it is hidden, so that nothing beside it moves, and nothing else is
/// clicked in its place.
void keepPlace(QWidget* control);

/// A field for one line of text.
QLineEdit* lineEdit(const QString& text, QWidget* parent);

/// The box shows these words instead of its least value. Typing after a click replaces them.
void setSpecialWords(QSpinBox* box, const QString& words);

/// At least so many letters wide, whatever its entries need. Returns the list.
QComboBox* keepLetters(QComboBox* list, int letters);

/// A label for a control: it gives the control its accessible name and its shortcut.
QLabel* labelFor(QWidget* control, const Text& text, QWidget* parent);

/// What a screen reader calls the control, where no label says it.
void setSpokenName(QWidget* control, const Text& name);

/// The tip that the pointer shows, and a screen reader reads as the description.
void setTip(QWidget* control, const Text& tip);

/// The list has room for so many characters, whatever its items say.
void keepShort(QComboBox* list, int characters);

/// In pixels at scale 1; the layout follows the scale.
void setMargins(QLayout* layout, qreal margin, qreal spacing);

/// The widget is so wide; in pixels at scale 1.
void keepFixedWidth(QWidget* widget, qreal width);

/// An area without a frame that scrolls up and down if `content` is higher.
QScrollArea* scrolling(QWidget* content, QWidget* parent);

/// A title in the serif, readable as a heading.
QLabel* pageTitle(const Text& text, QWidget* parent);

} // namespace app::page_parts
