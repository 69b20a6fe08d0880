// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtGui/QAccessible>

class QAbstractSlider;
class QWidget;

/// What a screen reader is given of a widget, beyond what Qt says by itself.
namespace app::speech {

/// Makes buttons and sliders speak as `SpokenButton` and `SpokenSlider` do, and widgets as their `setRole`
/// says. Once, after QApplication is there; again does nothing.
void install();

/// As QWidget::setAccessibleName and -Description, but silent when nothing is new: Qt tells the screen reader
/// of each call, and a board is refreshed after every move.
void setName(QWidget* widget, const QString& name);
void setDescription(QWidget* widget, const QString& description);

/// What the widget is to a screen reader: a picture, a radio button. To be called as it is made.
void setRole(QWidget* widget, QAccessible::Role role);

/// Names a control whose own name Qt does not pass on, as that of a combo box on Linux: by an unseen label
/// beside it. The control has its parent already. Again: another text.
void setLabel(QWidget* control, const QString& text);

/// What one step of the slider is worth in the units that its name tells; 1 if not set.
void setUnit(QAbstractSlider* slider, double unit);

/// How a part of a screen that paints itself adds to its accessible name and description. Asked whenever the
/// screen reader reads them, so that nothing needs to be said before.
class SaysMore {
public:
    virtual ~SaysMore() = default;
    virtual QString afterName() const { return {}; }
    virtual QString afterDescription() const { return {}; }
};

} // namespace app::speech
