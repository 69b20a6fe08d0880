// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtGui/QAccessible>

class QAbstractSlider;
class QWidget;

/// What a screen reader learns about a widget beyond what Qt itself reports.
namespace app::speech {

/// Makes screen readers get `SpokenButton` for buttons, `SpokenSlider` for sliders, and the roles given with
/// `setRole`. Call once, after QApplication is made; further calls do nothing.
void install();

/// Like QWidget::setAccessibleName and setAccessibleDescription, but does nothing if the text is unchanged:
/// Qt notifies the screen reader of every call, and a board is refreshed after every move.
void setName(QWidget* widget, const QString& name);
void setDescription(QWidget* widget, const QString& description);

/// Sets what the widget is to a screen reader, such as a picture or a radio button. Call it when the widget
/// is made.
void setRole(QWidget* widget, QAccessible::Role role);

/// Names a control whose own name Qt does not pass on (a combo box on Linux) with an invisible label beside
/// it. The control must already have its parent. Calling it again changes the text.
void setLabel(QWidget* control, const QString& text);

/// Sets the value of one step of the slider in the unit given in its name; 1 if not set.
void setUnit(QAbstractSlider* slider, double unit);

/// Lets a widget that paints itself add to its accessible name and description. Called whenever a screen
/// reader reads them, so nothing has to be set beforehand.
class SaysMore {
public:
    virtual ~SaysMore() = default;
    virtual QString afterName() const { return {}; }
    virtual QString afterDescription() const { return {}; }
};

} // namespace app::speech
