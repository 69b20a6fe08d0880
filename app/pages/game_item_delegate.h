// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace app {

/// A saved game in the list: its title and, below it, players, progress and date.
class GameItemDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    enum Role { TitleRole = Qt::UserRole + 1, PlayersRole, StandingRole, ProblemRole };

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace app
