// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"

namespace app {

/// DNA with what switches its genes: in a bacterium an operon of three genes behind one promoter, which a
/// repressor turns off (the lac operon); in a pea one gene with its own promoter, and an enhancer far away,
/// to which a transcription factor binds that turns it on.
class GeneSwitchPicture : public PaintedFigure {
    Q_OBJECT
public:
    explicit GeneSwitchPicture(QWidget* parent) : PaintedFigure({300, 170}, parent) {}

    enum class Cell { Bacterium, Pea };
    void show(Cell cell, bool bound);
    bool isRead() const { return m_bound == (m_cell == Cell::Pea); }
    /// What is seen, in a sentence or two.
    QString story() const;

protected:
    void paint(QPainter& painter) override;

private:
    Cell m_cell = Cell::Bacterium;
    bool m_bound = false;
};

} // namespace app
