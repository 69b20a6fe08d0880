// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_item_delegate.h"

#include "app/ui/theme/theme.h"

#include <QtGui/QPainter>

namespace app {

void GameItemDelegate::paintCard(QPainter& painter, const QRectF& card, QStyle::State state,
                                 const QModelIndex& index) const {
    const Theme& theme = Theme::current();
    const bool chosen = state.testFlag(QStyle::State_Selected);
    const bool hover = state.testFlag(QStyle::State_MouseOver);
    const bool problem = index.data(ProblemRole).toBool();
    painter.setPen(chosen ? QPen(theme.colour(app::Role::Sage), theme.px(2))
                          : QPen(theme.colour(app::Role::Line), qMax(1, theme.px(1))));
    painter.setBrush(theme.colour(chosen || hover ? app::Role::SageTint : app::Role::Panel));
    painter.drawRoundedRect(card, theme.px(radius()), theme.px(radius()));
    const QRectF inside = card.adjusted(theme.px(12), theme.px(7), -theme.px(12), -theme.px(7));
    const auto line = [&](qreal top, qreal high, const QFont& font, app::Role colour, const QString& words,
                          Qt::Alignment side, qreal wide) {
        painter.setFont(font);
        painter.setPen(theme.colour(colour));
        const QRectF where(side & Qt::AlignRight ? inside.right() - wide : inside.left(), top, wide, high);
        painter.drawText(where, side | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(words, Qt::ElideRight, qRound(wide)));
    };
    const qreal half = inside.height() / 2;
    const QString standing = index.data(StandingRole).toString();
    const QFont strong = theme.sans(12, QFont::Bold);
    const qreal right = qMin(inside.width() / 2, qreal(QFontMetrics(strong).horizontalAdvance(standing)) + 2);
    line(inside.top(), half, theme.sans(14, QFont::Bold), app::Role::Ink, index.data(TitleRole).toString(),
         Qt::AlignLeft, inside.width() - right - theme.px(8));
    line(inside.top(), half, strong, problem ? app::Role::Warning : app::Role::SageText, standing,
         Qt::AlignRight, right);
    line(inside.top() + half, half, theme.font(TextRole::Body), app::Role::SoftInk,
         index.data(PlayersRole).toString(), Qt::AlignLeft, inside.width());
}

} // namespace app
