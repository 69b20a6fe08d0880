// SPDX-License-Identifier: GPL-3.0-or-later
#include "gene_switch_picture.h"

#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainter>

#include <vector>

namespace app {

using genotype::Trait;

namespace {

/// A stretch of the DNA, in hundredths of its length.
struct Part {
    qreal from;
    qreal to;
    Trait colour;
    QString name;
};

std::vector<Part> partsOf(bool pea) {
    if (!pea)
        return {{2, 21, Trait::FlowerColour, Figures::tr("promoter")},
                {22, 38, Trait::PlantHeight, Figures::tr("operator")},
                {40, 59, Trait::PodColour, Figures::tr("gene %1").arg(QStringLiteral("Z"))},
                {60, 78, Trait::PodColour, Figures::tr("gene %1").arg(QStringLiteral("Y"))},
                {79, 98, Trait::PodColour, Figures::tr("gene %1").arg(QStringLiteral("A"))}};
    return {{2, 21, Trait::PlantHeight, Figures::tr("enhancer")},
            {44, 63, Trait::FlowerColour, Figures::tr("promoter")},
            {65, 98, Trait::PodColour, Figures::tr("gene")}};
}

} // namespace

QString GeneSwitch::story() const {
    if (!pea)
        return bound ? Figures::tr("A repressor (one kind of transcription factor) sits on the operator, "
                                   "so RNA polymerase cannot pass. All three genes of the operon are off.")
                     : Figures::tr("Nothing is in the way: RNA polymerase copies all three genes of the "
                                   "operon into one mRNA. They are switched on together.");
    return bound ? Figures::tr("A transcription factor has bound to the enhancer. The DNA bends, and RNA "
                               "polymerase starts at the promoter: this gene, and only this gene, is on.")
                 : Figures::tr("Without its transcription factor the gene is hardly read, even though "
                               "promoter and gene are intact.");
}

void GeneSwitch::paint(QPainter& painter, const QRectF& room) const {
    const Theme& theme = Theme::current();
    const qreal left = theme.px(6);
    const qreal length = room.width() - 2 * left;
    const qreal middle = room.height() * 0.5;
    const qreal thick = theme.px(30);
    const auto at = [&](qreal place) { return left + length * place / 100; };
    painter.setPen(linePen(Role::ControlLine, 3));
    painter.drawLine(QPointF(at(0), middle), QPointF(at(100), middle));
    const std::vector<Part> parts = partsOf(pea);
    for (const Part& part : parts) {
        const TraitColours colours = theme.trait(part.colour);
        const QRectF rect(at(part.from), middle - thick / 2, at(part.to) - at(part.from), thick);
        paintCell(painter, rect, colours.tint, colours.fill);
        drawWords(
            painter, rect, Qt::AlignCenter, part.name,
            fitted(theme.sans(type::small, QFont::DemiBold), part.name, rect.width() - theme.px(4), 0.7),
            colours.textOnTint);
    }
    // Paints the factor on its stretch of DNA, or floating beside it.
    const Part& site = !pea ? parts[1] : parts[0];
    const QString factor = !pea ? Figures::tr("repressor") : Figures::tr("factor");
    const qreal wide = std::max(at(site.to) - at(site.from), qreal(theme.px(66)));
    const qreal centre = (at(site.from) + at(site.to)) / 2;
    const QRectF body(std::max<qreal>(left, centre - wide / 2),
                      bound ? middle - thick / 2 - theme.px(25) : theme.px(2), wide, theme.px(25));
    const TraitColours colours = theme.trait(Trait::PlantHeight);
    setInk(painter, linePen(colours.textOnTint), colours.fill);
    painter.drawEllipse(body);
    drawWords(painter, body, Qt::AlignCenter, factor,
              fitted(theme.sans(11.5), factor, body.width() - theme.px(10), 0.7), colours.onFill);
    // Paints what is made: mRNA and proteins.
    const qreal below = middle + thick / 2 + theme.px(14);
    if (!isRead()) {
        drawWords(painter, {left, below, length, qreal(theme.px(18))}, Qt::AlignCenter,
                  Figures::tr("no mRNA"), theme.sans(type::small), Role::SoftInk);
        return;
    }
    const qreal from = at(!pea ? 40 : 65);
    QPolygonF wave;
    for (qreal x = from; x <= at(98); x += theme.px(4))
        wave << QPointF(x, below + theme.px(4) + (wave.size() % 2 ? -1 : 1) * theme.px(2.5));
    setInk(painter, linePen(theme.trait(Trait::PodColour).textOnTint, 2));
    painter.drawPolyline(wave);
    painter.setFont(theme.sans(type::small));
    drawWords(painter, {from, below + theme.px(9), at(98) - from, qreal(theme.px(18))}, Qt::AlignCenter,
              !pea ? Figures::tr("one mRNA, three proteins") : Figures::tr("one mRNA, one protein"));
}

} // namespace app
