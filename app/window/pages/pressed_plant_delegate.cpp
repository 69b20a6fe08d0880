// SPDX-License-Identifier: GPL-3.0-or-later
#include "pressed_plant_delegate.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainter>

namespace app {

namespace {

/// In pixels at scale 1.
constexpr int line = 18;

/// "RR Ff" in the middle, each genotype in the colour of its trait.
void paintGenotypes(QPainter& painter, const QRectF& rect, const QString& genotypes, bool isGrown) {
    const Theme& theme = Theme::current();
    const QFont font = fitted(theme.genotypeFont(type::small), genotypes, rect.width());
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    qreal left = rect.center().x() - metrics.horizontalAdvance(genotypes) / 2;
    for (const QString& one : genotypes.split(QLatin1Char(' '))) {
        QColor ink = theme.colour(app::Role::SoftInk);
        for (const genotype::Trait trait : genotype::allTraits)
            if (isGrown &&
                genotypeText(trait, genotype::Genotype::HomozygousDominant).front() == one.front().toUpper())
                ink = theme.trait(trait).textOnTint;
        painter.setPen(ink);
        painter.drawText(QRectF(left, rect.top(), rect.width(), rect.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, one);
        left += metrics.horizontalAdvance(one + QLatin1Char(' '));
    }
}

} // namespace

void paintOutline(QPainter& painter, const QRectF& rect, const PlantLook& look, const QColor& colour) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QSize size = rect.size().toSize();
    QPixmap outline = plantPixmap(look, size, ratio).copy();
    if (outline.isNull())
        return;
    QPainter ink(&outline);
    ink.setCompositionMode(QPainter::CompositionMode_SourceIn);
    ink.fillRect(QRect(QPoint(), size), colour);
    ink.end();
    painter.drawPixmap(rect.topLeft(), outline);
}

void PressedPlantDelegate::paintCard(QPainter& painter, const QRectF& sheet, QStyle::State state,
                                     const QModelIndex& index) const {
    const Theme& theme = Theme::current();
    const bool isChosen = state.testFlag(QStyle::State_Selected);
    const bool isGrown = index.data(GrownRole).toBool();
    paintElevation(painter, sheet, theme.px(radius()), isGrown ? Elevation::Rests : Elevation::Sunk);
    if (isChosen) {
        setInk(painter, linePen(app::Role::GlowBorder, stroke::strong));
        painter.drawRoundedRect(sheet, theme.px(radius()), theme.px(radius()));
    }
    const qreal margin = theme.px(space::tight);
    const QRectF inside = sheet.adjusted(margin, margin, -margin, -margin);
    const QRectF head(inside.left(), inside.top(), inside.width(), theme.px(line));
    const QRectF foot(inside.left() - margin / 2, inside.bottom() - theme.px(line), inside.width() + margin,
                      theme.px(line));
    const QRectF room(inside.left(), head.bottom(), inside.width(), foot.top() - head.bottom());
    const auto looks = index.data(LooksRole).value<QList<PlantLook>>();
    const int columns = qBound(1, static_cast<int>(looks.size()), 3);
    const int rows = (static_cast<int>(looks.size()) + columns - 1) / columns;
    const QSize size(qRound(room.width()) / columns, qRound(room.height()) / qMax(1, rows));
    for (int i = 0; i < looks.size(); ++i) {
        const QRectF place(room.topLeft() + QPointF(i % columns * size.width(), i / columns * size.height()),
                           size);
        if (isGrown)
            painter.drawPixmap(place.topLeft(),
                               plantPixmap(looks[i], size, painter.device()->devicePixelRatioF()));
        else
            paintOutline(painter, place, looks[i], theme.colour(app::Role::Line));
    }
    painter.setPen(theme.colour(isGrown ? app::Role::Ink : app::Role::SoftInk));
    painter.setFont(theme.sans(type::small, isGrown ? QFont::Bold : QFont::Normal));
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, index.data(NumberRole).toString());
    painter.setFont(theme.serif(type::small, QFont::Bold));
    painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, index.data(PointsRole).toString());
    paintGenotypes(painter, foot, index.data(GenotypeRole).toString(), isGrown);
}

} // namespace app
