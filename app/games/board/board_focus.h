// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "glow_button.h"

#include <QtCore/QPointer>

#include <functional>

class QScrollArea;

namespace app {

/// Where the keyboard focus of a board is: on something that exists, preferably something that glows.
class BoardFocus {
public:
    using Buttons = std::function<QList<GlowButton*>()>;
    /// What a board consists of for the keyboard. All must outlive this.
    struct Parts {
        /// Has the focus while nothing on it can have it.
        QWidget& board;
        QScrollArea& scroll;
        /// While it is visible, the focus is left alone.
        const QWidget& cover;
        /// Continues the game.
        QWidget& proceed;
    };
    /// `pointable`: everything on the board that could be pointed at, in reading order, including what is
    /// hidden.
    BoardFocus(const Parts& parts, Buttons pointable);

    /// Everything on the screen that can be pointed at, in reading order, and the part of it that glows.
    QList<GlowButton*> buttons() const;
    QList<GlowButton*> glowing() const;

    /// Moves the focus to something that can be done, unless it is on such a thing or outside the board.
    void keep() const;
    /// Moves the focus to the neighbour in the direction of an arrow key.
    void move(int key) const;

    /// Where the focus was before the board's parts changed.
    struct Place {
        QPointer<QWidget> widget;
        bool onBoard = false;
    };
    Place place() const;
    /// Takes the focus back to the board if Qt moved it away when a part disappeared, then keeps it.
    void restore(const Place& before) const;

private:
    bool isOnBoard(const QWidget* widget) const;

    Parts m_parts;
    Buttons m_pointable;
};

} // namespace app
