// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "engine/genecards/catalogue.h"

#include <QtWidgets/QWidget>

namespace app {

/// The order of expression as a strand with four stations. The discards lie on the station of the top card,
/// the next station stands in the sun, and the draw pile is at the end of the strand.
class StrandView : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit StrandView(QWidget* parent);

    struct Look {
        genecards::CardId top = 0;
        /// Under the top card: who played it. Empty: that it is on top.
        QString from;
        int drawPile = 0;
        int discards = 1;
        /// Whether the order of expression says what fits; not while any card may be played.
        bool isNextLit = true;
    };
    void setLook(const Look& look);
    /// Puts these widgets, its children, where the draw pile and the top card lie.
    void place(QWidget* drawPile, QWidget* top);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    void arrange();
    /// Whether there is no room for more than the cards and a line below them.
    bool isLow() const;
    /// The card on a station, or behind the last one the draw pile.
    QRectF cardAt(int station) const;
    void paintGround(QPainter& painter) const;
    void paintStation(QPainter& painter, genecards::Category category) const;
    void paintCaptions(QPainter& painter) const;

    Look m_look;
    QWidget* m_drawPile = nullptr;
    QWidget* m_top = nullptr;
};

} // namespace app
