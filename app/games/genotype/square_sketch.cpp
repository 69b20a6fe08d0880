// SPDX-License-Identifier: GPL-3.0-or-later
#include "square_sketch.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

using genotype::ActionSquare;
using genotype::Genotype;

void paintSquareSketch(QPainter& painter, const QRectF& room, const ActionSquare& square) {
    const Theme& theme = Theme::current();
    const TraitColours colours = theme.trait(square.trait);
    setInk(painter, Qt::NoPen, colours.tint);
    painter.drawRoundedRect(room, theme.px(radius::space), theme.px(radius::space));
    const qreal high = (room.height() - theme.px(space::small)) / 3;
    const QSizeF cell(high * 1.9, high);
    const qreal gap = theme.px(space::hair);
    const QPointF corner(room.center().x() - cell.width() * 0.75, room.top() + high);
    const QFont font = theme.genotypeFont(std::min<qreal>(type::lead, high / theme.scale() * 0.62));
    const auto letter = [&](Genotype parent, int position) {
        return QString(
            QLatin1Char(genotype::letterOf(square.trait, genotype::alleleIsDominant(parent, position))));
    };
    for (int i = 0; i < 2; ++i) {
        drawWords(painter, {corner.x() + i * cell.width(), room.top(), cell.width(), high}, Qt::AlignCenter,
                  letter(square.parents.top, i), font, colours.textOnTint);
        drawWords(painter, {corner.x() - cell.width() / 2, corner.y() + i * high, cell.width() / 2, high},
                  Qt::AlignCenter, letter(square.parents.left, i), font, colours.textOnTint);
    }
    for (int i = 0; i < 4; ++i) {
        const Genotype inside = genotype::punnettCell(square.parents, i);
        const bool wanted = square.wanted == inside;
        const QRectF box(corner.x() + (i % 2) * cell.width() + gap, corner.y() + (i / 2) * high + gap,
                         cell.width() - 2 * gap, high - 2 * gap);
        setInk(painter, Qt::NoPen, wanted ? colours.fill : theme.colour(Role::Panel));
        painter.drawRoundedRect(box, theme.px(radius::chip), theme.px(radius::chip));
        drawWords(painter, box, Qt::AlignCenter, genotypeText(square.trait, inside), font,
                  wanted ? colours.onFill : colours.textOnTint);
    }
}

} // namespace app
