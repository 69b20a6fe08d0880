// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_item_delegate.h"

#include "app/documents/saved_game.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/elevation.h"
#include "saved_game_picture.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace app {

namespace {

constexpr qreal itemPictureWide = 124;
/// A narrower card has no picture.
constexpr qreal leastWithPicture = 300;

} // namespace

void GameItemDelegate::paintCard(QPainter& painter, const QRectF& card, QStyle::State state,
                                 const QModelIndex& index) const {
    const Theme& theme = Theme::current();
    const bool chosen = state.testFlag(QStyle::State_Selected);
    const bool hover = state.testFlag(QStyle::State_MouseOver);
    const auto game = index.data(GameRole).value<SavedGame>();
    const qreal round = theme.px(radius());
    paintElevation(painter, card, round, Elevation::Rests,
                   theme.colour(hover && !chosen ? app::Role::SageTint : app::Role::Panel));
    painter.setRenderHint(QPainter::Antialiasing);
    if (chosen) {
        const qreal inset = theme.px(stroke::strong) / 2.0;
        setInk(painter, linePen(app::Role::GlowBorder, stroke::strong));
        painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), round - inset, round - inset);
    }
    const qreal margin = theme.px(space::small);
    QRectF inside = card.adjusted(margin, margin, -margin, -margin);
    if (card.width() >= theme.px(leastWithPicture)) {
        const QRectF picture(inside.topLeft(), QSizeF(theme.px(itemPictureWide), inside.height()));
        QPainterPath frame;
        frame.addRoundedRect(picture, theme.px(radius::space), theme.px(radius::space));
        painter.save();
        painter.setClipPath(frame, Qt::IntersectClip);
        paintSavedGame(painter, picture, game, false);
        painter.restore();
        inside.setLeft(picture.right() + theme.px(space::card));
    } else {
        inside.setLeft(inside.left() + theme.px(space::small));
    }
    const qreal line = inside.height() / 3;
    qreal top = inside.top();
    const auto say = [&](int role, const QFont& font, app::Role ink) {
        painter.setFont(font);
        painter.setPen(theme.colour(ink));
        painter.drawText(QRectF(inside.left(), top, inside.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(index.data(role).toString(), Qt::ElideRight,
                                                          int(inside.width())));
        top += line;
    };
    say(TitleRole, theme.sans(type::lead, QFont::Bold), app::Role::Ink);
    say(PlayersRole, theme.sans(type::body), app::Role::SoftInk);
    say(StandingRole, theme.sans(type::body), game.playable() ? app::Role::Ink : app::Role::Warning);
}

} // namespace app
