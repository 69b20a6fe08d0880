// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross_figure.h"

#include "app/charts/square_picture.h"
#include "figure_parts.h"

namespace app {

void CrossFigure::addSquare() {
    m_square = add(new SquarePicture(this), 1);
    connect(m_square, &SquarePicture::cursorMoved, this, &CrossFigure::say);
}

void CrossFigure::addCellWords(const char* object) {
    m_cell = addNote(object);
    m_meiosis = addMeiosis(m_cell, [this] { return brood().cross(); });
}

QString CrossFigure::cellText() const {
    const QString cell = m_square->cursorText();
    return !cell.isEmpty()      ? cell
           : run().isRevealed() ? Figures::tr("Point at a cell, or use the arrow keys.")
                                : hiddenText();
}

QString CrossFigure::hiddenText() const {
    return Figures::tr("The phenotypes appear once the first offspring have been rolled.");
}

void CrossFigure::say() {
    if (m_cell)
        m_cell->setText(cellText());
}

void CrossFigure::refresh() {
    m_square->setBrood(brood());
    // What the cells show is for the pupil to find out first.
    m_square->setLooksShown(run().isRevealed());
    say();
}

} // namespace app
