// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QAccessibleWidget>

class QSlider;

namespace app::speech {

/// A slider whose value is reported to a screen reader in the unit given in its name, not in the slider's own
/// steps.
class SpokenSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    static constexpr char unitProperty[] = "spokenUnit";

    explicit SpokenSlider(QSlider* slider);

    void* interface_cast(QAccessible::InterfaceType type) override;
    QString text(QAccessible::Text what) const override;

    QVariant currentValue() const override;
    void setCurrentValue(const QVariant& value) override;
    QVariant maximumValue() const override;
    QVariant minimumValue() const override;
    QVariant minimumStepSize() const override;

private:
    QSlider& slider() const;
    double unit() const;
};

} // namespace app::speech
