// SPDX-License-Identifier: GPL-3.0-or-later
#include "spoken_slider.h"

#include <QtCore/QLocale>
#include <QtWidgets/QSlider>

namespace app::speech {

SpokenSlider::SpokenSlider(QSlider* slider) : QAccessibleWidget(slider, QAccessible::Slider) {}

QSlider& SpokenSlider::slider() const {
    return *static_cast<QSlider*>(object());
}

double SpokenSlider::unit() const {
    const QVariant unit = slider().property(unitProperty);
    return unit.isValid() ? unit.toDouble() : 1.0;
}

void* SpokenSlider::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::ValueInterface)
        return static_cast<QAccessibleValueInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QString SpokenSlider::text(QAccessible::Text what) const {
    return what == QAccessible::Value ? QLocale().toString(currentValue().toDouble())
                                      : QAccessibleWidget::text(what);
}

QVariant SpokenSlider::currentValue() const {
    return slider().value() * unit();
}

void SpokenSlider::setCurrentValue(const QVariant& value) {
    slider().setValue(qRound(value.toDouble() / unit()));
}

QVariant SpokenSlider::maximumValue() const {
    return slider().maximum() * unit();
}

QVariant SpokenSlider::minimumValue() const {
    return slider().minimum() * unit();
}

QVariant SpokenSlider::minimumStepSize() const {
    return unit();
}

} // namespace app::speech
