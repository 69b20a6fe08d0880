// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card_delegate.h"

namespace app {

/// A saved game in the list: its title and, below it, players, progress and date.
class GameItemDelegate : public CardDelegate {
    Q_OBJECT
public:
    enum Role { TitleRole = Qt::UserRole + 1, PlayersRole, StandingRole, ProblemRole };

    using CardDelegate::CardDelegate;

protected:
    QSize itemSize() const override { return {240, 62}; }
    QMargins around() const override { return {1, 2, 1, 2}; }
    int radius() const override { return 7; }
    void paintCard(QPainter& painter, const QRectF& card, QStyle::State state,
                   const QModelIndex& index) const override;
};

} // namespace app
