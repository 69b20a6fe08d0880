// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/observation.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace app {

/// "What fits now": the ways in which a card can fit, each with how many of the viewer's cards fit so.
class FitsCard : public QWidget {
    Q_OBJECT
public:
    explicit FitsCard(QWidget* parent);

    /// `eyes`: whose hand is counted; noSeat: nobody's.
    void setSeen(const genecards::Observation& seen, core::Seat eyes);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_title;
    QList<QLabel*> m_ways;
    /// Whether each of the ways is open to the viewer.
    QList<bool> m_open;
};

/// Why a card of the hand may be played now, in a word or two; empty if it may not.
QString fitTag(const genecards::State& seen, genecards::CardId card);

} // namespace app
