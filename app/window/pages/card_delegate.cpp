// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_delegate.h"

#include "app/ui/theme/style.h"
#include "app/ui/theme/theme.h"

#include <QtGui/QPainter>

namespace app {

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const qreal scale = Theme::current().scale();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(option.rect).marginsRemoved(QMarginsF(around()) * scale);
    paintCard(*painter, card, option.state, index);
    if (option.state.testFlag(QStyle::State_HasFocus) &&
        option.state.testFlag(QStyle::State_KeyboardFocusChange))
        paintFocusRing(*painter, card, Theme::current().px(radius()));
    painter->restore();
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    const Theme& theme = Theme::current();
    return {theme.px(itemSize().width()), theme.px(itemSize().height())};
}

} // namespace app
