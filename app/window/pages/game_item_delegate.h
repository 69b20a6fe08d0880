// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/tokens.h"
#include "card_delegate.h"

namespace app {

/// A saved game in the list: its picture, and beside it title, players, progress and date.
class GameItemDelegate : public CardDelegate {
    Q_OBJECT
public:
    /// `GameRole` holds the SavedGame that is painted.
    enum Role { TitleRole = Qt::UserRole + 1, PlayersRole, StandingRole, GameRole };

    using CardDelegate::CardDelegate;

protected:
    QSize itemSize() const override { return {240, 104}; }
    QMargins around() const override { return {3, 3, 3, 7}; }
    int radius() const override { return int(radius::card); }
    void paintCard(QPainter& painter, const QRectF& card, QStyle::State state,
                   const QModelIndex& index) const override;
};

} // namespace app
