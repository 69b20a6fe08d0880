// SPDX-License-Identifier: GPL-3.0-or-later
#include "meiosis_painter.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

QString alleleLetter(const lessons::Gene& gene, lessons::AlleleIndex allele) {
    return QString::fromStdString(gene.symbols[allele]);
}

/// A pair has the colours of its first gene; genes that the game does not have take turns.
TraitColours pairColours(const lessons::Cross& cross, const lessons::ChromosomePair& pair,
                         std::size_t number) {
    const auto& trait = cross.genes[pair.genes[0]].trait;
    return Theme::current().trait(trait ? *trait : genotype::allTraits[number % genotype::allTraits.size()]);
}

/// The cells, melted together where they overlap, so that a dividing cell is pinched off.
void paintDividingCells(QPainter& painter, const MeiosisScene& scene) {
    QPainterPath outline;
    for (const QRectF& cell : scene.cells) {
        QPainterPath one;
        const qreal round = std::min(cell.width() * 0.4, cell.height() * 0.3);
        one.addRoundedRect(cell, round, round);
        outline = outline.united(one);
    }
    setInk(painter, linePen(Role::Sage, 1.6), Role::PlantGround);
    painter.drawPath(outline);
}

void paintSpindle(QPainter& painter, const MeiosisScene& scene) {
    if (scene.spindle <= 0)
        return;
    painter.setOpacity(scene.spindle);
    painter.setPen(linePen(Role::ControlLine));
    for (const auto& pair : scene.pairs)
        for (const auto& chromatid : pair)
            painter.drawLine(chromatid.pole, chromatid.centromere);
    painter.setOpacity(1);
}

struct ChromosomeArt {
    const ChromatidShape& shape;
    TraitColours colours;
    qreal thickness;
};

void fillChromatidPiece(QPainter& painter, const QRectF& piece, bool striped, const TraitColours& colours) {
    painter.fillRect(piece, striped ? colours.tint : colours.fill);
    if (!striped)
        return;
    const Theme& theme = Theme::current();
    painter.setPen(linePen(colours.fill, 2));
    const qreal step = theme.px(5);
    for (qreal y = std::floor(piece.top() / step) * step - step; y < piece.bottom() + step; y += step) {
        painter.save();
        painter.setClipRect(piece, Qt::IntersectClip);
        painter.drawLine(QPointF(piece.left(), y + piece.width() / 2), QPointF(piece.right(), y));
        painter.restore();
    }
}

/// A chromatid upright around its centromere, at the painter's origin. `origins`: from which homologue it has
/// the piece with each gene, and its tip.
void paintChromatid(QPainter& painter, const ChromosomeArt& art, const std::vector<std::size_t>& origins) {
    const qreal half = art.thickness / 2;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(-half, -art.shape.above, art.thickness, art.shape.above), half, half);
    outline.addRoundedRect(QRectF(-half, 0, art.thickness, art.shape.below), half, half);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    qreal top = -art.shape.above;
    for (std::size_t place = 0; place < origins.size(); ++place) {
        const bool last = place + 1 == origins.size();
        const qreal bottom = last ? art.shape.below : art.shape.swaps[place];
        fillChromatidPiece(painter, {-half, top, art.thickness, bottom - top}, origins[place] == 1,
                           art.colours);
        top = bottom;
    }
    painter.restore();
    setInk(painter, linePen(art.colours.textOnTint, 1.2));
    painter.drawPath(outline);
    painter.setBrush(art.colours.textOnTint);
    painter.drawEllipse(QPointF(), half * 0.5, half * 0.5);
}

