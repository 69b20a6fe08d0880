// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/glow_button.h"
#include "engine/genecards/card_set.h"

namespace app {

/// A part of the board of Gene Expression that can be pointed at.
class CardsButton : public GlowButton {
    Q_OBJECT
public:
    using GlowButton::GlowButton;

protected:
    void paintFocus(QPainter& painter, const QRectF& rect) const;
};

/// A card, face up: on the table, or in the hand.
class CardButton : public CardsButton {
    Q_OBJECT
public:
    explicit CardButton(QWidget* parent);
    /// `place`: where the card is, as a text with %1 for its name; empty: its name says enough.
    void setCard(genecards::CardId card, const QString& place = {});
    genecards::CardId card() const { return m_card; }
    /// Lays the card down, so large and turned by so many degrees, in the middle of the button. An empty
    /// size: as large as the button, and `hidden` wider, which lies under the next card.
    void setLying(const QSizeF& size, qreal degrees, qreal hidden = 0);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    genecards::CardId m_card = 0;
    bool m_isOnTable = false;
    QSizeF m_lying;
    qreal m_degrees = 0;
    qreal m_hidden = 0;
};

/// The draw pile.
class PileButton : public CardsButton {
    Q_OBJECT
public:
    explicit PileButton(QWidget* parent);
    void setCount(int cards);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_cards = 0;
};

/// A player: name, cards in hand, and points out of the agreed score. Glows when it can be named for a
/// Substitution.
class PlayerButton : public CardsButton {
    Q_OBJECT
public:
    explicit PlayerButton(QWidget* parent);

    struct Face {
        QString name;
        int colour = 0;
        int cards = 0;
        int points = 0;
        int target = 0;
        bool acting = false;
        bool picked = false; ///< named first for a Substitution
        bool operator==(const Face&) const = default;
    };
    void setFace(const Face& face);
    const Face& face() const { return m_face; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Face m_face;
};

} // namespace app
