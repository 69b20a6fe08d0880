// SPDX-License-Identifier: GPL-3.0-or-later
#include "spoken.h"

#include "spoken_button.h"
#include "spoken_slider.h"

#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAccessibleWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>
#include <QtWidgets/QToolButton>

namespace app::speech {

namespace {

constexpr char roleProperty[] = "spokenRole";
const QString labelName = QStringLiteral("spokenLabel");

/// Qt itself reports that a button opens a menu.
bool opensMenu(const QAbstractButton& button) {
    const auto* push = qobject_cast<const QPushButton*>(&button);
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    return (push && push->menu()) || tool;
}

QAccessibleInterface* make(const QString&, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    if (!widget)
        return nullptr;
    if (auto* button = qobject_cast<QAbstractButton*>(widget); button && !opensMenu(*button))
        return new SpokenButton(button);
    if (auto* slider = qobject_cast<QSlider*>(widget))
        return new SpokenSlider(slider);
    if (const auto role = roleOf(*widget))
        return new QAccessibleWidget(widget, *role);
    return nullptr;
}

} // namespace

void install() {
    QAccessible::installFactory(make);
}

void setName(QWidget* widget, const QString& name) {
    if (widget->accessibleName() != name)
        widget->setAccessibleName(name);
}

void setDescription(QWidget* widget, const QString& description) {
    if (widget->accessibleDescription() != description)
        widget->setAccessibleDescription(description);
}

void setRole(QWidget* widget, QAccessible::Role role) {
    widget->setProperty(roleProperty, static_cast<int>(role));
    // An interface without the role may exist already if a child has asked for its parent's.
    if (QAccessibleInterface* made =
            QAccessible::isActive() ? QAccessible::queryAccessibleInterface(widget) : nullptr)
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(made));
}

std::optional<QAccessible::Role> roleOf(const QWidget& widget) {
    const QVariant role = widget.property(roleProperty);
    return role.isValid() ? std::optional(static_cast<QAccessible::Role>(role.toInt())) : std::nullopt;
}

void setLabel(QWidget* control, const QString& text) {
    setName(control, text);
    for (auto* label : control->parentWidget()->findChildren<QLabel*>(labelName, Qt::FindDirectChildrenOnly))
        if (label->buddy() == control) {
            label->setText(text);
            return;
        }
    auto* label = new QLabel(text, control->parentWidget());
    label->setObjectName(labelName);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(control);
    label->hide();
}

void setUnit(QAbstractSlider* slider, double unit) {
    slider->setProperty(SpokenSlider::unitProperty, unit);
}

} // namespace app::speech
