// SPDX-License-Identifier: GPL-3.0-or-later
#include "contents_delegate.h"

#include "app/ui/theme/style.h"
#include "app/ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QListView>

namespace app {

namespace {

QRect inner(const QRect& rect) {
    const Theme& theme = Theme::current();
    return rect.adjusted(theme.px(10), theme.px(7), -theme.px(10), -theme.px(7));
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
    painter->drawText(inner(option.rect), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                      index.data().toString());
    if (option.state.testFlag(QStyle::State_HasFocus) &&
        option.state.testFlag(QStyle::State_KeyboardFocusChange))
        paintFocusRing(*painter, sheet, theme.px(7));
    painter->restore();
}

QSize ContentsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const QRect room(0, 0, view ? view->viewport()->width() : option.rect.width(), 10000);
    const QRect taken =
        QFontMetrics(font()).boundingRect(inner(room), Qt::TextWordWrap, index.data().toString());
    return {room.width(), taken.height() + (room.height() - inner(room).height())};
}

} // namespace app
