// SPDX-License-Identifier: GPL-3.0-or-later
#include "pressed_plant_delegate.h"

#include "app/ui/paint/plant_painter.h"
#include "app/ui/theme/theme.h"

#include <QtGui/QPainter>

namespace app {

namespace {

/// In pixels at scale 1.
constexpr int line = 18;

} // namespace

void PressedPlantDelegate::paintCard(QPainter& painter, const QRectF& sheet, QStyle::State state,
                                     const QModelIndex& index) const {
    const Theme& theme = Theme::current();
    const bool chosen = state.testFlag(QStyle::State_Selected);
    const bool grown = index.data(GrownRole).toBool();
    QPen edge = chosen ? QPen(theme.colour(app::Role::Sage), theme.px(2.5))
                       : QPen(theme.colour(app::Role::ControlLine), qMax(1, theme.px(1)));
    if (!grown)
        edge.setStyle(Qt::DashLine);
    painter.setPen(edge);
    painter.setBrush(grown ? QBrush(theme.colour(app::Role::PlantGround)) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(sheet, theme.px(radius()), theme.px(radius()));
    const QRectF inside = sheet.adjusted(theme.px(4), theme.px(4), -theme.px(4), -theme.px(4));
    const QRectF number(inside.left(), inside.bottom() - 2 * theme.px(line), inside.width(), theme.px(line));
    const QRectF genotypes = number.translated(0, theme.px(line));
    if (grown) {
        const auto looks = index.data(LooksRole).value<QList<PlantLook>>();
        const int columns = qBound(1, static_cast<int>(looks.size()), 3);
        const int rows = (static_cast<int>(looks.size()) + columns - 1) / columns;
        const QSize size(qRound(inside.width()) / columns,
                         qRound(number.top() - inside.top()) / qMax(1, rows));
        for (int i = 0; i < looks.size(); ++i)
            painter.drawPixmap(inside.topLeft() +
                                   QPointF(i % columns * size.width(), i / columns * size.height()),
                               plantPixmap(looks[i], size, painter.device()->devicePixelRatioF()));
    }
    painter.setPen(theme.colour(grown ? app::Role::Ink : app::Role::SoftInk));
    painter.setFont(theme.sans(12, grown ? QFont::Bold : QFont::Normal));
    painter.drawText(number, Qt::AlignCenter, index.data(NumberRole).toString());
    painter.setFont(theme.genotypeFont(13));
    painter.drawText(genotypes, Qt::AlignCenter, index.data(GenotypeRole).toString());
}

} // namespace app
