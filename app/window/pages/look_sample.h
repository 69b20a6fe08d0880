// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"

#include <QtWidgets/QWidget>

namespace app {

/// A picture of what the program's pages are made of, in the look of now: a garden, words, a space of the
/// board, genotypes, dice, buttons and two answers. Nothing in it can be clicked.
class LookSample : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit LookSample(QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintSpace(QPainter& painter, const QRectF& rect) const;
    void paintGenes(QPainter& painter, const QRectF& rect) const;
    void paintActs(QPainter& painter, const QRectF& rect) const;
    void paintAnswers(QPainter& painter, const QRectF& rect) const;
};

} // namespace app