void paintChromosomePair(QPainter& painter, const MeiosisLayout& layout, const MeiosisScene& scene,
                         const lessons::Meiosis& meiosis, const lessons::Cross& cross, std::size_t number) {
    const Theme& theme = Theme::current();
    const lessons::ChromosomePair& pair = meiosis.pairs()[number];
    const TraitColours colours = pairColours(cross, pair, number);
    const auto& chromatids = scene.pairs[number];
    const bool crossed = scene.crossedOver > 0.5;
    const qreal band = alleleBand(cross);
    const ChromatidShape& whole = layout.shape(number);
    const ChromatidShape y = MeiosisLayout::shortened(whole);
    for (std::size_t i = 0; i < chromatids.size(); ++i) {
        if (scene.copies <= 0 && i % 2 == 1)
            continue;
        // Sisters are joined at the centromere.
        if (i % 2 == 1 && scene.joints > 0) {
            painter.setPen(linePen(colours.textOnTint, 3, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(chromatids[i - 1].centromere, chromatids[i].centromere);
        }
        painter.save();
        painter.translate(chromatids[i].centromere);
        painter.rotate(chromatids[i].angle);
        if (pair.y == i / 2) {
            paintChromatid(painter, {y, colours, layout.thickness()}, {i / 2});
            const qreal beside = layout.bandHeight();
            paintAlleleBand(painter, {-band / 2, y.below - beside, band, beside}, QStringLiteral("Y"),
                            colours);
        } else {
            std::vector<std::size_t> origins;
            for (std::size_t gene = 0; gene <= pair.genes.size(); ++gene)
                origins.push_back(crossed ? meiosis.originOf(number, i, gene) : i / 2);
            paintChromatid(painter, {whole, colours, layout.thickness()}, origins);
            for (std::size_t gene = 0; gene < pair.genes.size(); ++gene)
                paintAlleleBand(
                    painter,
                    {-band / 2, whole.genes[gene] - layout.bandHeight() / 2, band, layout.bandHeight()},
                    alleleLetter(cross.genes[pair.genes[gene]], meiosis.alleleOf(number, i, gene, crossed)),
                    colours);
        }
        painter.restore();
    }
    if (scene.marks <= 0)
        return;
    painter.setPen(linePen(Role::GlowBorder, 2.2, Qt::SolidLine, Qt::RoundCap));
    const QPointF reach(0, theme.px(5));
    for (const lessons::Crossover& crossover : meiosis.courses()[number].crossovers) {
        const QPointF down(0, whole.swaps[crossover.after]);
        const QPointF one = chromatids[crossover.chromatids[0]].centromere + down;
        const QPointF other = chromatids[crossover.chromatids[1]].centromere + down;
        painter.drawLine(one - reach, other + reach);
        painter.drawLine(one + reach, other - reach);
    }
}

} // namespace

QFont alleleFont() {
    return Theme::current().genotypeFont(13);
}

void paintAlleleBand(QPainter& painter, const QRectF& band, const QString& letter,
                     const TraitColours& colours, const QFont& font) {
    setInk(painter, linePen(colours.textOnTint), Role::Panel);
    painter.drawRoundedRect(band, Theme::current().px(4), Theme::current().px(4));
    drawWords(painter, band, Qt::AlignCenter, letter, font, colours.textOnTint);
}

qreal alleleBand(const lessons::Cross& cross) {
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(alleleFont());
    qreal widest = theme.px(12);
    for (const lessons::Gene& gene : cross.genes)
        for (const std::string& symbol : gene.symbols)
            widest = std::max(widest, metrics.horizontalAdvance(QString::fromStdString(symbol)));
    return widest + theme.px(6);
}

void paintMeiosis(QPainter& painter, const MeiosisLayout& layout, const MeiosisScene& scene,
                  const lessons::Meiosis& meiosis, const lessons::Cross& cross) {
    const Theme& theme = Theme::current();
    paintDividingCells(painter, scene);
    paintSpindle(painter, scene);
    for (std::size_t pair = 0; pair < scene.pairs.size(); ++pair)
        paintChromosomePair(painter, layout, scene, meiosis, cross, pair);
    if (scene.labels <= 0)
        return;
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(theme.genotypeFont(type::body));
    for (std::size_t product = 0; product < scene.cells.size(); ++product)
        drawWords(painter, layout.labelOf(scene.cells[product]), Qt::AlignCenter,
                  QString::fromStdString(lessons::notation(cross, meiosis.product(product))));
}

} // namespace app
