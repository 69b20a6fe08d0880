// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "engine/genecards/state.h"

#include <QtWidgets/QWidget>

namespace app {

/// The end of a hand: the cards left in each player's hand, face up, and the points they gave the winner.
class HandOverView : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit HandOverView(QWidget* parent);

    /// `state`: its hand is over or its game is finished. Names and colours are by seat.
    void setHands(const genecards::State& state, const QStringList& names, const QList<int>& colours);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    genecards::State m_state;
    QStringList m_names;
    QList<int> m_colours;
};

} // namespace app
