// SPDX-License-Identifier: GPL-3.0-or-later
#include "pressed_plant_delegate.h"

#include "app/paint/plant_painter.h"
#include "app/theme/style.h"
#include "app/theme/theme.h"

#include <QtGui/QPainter>

namespace app {

namespace {

/// In pixels at scale 1. Four genotypes stand on one line.
constexpr int wide = 104;
constexpr int high = 142;
constexpr int line = 18;

} // namespace

void PressedPlantDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const {
    const Theme& theme = Theme::current();
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const bool grown = index.data(GrownRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF sheet = QRectF(option.rect).adjusted(theme.px(3), theme.px(3), -theme.px(3), -theme.px(3));
    QPen edge = chosen ? QPen(theme.colour(app::Role::Sage), theme.px(2.5))
                       : QPen(theme.colour(app::Role::ControlLine), qMax(1, theme.px(1)));
    if (!grown)
        edge.setStyle(Qt::DashLine);
    painter->setPen(edge);
    painter->setBrush(grown ? QBrush(theme.colour(app::Role::PlantGround)) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(sheet, theme.px(6), theme.px(6));
    const QRectF inside = sheet.adjusted(theme.px(4), theme.px(4), -theme.px(4), -theme.px(4));
    const QRectF number(inside.left(), inside.bottom() - 2 * theme.px(line), inside.width(), theme.px(line));
    const QRectF genotypes = number.translated(0, theme.px(line));
    if (grown) {
        const QSize size(qRound(inside.width()), qRound(number.top() - inside.top()));
        painter->drawPixmap(inside.topLeft(), plantPixmap(index.data(LookRole).value<PlantLook>(), size,
                                                          painter->device()->devicePixelRatioF()));
    }
    painter->setPen(theme.colour(grown ? app::Role::Ink : app::Role::SoftInk));
    painter->setFont(theme.sans(12, grown ? QFont::Bold : QFont::Normal));
    painter->drawText(number, Qt::AlignCenter, index.data(NumberRole).toString());
    painter->setFont(theme.genotypeFont(13));
    painter->drawText(genotypes, Qt::AlignCenter, index.data(GenotypeRole).toString());
    if (option.state.testFlag(QStyle::State_HasFocus) &&
        option.state.testFlag(QStyle::State_KeyboardFocusChange))
        paintFocusRing(*painter, sheet, theme.px(6));
    painter->restore();
}

QSize PressedPlantDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    const Theme& theme = Theme::current();
    return {theme.px(wide), theme.px(high)};
}

} // namespace app
