// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"

namespace app {

/// DNA and what switches its genes on and off. In a bacterium: an operon of three genes behind one promoter,
/// which a repressor turns off (the lac operon). In a pea: one gene with its own promoter and an enhancer far
/// away; a transcription factor that binds to the enhancer turns the gene on.
class GeneSwitchPicture : public PaintedFigure {
    Q_OBJECT
public:
    explicit GeneSwitchPicture(QWidget* parent) : PaintedFigure({300, 170}, parent) {}

    enum class Cell { Bacterium, Pea };
    void show(Cell cell, bool bound);
    bool isRead() const { return m_bound == (m_cell == Cell::Pea); }
    /// Describes the picture in a sentence or two.
    QString story() const;

protected:
    void paint(QPainter& painter) override;

private:
    Cell m_cell = Cell::Bacterium;
    bool m_bound = false;
};

} // namespace app
