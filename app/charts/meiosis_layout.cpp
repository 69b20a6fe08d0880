// SPDX-License-Identifier: GPL-3.0-or-later
#include "meiosis_layout.h"

#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"

#include <algorithm>

namespace app {

using lessons::MeiosisPhase;

namespace {

// Pairs differ in length and in where the centromere is, as real ones do.
constexpr std::array<qreal, 4> pairLengths{1, 0.82, 0.68, 0.56};
constexpr std::array<qreal, 4> pairShortArms{0.26, 0.4, 0.18, 0.34};
// Before they pair up, chromosomes lie about: shares of the picture's width, and degrees.
constexpr std::array<qreal, 4> chromosomeStrays{-0.03, 0.04, -0.05, 0.02};
constexpr std::array<qreal, 4> pairStrays{-0.07, 0.08, -0.03, 0.05};
constexpr std::array<qreal, 4> chromosomeAngles{-7, 6, -5, 8};

template <typename Table> auto ofPair(const Table& table, std::size_t pair) {
    return table[pair % table.size()];
}

/// The place of gene `i` of `n` on the long arm, as a share of it.
qreal geneShare(std::size_t i, std::size_t n) {
    if (n == 1)
        return 0.45;
    return 0.28 + 0.5 * qreal(i) / qreal(n - 1);
}

ChromatidShape chromatidShapeOf(const lessons::ChromosomePair& pair, std::size_t number, qreal length) {
    ChromatidShape shape;
    shape.above = length * ofPair(pairShortArms, number);
    shape.below = length - shape.above;
    const std::size_t genes = pair.genes.size();
    for (std::size_t i = 0; i < genes; ++i) {
        const qreal here = geneShare(i, genes);
        const qreal next = i + 1 < genes ? geneShare(i + 1, genes) : 1.06;
        shape.genes.push_back(shape.below * here);
        shape.swaps.push_back(shape.below * (here + next) / 2);
    }
    return shape;
}

template <typename Value> Value mixture(const Value& from, const Value& to, qreal share) {
    return from * (1 - share) + to * share;
}

} // namespace

qreal MeiosisLayout::thickness() const {
    return Theme::current().px(12);
}

qreal MeiosisLayout::bandHeight() const {
    return Theme::current().px(17);
}

MeiosisLayout::MeiosisLayout(QSizeF size, const lessons::Meiosis& meiosis, qreal band)
    : m_size(size), m_meiosis(meiosis), m_band(band) {
    const Theme& theme = Theme::current();
    const QRectF cell = cellsIn(MeiosisPhase::Cell)[0];
    const auto& pairs = meiosis.pairs();
    const qreal gap = theme.px(10);
    const auto shareOf = [&pairs](std::size_t pair) {
        return ofPair(pairLengths, pair) * (pairs[pair].genes.size() > 1 ? 1.3 : 1);
    };
    qreal all = 0;
    for (std::size_t pair = 0; pair < pairs.size(); ++pair)
        all += shareOf(pair);
    const qreal room = cell.height() - theme.px(20) - gap * qreal(pairs.size() - 1);
    const qreal unit = std::min<qreal>(room / all, theme.px(165));
    qreal top = cell.center().y() - (unit * all + gap * qreal(pairs.size() - 1)) / 2;
    for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
        m_shapes.push_back(chromatidShapeOf(pairs[pair], pair, unit * shareOf(pair)));
        m_rows.push_back(top + m_shapes.back().above);
        top += unit * shareOf(pair) + gap;
    }
}

ChromatidShape MeiosisLayout::shortened(const ChromatidShape& shape) {
    ChromatidShape y;
    y.above = shape.above * 0.7;
    y.below = shape.below * 0.32;
    return y;
}

QRectF MeiosisLayout::labelOf(const QRectF& cell) const {
    const qreal top = cell.bottom() + Theme::current().px(2);
    return {cell.left(), top, cell.width(), m_size.height() - Theme::current().px(4) - top};
}

std::array<QRectF, lessons::productsOfMeiosis> MeiosisLayout::cellsIn(MeiosisPhase phase) const {
    const Theme& theme = Theme::current();
    const qreal edge = theme.px(6);
    const qreal high = m_size.height() - edge - theme.px(27);
    const int cells = lessons::countsIn(phase, 1).cells;
    const qreal wide = (m_size.width() - 2 * edge) / cells;
    const qreal inset = cells > 1                          ? qreal(theme.px(3))
                        : phase == MeiosisPhase::AnaphaseI ? 0
                                                           : m_size.width() * 0.09;
    std::array<QRectF, lessons::productsOfMeiosis> result;
    for (std::size_t product = 0; product < result.size(); ++product)
        result[product] = QRectF(edge + wide * qreal(lessons::cellOf(phase, product)), edge, wide, high)
                              .adjusted(inset, 0, -inset, 0);
    return result;
}

