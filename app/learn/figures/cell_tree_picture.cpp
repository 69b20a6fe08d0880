// SPDX-License-Identifier: GPL-3.0-or-later
#include "cell_tree_picture.h"

#include "app/charts/figure_words.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

using lessons::CellTree;
using lessons::MutationReach;

namespace {

/// A cell, ringed if it is a germ cell, with a dot if it has the mutation.
void paintCellAt(QPainter& painter, const QPointF& centre, qreal radius, bool germ, bool struck) {
    const Theme& theme = Theme::current();
    const TraitColours ring = theme.trait(genotype::Trait::PlantHeight);
    setInk(painter, germ ? linePen(ring.textOnTint, 2.2) : linePen(Role::ControlLine, 1.3),
           germ ? ring.tint : theme.colour(Role::Panel));
    painter.drawEllipse(centre, radius, radius);
    if (struck) {
        setInk(painter, Qt::NoPen, theme.trait(genotype::Trait::FlowerColour).fill);
        painter.drawEllipse(centre, radius * 0.62, radius * 0.62);
    }
    if (germ) {
        setInk(painter, linePen(ring.textOnTint, 1.2));
        painter.drawEllipse(centre, radius * 0.74, radius * 0.74);
    }
}

} // namespace

CellTreePicture::CellTreePicture(QWidget* parent) : CursorFigure({330, 210}, parent), m_tree(4, 4) {
    setFocusPolicy(Qt::NoFocus);
    announce();
}

void CellTreePicture::setTree(const CellTree& tree) {
    m_tree = tree;
    m_cell = -1;
    announce();
    emit cursorMoved();
}

void CellTreePicture::setPointable(bool pointable) {
    m_pointable = pointable;
    setFocusPolicy(pointable ? Qt::StrongFocus : Qt::NoFocus);
    if (!pointable)
        m_cell = -1;
    announce();
    emit cursorMoved();
}

void CellTreePicture::setCell(int cell) {
    cell = m_pointable ? std::clamp(cell, -1, m_tree.cells() - 1) : -1;
    if (cell == m_cell)
        return;
    m_cell = cell;
    announce();
    emit cursorMoved();
}

QString CellTreePicture::cellText() const {
    if (m_cell < 0)
        return {};
    const QString counts = Figures::tr("Last cells with the mutation: %1 of %2, germ cells among them: %3.")
                               .arg(m_tree.descendantsOf(m_cell).count)
                               .arg(m_tree.lastCells())
                               .arg(m_tree.germCellsOf(m_cell)) +
                           QLatin1Char(' ');
    switch (m_tree.reachOf(m_cell)) {
    case MutationReach::Body: return counts + Figures::tr("It cannot be inherited.");
    case MutationReach::GermLine:
        return counts + Figures::tr("It does not show in this body, but can be inherited.");
    case MutationReach::Both: break;
    }
    return counts + Figures::tr("It can show in this body, and can be inherited.");
}

void CellTreePicture::announce() {
    const QString tree = Figures::tr("A fertilised egg divides into %1 cells; the last %2 are germ cells.")
                             .arg(m_tree.lastCells())
                             .arg(m_tree.germCells());
    describe(Figures::tr("Cells of an embryo"), m_cell < 0 ? tree : tree + QLatin1Char(' ') + cellText());
}

QPointF CellTreePicture::placeOf(int cell) const {
    const Theme& theme = Theme::current();
    const CellTree::Range range = m_tree.descendantsOf(cell);
    const qreal step = (width() - theme.px(12)) / qreal(m_tree.lastCells());
    const qreal high = height() - theme.px(26);
    const qreal row = high / (m_tree.divisions() + 1);
    return {theme.px(6) + step * (range.first + range.count / 2.0), row * (m_tree.rowOf(cell) + 0.5)};
}

qreal CellTreePicture::radiusOf(int cell) const {
    const Theme& theme = Theme::current();
    const qreal step = (width() - theme.px(12)) / qreal(m_tree.lastCells());
    const qreal row = (height() - theme.px(26)) / (m_tree.divisions() + 1);
    const qreal last = std::min({step * 0.4, row * 0.36, qreal(theme.px(13))});
    return last * (1 + 0.12 * (m_tree.divisions() - m_tree.rowOf(cell)));
}

bool CellTreePicture::isStruck(int cell) const {
    if (m_cell < 0 || cell < m_cell)
        return false;
    while (cell > m_cell)
        cell = (cell - 1) / 2;
    return cell == m_cell;
}

void CellTreePicture::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    for (int cell = 1; cell < m_tree.cells(); ++cell) {
        painter.setPen(isStruck((cell - 1) / 2)
                           ? linePen(theme.trait(genotype::Trait::FlowerColour).textOnTint, 2.4)
                           : linePen(Role::ControlLine, 1.3));
        painter.drawLine(placeOf((cell - 1) / 2), placeOf(cell));
    }
    for (int cell = 0; cell < m_tree.cells(); ++cell) {
        const bool last = m_tree.rowOf(cell) == m_tree.divisions();
        const bool germ = last && m_tree.isGermCell(m_tree.descendantsOf(cell).first);
        paintCellAt(painter, placeOf(cell), radiusOf(cell), germ, isStruck(cell));
    }
    if (m_cell >= 0) {
        const qreal reach = radiusOf(m_cell) + theme.px(5);
        const QPointF centre = placeOf(m_cell);
        paintFocusRing(painter, QRectF(centre - QPointF(reach, reach), centre + QPointF(reach, reach)),
                       reach);
    }
    paintLegend(painter);
}

void CellTreePicture::paintLegend(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const qreal high = theme.px(20);
    const qreal top = height() - high;
    const qreal radius = theme.px(radius::chip);
    const QFont font = theme.sans(type::small);
    qreal left = theme.px(8);
    const auto entry = [&](const QString& words, bool germ, bool struck) {
        paintCellAt(painter, {left + radius, top + high / 2}, radius, germ, struck);
        left += 2 * radius + theme.px(6);
        const qreal wide = QFontMetrics(font).horizontalAdvance(words) + theme.px(4);
        drawWords(painter, {left, top, wide, high}, Qt::AlignLeft | Qt::AlignVCenter, words, font);
        left += wide + theme.px(14);
    };
    entry(Figures::tr("germ cell"), true, false);
    entry(Figures::tr("body cell"), false, false);
    if (m_pointable)
        entry(Figures::tr("with the mutation"), false, true);
}

bool CellTreePicture::step(int key) {
    const int cell = std::max(0, m_cell);
    const int row = m_tree.rowOf(cell);
    const int first = (1 << row) - 1;
    switch (key) {
    case Qt::Key_Up: setCell(std::max(0, (cell - 1) / 2)); break;
    case Qt::Key_Down: setCell(row < m_tree.divisions() ? 2 * cell + 1 : cell); break;
    case Qt::Key_Left: setCell(std::max(first, cell - 1)); break;
    case Qt::Key_Right: setCell(std::min(2 * first, cell + 1)); break;
    default: return false;
    }
    return true;
}

void CellTreePicture::pointAt(QPointF point) {
    for (int cell = 0; m_pointable && cell < m_tree.cells(); ++cell) {
        const QPointF gap = point - placeOf(cell);
        const qreal reach = radiusOf(cell) + Theme::current().px(2);
        if (QPointF::dotProduct(gap, gap) <= reach * reach)
            setCell(cell);
    }
}

void CellTreePicture::enter() {
    if (m_cell < 0)
        setCell(0);
}

} // namespace app
