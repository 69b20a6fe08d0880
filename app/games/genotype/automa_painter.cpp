// SPDX-License-Identifier: GPL-3.0-or-later
#include "automa_painter.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/paint/words_painter.h"
#include "engine/genotype/model/genetics.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>

namespace app {

using namespace genotype;

namespace {

QPainterPath arrowDown(const QPointF& tip, qreal side) {
    QPainterPath path(tip);
    path.lineTo(tip + QPointF(-side / 2, -side * 0.9));
    path.lineTo(tip + QPointF(side / 2, -side * 0.9));
    path.closeSubpath();
    return path;
}

QString letterText(const AutomaLetter& letter) {
    return QString(QLatin1Char(genotype::letterOf(letter.trait, letter.capital)));
}

} // namespace

AutomaMarks marksOf(Automa card, Trait row) {
    const AutomaCard& data = automaCard(card);
    return {.arrows = data.single == row ? 1 : data.twice == row ? 2 : 0, .mutation = data.mutation == row};
}

void paintAutomaMarks(QPainter& painter, const QRectF& rect, const AutomaMarks& marks, Trait row) {
    const int count = marks.arrows + (marks.mutation ? 1 : 0);
    if (count == 0)
        return;
    const qreal side = std::min(rect.height(), rect.width() / count);
    qreal x = rect.center().x() - side * count / 2 + side / 2;
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < marks.arrows; ++i, x += side) {
        setInk(painter, Qt::NoPen, Theme::current().trait(row).textOnTint);
        painter.drawPath(arrowDown({x, rect.center().y() + side * 0.4}, side * 0.8));
    }
    if (marks.mutation)
        paintDie(painter, QRectF(x - side / 2, rect.center().y() - side / 2, side, side), row,
                 DieFace::Mutation);
}

void paintAutomaCard(QPainter& painter, const QRectF& rect, Automa card, const QString& title) {
    const Theme& theme = Theme::current();
    const AutomaCard& data = automaCard(card);
    painter.setRenderHint(QPainter::Antialiasing);
    setInk(painter, QPen(theme.colour(Role::ControlLine), theme.px(1.4)), Role::Panel);
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.px(8), theme.px(8));
    const qreal margin = theme.px(9);
    const QRectF inside = rect.adjusted(margin, margin, -margin, -margin);

    // At the top: the letter that decides, or a second sheet for "copy", and opposite it the pips.
    const qreal head = theme.px(34);
    const QRectF letter(inside.left(), inside.top(), head, head);
    if (data.letter) {
        const TraitColours colours = theme.trait(data.letter->trait);
        setInk(painter, QPen(colours.textOnTint, theme.px(1.2)), colours.tint);
        painter.drawEllipse(letter);
        drawWords(painter, letter, Qt::AlignCenter, letterText(*data.letter), theme.genotypeFont(19),
                  colours.textOnTint);
    } else {
        setInk(painter, QPen(theme.colour(Role::SoftInk), theme.px(1.4)), Role::Panel);
        const qreal sheet = head * 0.6;
        painter.drawRoundedRect(QRectF(letter.left() + head * 0.3, letter.top(), sheet, sheet * 1.2), 2, 2);
        painter.drawRoundedRect(
            QRectF(letter.left() + head * 0.05, letter.top() + head * 0.25, sheet, sheet * 1.2), 2, 2);
    }
    setInk(painter, Qt::NoPen, Role::Ink);
    const qreal pip = theme.px(9);
    for (int i = 0; i < data.pips; ++i)
        painter.drawEllipse(QRectF(inside.right() - (data.pips - i) * (pip + theme.px(4)) + theme.px(4),
                                   letter.center().y() - pip / 2, pip, pip));

    // The action.
    const qreal row = theme.px(25);
    const QRectF name(inside.left(), letter.bottom() + theme.px(4), inside.width(),
                      inside.height() - head - 4 * row - theme.px(10));
    drawWords(painter, name, Qt::AlignCenter | Qt::TextWordWrap, title,
              fitted(theme.sans(14, QFont::Bold), title, name.width() * 1.9, 0.7));

    // The rows of a plant card, from the top: R F G T.
    qreal y = inside.bottom() - 4 * row;
    for (const Trait trait : allTraits) {
        const TraitColours colours = theme.trait(trait);
        const QRectF line(inside.left(), y + theme.px(1), inside.width(), row - theme.px(2));
        setInk(painter, Qt::NoPen, colours.tint);
        painter.drawRoundedRect(line, theme.px(4), theme.px(4));
        drawWords(painter, line.adjusted(theme.px(8), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                  genotypeText(trait, Genotype::Heterozygous), theme.genotypeFont(13), colours.textOnTint);
        paintAutomaMarks(painter,
                         QRectF(line.center().x() - theme.px(6), line.top() + theme.px(3), line.width() / 2,
                                line.height() - theme.px(6)),
                         marksOf(card, trait), trait);
        y += row;
    }
}

} // namespace app
