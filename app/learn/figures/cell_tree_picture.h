// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/cursor_figure.h"
#include "lessons/germ_line.h"

namespace app {

/// A fertilised egg and all cells that come of it, row by row, with its germ cells ringed at the end. A cell
/// can be struck by a mutation, by the mouse or the arrow keys (up to its mother, down to a daughter): all of
/// its descendants are then marked.
class CellTreePicture : public CursorFigure {
    Q_OBJECT
public:
    explicit CellTreePicture(QWidget* parent);

    /// Takes the mutation away.
    void setTree(const lessons::CellTree& tree);
    /// Whether a mutation can be placed and is shown.
    void setPointable(bool pointable);
    /// The struck cell, numbered as in the tree; −1 for none.
    int cell() const { return m_cell; }
    void setCell(int cell);
    /// Where the mutation of the struck cell ends up; empty without one.
    QString cellText() const;

protected:
    void paint(QPainter& painter) override;
    bool step(int key) override;
    void pointAt(QPointF point) override;
    void enter() override;

private:
    QPointF placeOf(int cell) const;
    qreal radiusOf(int cell) const;
    bool isStruck(int cell) const;
    void paintLegend(QPainter& painter) const;
    void announce();

    lessons::CellTree m_tree;
    bool m_pointable = false;
    int m_cell = -1;
};

} // namespace app
