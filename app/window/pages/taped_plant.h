// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/plant_painter.h"

#include <QtWidgets/QWidget>

namespace app {

/// A sheet of the herbarium, large: the plant taped onto it, each of its looks beside the other; or its
/// outline where it is missing.
class TapedPlant : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void setLooks(const QList<PlantLook>& looks, bool isGrown);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<PlantLook> m_looks;
    bool m_isGrown = false;
};

} // namespace app
