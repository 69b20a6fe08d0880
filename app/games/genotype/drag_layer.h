// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/plant_painter.h"
#include "drops.h"
#include "engine/genotype/model/state.h"

#include <QtWidgets/QWidget>

namespace app {

/// A transparent layer over the board that shows what the mouse carries, and where it could go. It ignores
/// the mouse.
class DragLayer : public QWidget {
    Q_OBJECT
public:
    explicit DragLayer(QWidget* board);

    /// What is carried, as it looks: a die of a trait with its genotype, a plant card, or a seat's marker.
    struct Look {
        DragItem item;
        int seatColour = 0;
        QString letter{};
        genotype::DieFace face{};
        PlantLook plant{};
    };
    /// Shows it from now on; `places` in the board's coordinates.
    void show(const Look& look, const QList<QRect>& places);
    /// `over`: the place that the thing would go to; a null rectangle: none.
    void moveTo(const QPoint& position, const QRect& over);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRect itemRect() const;

    Look m_look;
    QList<QRect> m_places;
    QRect m_over;
    QPoint m_position;
};

} // namespace app