/// The middle of a chromatid at a place among the four of its pair.
qreal MeiosisLayout::across(MeiosisPhase phase, std::size_t pair, std::size_t place) const {
    const qreal gap = Theme::current().px(space::hair);
    const qreal sister = (m_band + gap) / 2; // from the middle of a chromosome to a chromatid
    const qreal partner = m_band + 2 * gap;  // from the middle of a pair to a chromosome
    const qreal homologue = place < 2 ? -1 : 1;
    const qreal side = place % 2 == 0 ? -1 : 1;
    const qreal wide = m_size.width();
    switch (phase) {
    case MeiosisPhase::Cell: return wide * (0.5 + 0.2 * homologue + ofPair(chromosomeStrays, pair));
    case MeiosisPhase::Interphase:
        return wide * (0.5 + 0.2 * homologue + ofPair(chromosomeStrays, pair)) + side * sister;
    case MeiosisPhase::ProphaseI:
        return wide * (0.5 + ofPair(pairStrays, pair)) + homologue * partner + side * sister;
    case MeiosisPhase::MetaphaseI: return wide / 2 + homologue * partner + side * sister;
    case MeiosisPhase::AnaphaseI: return wide * (0.5 + 0.29 * homologue) + side * sister;
    case MeiosisPhase::TelophaseI:
        return wide * (0.5 + 0.25 * homologue + ofPair(chromosomeStrays, pair) / 2) + side * sister;
    case MeiosisPhase::MetaphaseII: return wide * (0.5 + 0.25 * homologue) + side * sister;
    case MeiosisPhase::AnaphaseII:
        return wide * (0.5 + 0.25 * homologue) + side * std::max(sister, wide * 0.13);
    case MeiosisPhase::Gametes: return wide * (0.125 + 0.25 * qreal(place));
    }
    return 0;
}

MeiosisScene MeiosisLayout::scene(MeiosisPhase phase) const {
    MeiosisScene scene;
    scene.cells = cellsIn(phase);
    const bool first = phase < MeiosisPhase::TelophaseI;
    for (std::size_t pair = 0; pair < m_shapes.size(); ++pair) {
        scene.pairs.emplace_back();
        for (std::size_t chromatid = 0; chromatid < lessons::chromatidsOfAPair; ++chromatid) {
            const std::size_t place = lessons::placeOf(m_meiosis, phase, pair, chromatid);
            MeiosisScene::Chromatid& drawn = scene.pairs.back()[chromatid];
            drawn.centromere = {across(phase, pair, place), m_rows[pair]};
            if (phase < MeiosisPhase::ProphaseI)
                drawn.angle = ofPair(chromosomeAngles, pair) * (chromatid < 2 ? 1 : -1);
            const QRectF& cell = scene.cells[place];
            drawn.pole = {(first ? place / 2 : place % 2) == 0 ? cell.left() : cell.right(),
                          cell.center().y()};
        }
    }
    scene.copies = phase == MeiosisPhase::Cell ? 0 : 1;
    scene.crossedOver = lessons::isCrossedOver(phase) ? 1 : 0;
    scene.marks = phase == MeiosisPhase::ProphaseI ? 1 : 0;
    scene.joints = phase > MeiosisPhase::Cell && phase < MeiosisPhase::AnaphaseII ? 1 : 0;
    scene.spindle = phase == MeiosisPhase::MetaphaseI || phase == MeiosisPhase::AnaphaseI ||
                            phase == MeiosisPhase::MetaphaseII || phase == MeiosisPhase::AnaphaseII
                        ? 1
                        : 0;
    scene.labels = phase == MeiosisPhase::Gametes ? 1 : 0;
    return scene;
}

MeiosisScene MeiosisLayout::between(const MeiosisScene& from, const MeiosisScene& to, qreal share) {
    MeiosisScene scene = to;
    for (std::size_t i = 0; i < scene.cells.size(); ++i)
        scene.cells[i] = {mixture(from.cells[i].topLeft(), to.cells[i].topLeft(), share),
                          mixture(from.cells[i].bottomRight(), to.cells[i].bottomRight(), share)};
    for (std::size_t pair = 0; pair < scene.pairs.size(); ++pair)
        for (std::size_t i = 0; i < lessons::chromatidsOfAPair; ++i) {
            const auto& before = from.pairs[pair][i];
            const auto& after = to.pairs[pair][i];
            scene.pairs[pair][i] = {mixture(before.centromere, after.centromere, share),
                                    mixture(before.pole, after.pole, share),
                                    mixture(before.angle, after.angle, share)};
        }
    scene.copies = std::max(from.copies, share > 0 ? to.copies : 0.0);
    // First they lie side by side, then they swap.
    constexpr qreal late = 0.75;
    scene.crossedOver = share < late ? from.crossedOver : to.crossedOver;
    scene.marks = share < late ? 0 : to.marks;
    scene.joints = share > 0 ? std::min(1.0, to.joints) : from.joints;
    scene.spindle = mixture(from.spindle, to.spindle, share);
    scene.labels = share < late ? 0 : to.labels;
    return scene;
}

} // namespace app
