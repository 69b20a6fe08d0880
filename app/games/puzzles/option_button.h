// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/kept.h"

#include <QtWidgets/QAbstractButton>

#include <functional>

namespace app {

/// One of a puzzle's choices: its number, and its words on as many lines as they need. One of them is picked
/// at a time. Once the puzzle is answered it is locked, says whether it is the best and whether it was
/// chosen, and has a figure in its row.
class OptionButton : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    /// `number`: the key that chooses it.
    OptionButton(int number, const Text& words, QWidget* parent);

    /// What stands between the number and the words, painted into a room of its own.
    using Picture = std::function<void(QPainter& painter, const QRectF& room)>;
    void setPicture(Picture picture);
    /// What stands below the words after the answer, such as "Your answer".
    void lock(bool right, bool chosen, const Text& remark);
    /// What stands at the right end of the row, as a part of this button.
    void setFigure(QWidget* figure);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    /// Enter was pressed on the choice that is picked.
    void confirmed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF wordsRoom(int width) const;
    /// How wide the figure is on a button of this width.
    int figureWidth(int width) const;
    void placeFigure();
    /// The height of the words and of the remark on lines of that width.
    QSizeF heights(qreal width) const;

    int m_number;
    Picture m_picture;
    QString m_remark;
    QWidget* m_figure = nullptr;
    bool m_right = false;
    bool m_chosen = false;
};

} // namespace app
