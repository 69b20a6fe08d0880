// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted_figure.h"

#include "lessons/cross/offspring.h"

namespace app {

/// A Punnett square of any size: gametes at the side and on top, and the offspring in the cells, coloured by
/// phenotype. Large squares leave out what would be too small; a cursor (arrow keys or mouse) names each
/// cell.
class SquarePicture : public PaintedFigure {
    Q_OBJECT
public:
    explicit SquarePicture(QWidget* parent);

    void setCross(const lessons::Cross& cross);
    /// Without looks, the cells show only genotypes.
    void setLooksShown(bool shown);
    /// "RrGg: round, green"; empty without a cursor.
    QString cursorText() const;

signals:
    void cursorMoved();

protected:
    void paint(QPainter& painter) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Layout {
        QRectF grid;
        qreal cell;
    };
    Layout fit() const;
    void setCursorCell(int row, int column);
    void paintContents(QPainter& painter, const QRectF& rect, std::size_t genotype) const;
    void tell();

    lessons::Offspring m_offspring;
    lessons::PunnettSquare m_square;
    bool m_looks = true;
    int m_row = -1;
    int m_column = -1;
};

} // namespace app
