// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/words_painter.h"
#include "engine/genecards/state.h"

#include <QtWidgets/QWidget>

namespace app {

/// The end of a hand: what was left in each, laid open, and what it brought the winner.
class HandOverView : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit HandOverView(QWidget* parent);

    /// `state`: with the hand over or the game finished. Names and colours by seat.
    void setHands(const genecards::State& state, const QStringList& names, const QList<int>& colours);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QList<PaintedText> paintedTexts() const override { return recordedWords(this); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    genecards::State m_state;
    QStringList m_names;
    QList<int> m_colours;
};

} // namespace app
