// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson_figure.h"
#include "lessons/cross/brood.h"

namespace app {

class SquarePicture;

/// A figure with a Punnett square; words below it name the cell at its cursor.
class CrossFigure : public LessonFigure {
    Q_OBJECT
protected:
    using LessonFigure::LessonFigure;

    void addSquare();
    /// With a button that shows the meiosis of the parents.
    void addCellWords(const char* object = "");

    virtual lessons::Brood brood() const = 0;
    /// What the words say: of the cell at the cursor or, without a cursor, where to point.
    virtual QString cellText() const;
    /// The same as long as the phenotypes would answer the prediction.
    virtual QString hiddenText() const;
    void refresh() override;

    SquarePicture* m_square = nullptr;
    QPushButton* m_meiosis = nullptr;

private:
    void say();

    QLabel* m_cell = nullptr;
};

} // namespace app
