// SPDX-License-Identifier: GPL-3.0-or-later
#include "wheel_guard.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QAbstractSlider>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QScrollBar>

namespace app {

namespace {

/// Whether the wheel would change the widget's value rather than scroll.
bool isTurnedByWheel(const QWidget& widget) {
    return qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           (qobject_cast<const QAbstractSlider*>(&widget) && !qobject_cast<const QScrollBar*>(&widget));
}

} // namespace

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || !isTurnedByWheel(*widget))
        return false;
    if (event->type() == QEvent::Polish) {
        // By default, the wheel gives some of these controls the focus.
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (widget->hasFocus())
        return false;
    // Pass the event on to the scroll area. Qt would do so only if the control had received it first.
    const auto* wheel = static_cast<QWheelEvent*>(event);
    for (QWidget* around = widget->parentWidget(); around; around = around->parentWidget()) {
        auto* scrolls = qobject_cast<QAbstractScrollArea*>(around);
        if (!scrolls)
            continue;
        QWidget* seen = scrolls->viewport();
        QWheelEvent passed(seen->mapFromGlobal(wheel->globalPosition()), wheel->globalPosition(),
                           wheel->pixelDelta(), wheel->angleDelta(), wheel->buttons(), wheel->modifiers(),
                           wheel->phase(), wheel->inverted(), wheel->source());
        if (QCoreApplication::sendEvent(seen, &passed) && passed.isAccepted())
            break;
    }
    return true;
}

} // namespace app
