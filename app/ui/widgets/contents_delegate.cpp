// SPDX-License-Identifier: GPL-3.0-or-later
#include "contents_delegate.h"

#include "app/ui/theme/style.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <QtWidgets/QListView>

#include <algorithm>

namespace app {

namespace {

QRect inner(const QRect& rect) {
    const Theme& theme = Theme::current();
    return rect.adjusted(theme.px(10), theme.px(7), -theme.px(10), -theme.px(7));
}

/// The picture before the words; null if there is none.
QPixmap pictureOf(const QModelIndex& index) {
    return index.data(Qt::DecorationRole).value<QPixmap>();
}
/// How much of a row its picture takes.
int pictureRoom(const QPixmap& picture) {
    return picture.isNull()
               ? 0
               : int(picture.deviceIndependentSize().width()) + Theme::current().px(space::small);
}

/// Always measured in bold, so that choosing an entry does not move others.
QFont font() {
    return Theme::current().font(TextRole::Strong);
}

} // namespace

void ContentsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const Theme& theme = Theme::current();
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const bool hover = option.state.testFlag(QStyle::State_MouseOver);
    const QRectF sheet = QRectF(option.rect).adjusted(1, 1, -1, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (chosen || hover) {
        painter->setPen(chosen ? QPen(theme.colour(Role::Sage), 1.2 * theme.scale()) : QPen(Qt::NoPen));
        painter->setBrush(theme.colour(Role::SageTint));
        painter->drawRoundedRect(sheet, theme.px(7), theme.px(7));
    }
    painter->setFont(chosen ? font() : theme.font(TextRole::Body));
    painter->setPen(theme.colour(Role::Ink));
    QRect words = inner(option.rect);
    if (const QPixmap picture = pictureOf(index); !picture.isNull()) {
        const QSizeF size = picture.deviceIndependentSize();
        painter->drawPixmap(
            QPointF(words.left(), option.rect.top() + (option.rect.height() - size.height()) / 2), picture);
        words.setLeft(words.left() + pictureRoom(picture));
    }
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, index.data().toString());
    if (option.state.testFlag(QStyle::State_HasFocus) &&
        option.state.testFlag(QStyle::State_KeyboardFocusChange))
        paintFocusRing(*painter, sheet, theme.px(7));
    painter->restore();
}

QSize ContentsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const QRect room(0, 0, view ? view->viewport()->width() : option.rect.width(), 10000);
    const QPixmap picture = pictureOf(index);
    const QRect taken = QFontMetrics(font()).boundingRect(inner(room).adjusted(pictureRoom(picture), 0, 0, 0),
                                                          Qt::TextWordWrap, index.data().toString());
    const int least = int(picture.deviceIndependentSize().height());
    return {room.width(), std::max(taken.height() + (room.height() - inner(room).height()),
                                   least + Theme::current().px(space::small))};
}

} // namespace app
