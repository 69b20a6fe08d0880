// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QRect>

namespace app {

/// What a bubble has to stand clear of, in the coordinates of the board.
struct BubbleRoom {
    /// Where the bubble may be.
    QRect inside;
    QSize size;
    /// What it speaks of, the most important first; it never covers these if there is any other place.
    QList<QRect> targets = {};
    /// What the move needs besides; covered only if nothing else is left, and as little as possible.
    QList<QRect> needed = {};
    /// Between the bubble and what it speaks of.
    int gap = 0;
    /// Where it stands already with the same words; null: nowhere.
    QRect before = {};
};

/// Where the bubble stands: beside a target, inside the room. Without targets, at the lower right. It stays
/// where it was as long as that covers no target; if it has become higher, its lower edge stays, with the
/// buttons on it.
QRect bubblePlace(const BubbleRoom& room);

/// The target nearest to the bubble, to which its beak points; −1 if there is none.
int nearestTarget(const QRect& bubble, const QList<QRect>& targets);

/// How far two rectangles are apart; 0 if they touch.
int distanceBetween(const QRect& one, const QRect& other);

} // namespace app
